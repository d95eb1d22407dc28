import { describe, expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { searchTexts } from "#app/messages/search-texts.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byRole, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";

const app = await openTestApp({ onlyReads: true });
const visit = (path: string) => app.visitor().visit(path);

/** The search form of the page itself, not the header's. */
function field(page: Page) {
  return page.the("textbox", "Hledat") && byRole(page.the("main"), page.html, "textbox", "Hledat")[0];
}

test("the header's form leads to the results without JavaScript, on every page", async () => {
  for (const path of [paths.home(), paths.shop(), paths.cart(), "/neni-tu"]) {
    const page = await visit(path);
    expect(page.has("search", "Hledat na webu"), path).toBe(true);
    expect(attribute(page.the("link", "Hledat na webu"), "href")).toBe("/hledani");
  }
  const home = await visit(paths.home());
  const found = await home.press(/^Hledat$/u, { q: "vantroky tricko" }, 0);
  expect(found.path).toBe("/hledani?q=vantroky+tricko");
  expect(found.has("link", "Tričko Vantroky")).toBe(true);
});

test("the page without a question opens with the focus in its field", async () => {
  const focused = async (path: string) => {
    const box = field(await visit(path));
    return box && attribute(box, "autofocus") !== null;
  };
  expect(await focused(paths.search())).toBe(true);
  expect(await focused(paths.search("poukaz"))).toBe(false);
  expect(await focused(paths.home())).toBe(false);
});

/** Goods as lists have them. */
async function someCards(many: number) {
  const url = `http://localhost:3000/api/products/cs?per_page=${many}`;
  const { data }: { data: readonly object[] } = await (await app.passOn(new Request(url))).json();
  return data;
}

describe("a result list", () => {
  test("is grouped, counted and shown as cards and pages", async () => {
    const found = await openTestApp({ upstreamFetch: app.passOn });
    const [card] = await someCards(1);
    const info = { slug: "darkove-poukazy", title: "Dárkové poukazy", excerpt: "Jak platí poukaz." };
    found.intercept("GET /api/search/cs", () =>
      json({
        data: {
          groups: [
            { kind: "products", total: 5, items: [{ ...card, name: "Dárkový poukaz" }] },
            { kind: "pages", total: 3, items: [info] },
          ],
        },
      }),
    );
    const page = await found.visitor().visit(paths.search("poukaz"));
    expect(page.status).toBe(200);
    expect(page.title).toMatch(/^Hledání · /u);
    expect(page.text).toMatch(/Nalezeno 8 výsledků pro „poukaz“/u);
    expect(page.all("heading")).toEqual(
      expect.arrayContaining(["Produkty", "Dárkový poukaz", "Stránky", "Dárkové poukazy"]),
    );
    expect(page.text).toMatch(/5 produktů/u);
    expect(page.text).toMatch(/3 stránky/u);
    const links = byRole(page.the("main"), page.html, "link", /^Dárkové poukazy$/u);
    expect(links.map((link) => attribute(link, "href"))).toEqual([paths.info("darkove-poukazy")]);
    const link = byRole(page.the("main"), page.html, "link", /^Dárkový poukaz$/u)[0];
    expect(link && attribute(link, "href")).toMatch(/^\/\d+\//u);
  });

  test("is counted in correct Czech", async () => {
    expect((await visit(paths.search("tricko"))).text).toContain("Nalezen 1 výsledek pro „tricko“");
    expect(searchTexts.count(3, "kytice")).toBe("Nalezeny 3\u00a0výsledky pro „kytice“");
    expect(searchTexts.count(5, "kytice")).toBe("Nalezeno 5\u00a0výsledků pro „kytice“");
  });

  test("has the typed text in the field, escaped in the markup", async () => {
    const typed = `"><script>alert(1)</script>`;
    const page = await visit(paths.search(typed));
    const box = field(page);
    expect(box && attribute(box, "value")).toBe(typed);
    expect(page.body).not.toContain("<script>alert(1)");
    expect(page.title).toMatch(/^Hledání · /u);
  });

  test("is not indexed by search engines", async () => {
    expect((await visit(paths.search("deka"))).body).toContain('<meta name="robots" content="noindex"');
  });
});

test("an empty result suggests a next step", async () => {
  const page = await visit(paths.search("fialový slon"));
  expect(page.status).toBe(200);
  expect(page.text).toContain("Pro „fialový slon“ jsme nic nenašli. Zkuste kratší slovo nebo jiný tvar.");
  expect(attribute(page.the("link", "„slon“"), "href")).toBe("/hledani?q=slon");
  const categories = byRole(page.the("main"), page.html, "link").map(textOf);
  expect(categories).toEqual(expect.arrayContaining(["Oblečení", "Dobroty"]));
  const one = await visit(paths.search("krokodýlek"));
  expect(attribute(one.the("link", "„krokod“"), "href")).toBe("/hledani?q=krokod");
});

test.each(["", "a", "  a  ", "\u0000"])("„%s“ is too short for a search", async (question) => {
  const before = app.calls.length;
  const page = await visit(`/hledani?q=${encodeURIComponent(question)}`);
  expect(page.text).toContain("Napište alespoň 2 znaky.");
  expect(app.calls.slice(before).filter(({ path }) => path.startsWith("/api/search"))).toEqual([]);
});

test("a query of any length is cut to a hundred characters", async () => {
  const page = await visit(paths.search(`tričko ${"ano ".repeat(300)}`));
  const box = field(page);
  expect((box && attribute(box, "value"))?.length).toBeLessThanOrEqual(100);
});

const unreadable = [
  { kind: "productions", total: 0, items: [] },
  { kind: "products", total: 1, items: [{ name: "Deka" }] },
];

test.each([
  ["that fails", () => json({}, 500)],
  ["of which no result can be read", () => json({ data: { groups: unreadable } })],
])("a search %s costs the results only", async (_which, answer) => {
  const broken = await openTestApp({ upstreamFetch: app.passOn });
  broken.intercept("GET /api/search/cs", answer);
  const page = await broken.visitor().visit(paths.search("deka"));
  expect(page.status).toBe(200);
  expect(page.text).toContain("Tuto část stránky se teď nepodařilo načíst.");
  expect(page.has("search", "Hledání")).toBe(true);
  const hints = await broken.visitor().request(paths.searchHints("deka"));
  expect(hints.status).toBe(200);
  expect(await hints.json()).toEqual({ total: 0, hints: [] });
});

describe("hints", () => {
  async function hints(question: string, site = app) {
    const response = await site.visitor().request(paths.searchHints(question));
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(response.headers.get("Content-Type")).toContain("application/json");
    return response.json();
  }

  test("are six at most, of every kind that was found, and show the total", async () => {
    const found = await openTestApp({ upstreamFetch: app.passOn });
    const texts = Array.from({ length: 9 }, (_none, at) => ({
      slug: `s-${at}`,
      title: `${at}`,
      excerpt: "",
    }));
    const groups = [
      { kind: "products", total: 9, items: await someCards(9) },
      { kind: "pages", total: 9, items: texts },
    ];
    found.intercept("GET /api/search/cs", () => json({ data: { groups } }));
    const { total, hints: lines } = await hints("poukaz", found);
    expect(lines).toHaveLength(6);
    expect(total).toBe(18);
    expect(lines[0]).toMatchObject({ kind: "products", to: expect.stringMatching(/^\/\d+\//u) });
    expect(lines.filter(({ kind }: { kind: string }) => kind === "pages").length).toBeGreaterThanOrEqual(2);
  });

  test("are empty for a query of one character, which is not sent", async () => {
    const before = app.calls.length;
    expect(await hints("d")).toEqual({ total: 0, hints: [] });
    expect(app.calls).toHaveLength(before);
  });

  test("and results are cached: the same query in another case is sent once", async () => {
    await hints("odznaky");
    await hints("  ODZNAKY ");
    expect(app.calls.filter(({ path }) => path.includes("q=odznaky"))).toHaveLength(1);
  });
});
