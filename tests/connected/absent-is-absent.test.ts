import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { ensureBuild } from "../support/built-site.ts";
import { json, type Answerer } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, everyElement } from "../support/page-queries.ts";
import type { Visitor } from "../support/visitor.ts";
import { crawl, plain, unlinked } from "./crawl.ts";
import { promises } from "./promises.ts";
import { openBare, seventeenCalls } from "./seventeen-calls.ts";

beforeAll(ensureBuild);

/** The calls that the site needs (§7), without the dispensable ones and without any setting. */
function requiredCalls(): Readonly<Record<string, Answerer>> {
  const dispensable = /poster|countries|blog|subscriber/u;
  const required = Object.entries(seventeenCalls()).filter(([call]) => !dispensable.test(call));
  return { ...Object.fromEntries(required), "GET /api/settings/cs": () => json([]) };
}

/** Also sells, takes orders and registers customers, but neither sends e-mails nor says more of itself. */
function sellingCalls(): Readonly<Record<string, Answerer>> {
  const offer = { id: 1, name: "V pokladně", price: 0, tax_rate: { rate: 21 } };
  const product = { id: 5, name: "Plakát 5", slug: "plakat-5", price: 100, tax_rate: { rate: 21 } };
  return {
    ...requiredCalls(),
    "GET /api/products/cs": () => json({ data: [product], meta: { page: 1, pages: 1, total: 1 } }),
    "GET /api/products/cs/*": () => json({ data: product }),
    "GET /api/deliveries/cs": () => json({ data: [offer] }),
    "GET /api/payments/cs": () => json({ data: [offer] }),
    "POST /api/auth/register": () => json({}),
  };
}

function withoutCategories(): Readonly<Record<string, Answerer>> {
  return { ...sellingCalls(), "GET /api/catalog/category/cs": () => json({ status: 404 }, 404) };
}

const terms = {
  name: "Obchodní podmínky",
  slug: "obchodni-podminky",
  text: "<p>Prodávajícím je divadlo.</p>",
};

async function withLine(app: TestApp, product = "5"): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.post(paths.cart(), { intent: "add", product, quantity: "1" });
  return visitor;
}

test.each([
  ["the required calls alone", requiredCalls, []],
  ["a shop beside them", sellingCalls, [paths.shop(), paths.register("done"), paths.forgotPassword("done")]],
  ["a shop without categories", withoutCategories, [paths.shop()]],
] as const)("over %s no link is dead and no sentence lacks its fact", async (_office, calls, more) => {
  const { pages, dead, wrongSentences } = await crawl(await withLine(await openBare(calls())), [
    ...unlinked,
    ...more,
  ]);
  expect(pages.find(({ path }) => path === paths.cart())?.text).toContain("Plakát 5");
  expect({ dead, wrongSentences }).toEqual({ dead: [], wrongSentences: [] });
});

test.each([
  ["by its calls", { absent: ["logIn", "me", "logOut"] }],
  ["by all others", { absent: "all others", calls: { products: (call) => call.own() } }],
] satisfies [string, Adapter][])(
  "a shop without accounts (%s) links to no sign-in",
  async (_title, adapter) => {
    const app = await openBare(sellingCalls(), adapter);
    const { pages, dead } = await crawl(await withLine(app), [paths.home(), paths.cart(), "/sitemap.xml"]);
    const links = pages.flatMap(({ html, body }) => (body.startsWith("<!") ? everyElement(html) : []));
    const targets = links.flatMap((one) => [attribute(one, "href") ?? "", attribute(one, "action") ?? ""]);
    const isOfAccounts = (to: string) =>
      /^\/(?:login|registrace|obnova-hesla|ucet|odhlaseni|account)/u.test(to);
    expect({ dead, links: targets.filter(isOfAccounts) }).toEqual({ dead: [], links: [] });
    expect(pages.filter(({ text }) => /Přihlá(?:sit|ste).se|Máte.účet/u.test(text))).toEqual([]);
    const visitor = app.visitor();
    for (const path of [paths.login(), paths.register(), paths.forgotPassword(), paths.account()]) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
      expect([path, (await visitor.post(path, { email: "a@example.cz" })).status]).toEqual([path, 404]);
    }
  },
);

test.each([
  ["has none", {}, {}, 1],
  ["has them", { "GET /api/pages/cs/*": () => json({ data: terms }) }, {}, 0],
  ["takes no orders", {}, { absent: ["ordering"] }, 0],
])("the log names missing terms of sale if the back office %s", async (_title, calls, adapter, times) => {
  const app = await openBare({ ...sellingCalls(), ...calls }, adapter);
  const found = app.log.filter(({ event }) => event === "terms.missing");
  expect(found.map(({ level }) => level)).toEqual(Array.from({ length: times }, () => "warn"));
});

test("a theatre with all these facts says every one of these sentences", async () => {
  // On paper, because only then a page names the address at once.
  const app = await openTestApp({ config: { absentAreas: ["withdrawals"] } });
  const visitor = await withLine(app, "105");
  const unsaid: string[] = [];
  for (const { sentence, at } of promises) {
    const { text } = await visitor.visit(at);
    if (!plain(text).includes(sentence)) unsaid.push(`${at}: ${sentence}`);
  }
  expect(unsaid).toEqual([]);
});
