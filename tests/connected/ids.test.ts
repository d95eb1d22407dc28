import { beforeAll, expect, test } from "vitest";
import { openSeededStandalone, seededAt } from "#server/standalone/tests/seeded-database.ts";
import { ensureBuild } from "../support/built-site.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute, elements } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";
import { signIn } from "../screens/signing-in.ts";
import { address as home, courier, order, person, transfer } from "../screens/shopping.ts";

beforeAll(ensureBuild);

/** How a back office writes the ids that the demonstration has as small numbers. */
interface Ids {
  /** In JSON: with quotes, or as a number of any length. */
  readonly json: (id: number) => string;
  /** In an address. */
  readonly text: (id: number) => string;
  readonly pattern?: string;
}

const long = (id: number) => `12345678${String(id).padStart(12, "0")}`;

const kinds = {
  "texts of the adapter's pattern": {
    json: (id) => `"id_${id}_x"`,
    text: (id) => `id_${id}_x`,
    pattern: "id_\\d+_x",
  },
  "digits as text": { json: (id) => `"${id}"`, text: String },
  "numbers of twenty digits": { json: long, text: long },
} satisfies Record<string, Ids>;

const isIdField = (name: string) => /(?:^|_)id$|Id$|^concession_of$/u.test(name) && name !== "tempId";

/** The demonstration's back office with other ids. `wrong`: ids that the site sent in another type than they came. */
async function officeWith(ids: Ids) {
  const { fetch } = await openSeededStandalone({ clock: () => seededAt });
  const wrong: string[] = [];
  const known = new Map<string, number>();

  const written = (id: number) => {
    known.set(ids.text(id), id);
    return ids.json(id);
  };

  /** The answer with every number in the field of an id as this office writes it. */
  function theirs(json: string): string {
    const mark = (value: unknown) => (typeof value === "number" ? `\u2060${value}\u2060` : value);
    const marked = JSON.stringify(JSON.parse(json), (name, value: unknown) => {
      if (name === "payments" && Array.isArray(value)) return value.map(mark);
      return isIdField(name) ? mark(value) : value;
    });
    return marked
      .replaceAll(/"\u2060(\d+)\u2060"/gu, (_, id: string) => written(Number(id)))
      .replaceAll(/(?<=")\/(\d+)(?=\/[a-z-]+)/gu, (_, id: string) => `/${ids.text(Number(id))}`);
  }

  /** The body with the demonstration's own ids. */
  function ours(json: string): string {
    const withLong = json.replaceAll(/(?<=[:[,])\d{20}(?=[,}\]])/gu, (id) => `"\u2060${id}"`);
    return JSON.stringify(JSON.parse(withLong), (name, value: unknown) => {
      if (!isIdField(name) || value === null) return value;
      const text = String(value).replace("\u2060", "");
      const id = known.get(text);
      const sent = typeof value === "string" && !value.startsWith("\u2060") ? `"${text}"` : text;
      if (id === undefined || ids.json(id) !== sent) wrong.push(`${name}: ${sent}`);
      return id ?? value;
    });
  }

  async function upstreamFetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    url.pathname = url.pathname
      .split("/")
      .map((segment) => known.get(decodeURIComponent(segment)) ?? segment)
      .join("/");
    for (const [name, value] of new URLSearchParams(url.search)) {
      const id = known.get(value);
      if (id !== undefined) url.searchParams.set(name, String(id));
    }
    const body = request.method === "GET" ? "" : await request.text();
    const isJson = request.headers.get("Content-Type") === "application/json";
    const { method, headers } = request;
    const sent = new Headers(headers);
    sent.delete("Content-Length");
    const answer = await fetch(
      new Request(url, { method, headers: sent, ...(body && { body: isJson ? ours(body) : body }) }),
    );
    if (!answer.headers.get("Content-Type")?.includes("json")) return answer;
    const text = await answer.text();
    return new Response(text && theirs(text), { status: answer.status, headers: answer.headers });
  }

  return { upstreamFetch, wrong, known };
}

async function openWith(ids: Ids) {
  const { upstreamFetch, ...office } = await officeWith(ids);
  const adapter = ids.pattern === undefined ? {} : { ids: ids.pattern };
  return { app: await openTestApp({ upstreamFetch, adapter }), ...office };
}

const start = [
  "/",
  "/eshop",
  "/program",
  "/lide",
  "/hodnoceni",
  "/repertoar/rur",
  "/hledani?q=hr",
  "/info/obchodni-podminky",
];

/** The addresses in a page that contain an id. */
function linksIn(page: Page, known: ReadonlyMap<string, number>): string[] {
  return elements(page.html, "a")
    .map((link) => attribute(link, "href") ?? "")
    .filter(
      (href) =>
        href.startsWith("/") && !href.includes("#") && href.split(/[/=.]/u).some((part) => known.has(part)),
    );
}

/** Opens one link of each kind that the pages list. */
async function openLinks(app: TestApp, known: ReadonlyMap<string, number>): Promise<Record<string, number>> {
  const visitor = app.visitor();
  const statuses: Record<string, number> = {};
  const kindsOf = new Set<string>();
  const waiting = [...start];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const page = await visitor.get(address);
    statuses[address] = page.status;
    for (const href of linksIn(page, known)) {
      const kind = href
        .replace(/^\/[^/]*\d[^/]*\//u, "/id/")
        .replaceAll(/(?<=^\/id\/.*)[^/?]+|\d[^/.]*/gu, "x");
      if (kindsOf.has(kind)) continue;
      kindsOf.add(kind);
      waiting.push(href);
    }
  }
  return statuses;
}

test.each(Object.entries(kinds))("what a list links opens: %s", async (_, ids) => {
  const { app, known } = await openWith(ids);
  const statuses = await openLinks(app, known);
  expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
  for (const part of [
    /^\/[^/]+\/[^/]+$/u,
    /^\/[^/]+\/[^/]+\/[^/]+$/u,
    /^\/lide\/[^/]+\//u,
    /\.ics$/u,
    /termin=/u,
  ])
    expect(
      Object.keys(statuses)
        .slice(start.length)
        .filter((opened) => part.test(opened)),
    ).not.toEqual([]);
});

test.each(Object.entries(kinds))("an order sends ids in the type in which they came: %s", async (_, ids) => {
  const { app, wrong } = await openWith(ids);
  const visitor = app.visitor();
  await visitor.visit("/eshop");
  const shirt = await visitor.visit(`/${ids.text(101)}/obleceni/x`);
  const added = await shirt.press("Do košíku", {}, 0);
  const cart = await (added.path === "/kosik" ? added : visitor.visit("/kosik"));
  const placed = await order(
    cart,
    { delivery: ids.text(Number(courier.delivery)), payment: ids.text(Number(transfer.payment)) },
    { ...person, ...home },
  );
  expect(placed.path).toMatch(/^\/shrnuti\//u);
  expect(app.calls.filter(({ method }) => method === "PUT")).toHaveLength(1);
  expect(wrong).toEqual([]);
});

test.each(Object.entries(kinds))("a currency is chosen by its id: %s", async (_, ids) => {
  const { app } = await openWith(ids);
  const crowns = await app.visitor().visit("/eshop");
  const euros = await crowns.press("Zobrazovat ceny v EUR");
  expect(euros.status).toBe(200);
  expect(attribute(euros.the("button", "Zobrazovat ceny v EUR"), "aria-pressed")).toBe("true");
});

test.each(Object.entries(kinds))("the preview of a gift voucher opens from its line: %s", async (_, ids) => {
  const { app, wrong } = await openWith(ids);
  const visitor = app.visitor();
  await visitor.visit("/eshop");
  const voucher = await (await visitor.get(`/${ids.text(202)}/darkove-poukazy/x`)).follow();
  await voucher.press("Do košíku", {}, 0);
  const cart = await visitor.visit("/kosik");
  const [link] = elements(
    cart.html,
    "a",
    (each) => attribute(each, "href")?.includes("nahled-poukazu") === true,
  );
  const preview = await visitor.request((link && attribute(link, "href")) ?? "");
  expect(preview.headers.get("Content-Type")).toBe("application/pdf");
  expect(wrong).toEqual([]);
});

test.each(Object.entries(kinds))("the first saved address of a customer is chosen: %s", async (_, ids) => {
  const { app } = await openWith(ids);
  const visitor = app.visitor();
  await signIn(visitor);
  await visitor.visit("/eshop");
  const shirt = await visitor.get(`/${ids.text(101)}/obleceni/x`);
  await (await shirt.follow()).press("Do košíku", {}, 0);
  const cart = await visitor.visit("/kosik");
  const cards = elements(cart.html, "input", (each) => attribute(each, "name") === "savedAddress");
  expect(cards.map((card) => attribute(card, "checked") !== null)).toEqual(
    cards.map((_card, index) => index === 0),
  );
  expect(cards.length).toBeGreaterThan(1);
});
