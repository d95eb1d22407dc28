import { expect, test } from "vitest";
import type { Page } from "../support/visitor.ts";
import { attribute, byRole, elements, textOf } from "../support/page-queries.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";

/** A named `<section>`. */
function sliderOf(page: Page) {
  const [slider] = elements(page.html, "section", (one) => attribute(one, "aria-label") === "Co je nového");
  if (!slider) throw new Error("No slider");
  return slider;
}

const app = await openTestApp({ onlyReads: true });

test("the home page has the theatre's name as its title, and one main heading", async () => {
  const page = await app.visitor().visit("/");
  expect(page.status).toBe(200);
  expect(page.title).toBe("Divadlo Na Vantrokách");
  const [heading, ...others] = elements(page.html, "h1").map(textOf);
  expect(heading).toContain("Divadlo Na Vantrokách");
  expect(heading).toContain("Divadlo, které žene vodu.");
  expect(others).toEqual([]);
});

test("the top slider loads its first picture eagerly and the others lazily", async () => {
  const page = await app.visitor().visit("/");
  const slider = sliderOf(page);
  expect(byRole(slider, page.html, "heading").map(textOf)).toHaveLength(5);
  expect(byRole(slider, page.html, "link", "Vybrat poukaz")).toHaveLength(1);
  const pictures = elements(slider, "img").map((image) => [
    attribute(image, "loading"),
    attribute(image, "fetchpriority"),
  ]);
  expect(pictures).toEqual([
    ["eager", "high"],
    ["lazy", null],
    ["lazy", null],
    ["lazy", null],
    ["lazy", null],
  ]);
});

test("a banner has its title, its link and the picture from the folder it names", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const banner = { title: "Premiéra", url: "/repertoar/rur", path: "scene", image: "rur-1.svg" };
  other.intercept("GET /api/poster/all/cs", () => json({ data: { "banner.home": [banner] } }));
  const page = await other.visitor().visit("/");
  const slider = sliderOf(page);
  expect(byRole(slider, page.html, "heading", "Premiéra")).toHaveLength(1);
  expect(byRole(slider, page.html, "link").map((link) => attribute(link, "href"))).toEqual([
    "/repertoar/rur",
  ]);
  const [picture] = elements(slider, "img");
  expect(picture && attribute(picture, "src")).toMatch(/^\/images\/scene\/big\/rur-1\.svg/u);
});

test("posters of any other place fill the slider of a home page without its own", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  const poster = (title: string) => [{ title, image: "rur-1.svg" }];
  other.intercept("GET /api/poster/all/cs", () =>
    json({
      data: { "banner.popup_mobile": poster("Okno"), leto: poster("Letní scéna"), bar: poster("Kavárna") },
    }),
  );
  const page = await other.visitor().visit("/");
  expect(byRole(sliderOf(page), page.html, "heading").map(textOf)).toEqual(["Letní scéna", "Kavárna"]);
});

test("without any poster the slider has the coming titles with their next dates", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/poster/all/cs", () => json({ data: { "banner.home": [] } }));
  const page = await other.visitor().visit("/");
  const slider = sliderOf(page);
  expect(byRole(slider, page.html, "heading").map(textOf).slice(0, 2)).toEqual(["Broučci", "R. U. R."]);
  expect(byRole(slider, page.html, "heading")).toHaveLength(5);
  expect(textOf(slider)).toContain("so 21. 11. v 15:00");
  const links = byRole(slider, page.html, "link").map((link) => attribute(link, "href"));
  expect(links.slice(0, 2)).toEqual(["/repertoar/broucci", "/repertoar/rur"]);
  const [picture] = elements(slider, "img");
  expect(picture && attribute(picture, "src")).toMatch(/^\/images\/poster\/big\/broucci\.svg/u);
});

test("without posters and without a repertoire the page has no slider", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/poster/all/cs", () => json({ data: {} }));
  other.intercept("GET /api/repertoire/cs", () => json({ data: [] }));
  const page = await other.visitor().visit("/");
  expect(page.body).not.toContain('aria-label="Co je nového"');
});

test("without JavaScript no slider button is rendered", async () => {
  const page = await app.visitor().visit("/");
  expect(page.has("button", /snímek|snímků/u)).toBe(false);
});

test("the home page offers novelties, gift vouchers and what is on sale", async () => {
  const page = await app.visitor().visit("/");
  expect(page.all("heading")).toEqual(
    expect.arrayContaining(["Nové v obchodě", "Darujte večer v divadle", "Výhodně"]),
  );
  expect(page.has("link", "Dárkový poukaz do divadla")).toBe(true);
});

test("empty sections are left out, failed ones say so, and the rest is shown", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/poster/all/cs", () => json({ message: "down" }, 500));
  other.intercept("GET /api/products/cs", (request) =>
    new URL(request.url).searchParams.get("list") === "new"
      ? json({ data: [], meta: { total: 0, page: 1, pages: 0, per_page: 10 } })
      : other.passOn(request),
  );
  const page = await other.visitor().visit("/");
  expect(page.status).toBe(200);
  expect(page.has("heading", "Nové v obchodě")).toBe(false);
  expect(page.has("heading", "Výhodně")).toBe(true);
  expect(page.text).toContain("Tuto část stránky se teď nepodařilo načíst.");
});

/** The section with this heading. */
function section(page: Page, title: string) {
  return elements(page.the("main"), "section").find(
    (element) =>
      textOf(elements(element, "h2")[0] ?? element) === title && elements(element, "h2").length === 1,
  );
}

test("the next performances have their ticket state, and their day within seven days", async () => {
  const page = await app.visitor().visit("/");
  const next = section(page, "Co hrajeme");
  const rows = next ? elements(next, "article").map(textOf) : [];
  expect(rows.length).toBeGreaterThanOrEqual(4);
  expect(rows.length).toBeLessThanOrEqual(5);
  const days = page.the("navigation", "Kdy máte čas?");
  const links = byRole(days, page.html, "link").map((link) => attribute(link, "href"));
  expect(links).toContain("/program?od=2026-11-21&do=2026-11-21");
  expect(links).toContain("/program?od=2026-11-27&do=2026-11-27");
  expect(byRole(days, page.html, "link", /úterý 24\. listopadu, \d+ představení/u)).toHaveLength(1);
  expect(page.has("search", "Co chcete vidět?")).toBe(true);
});

test("the home page shows posters, the newest articles and once the partners", async () => {
  const page = await app.visitor().visit("/");
  const links = page.all("link");
  expect(links).toEqual(expect.arrayContaining(["Celý program", "Celý repertoár", "Všechny aktuality"]));
  expect(attribute(page.the("link", /^Maryša$/u), "href")).toBe("/repertoar/marysa");
  expect(elements(section(page, "Na repertoáru") ?? page.html, "article")).toHaveLength(8);
  expect(elements(section(page, "Aktuality") ?? page.html, "article")).toHaveLength(3);
  expect(byRole(page.the("list", "Partneři divadla"), page.html, "listitem")).toHaveLength(8);
  expect(page.all("heading").filter((name) => name.startsWith("Partneři"))).toEqual(["Partneři divadla"]);
  expect(page.has("button", /střídání/u)).toBe(false);
});

const tonight = (state: string, startsAt: string) => () =>
  json({
    data: [
      {
        id: 1,
        title: "Revizor",
        production: { slug: "revizor", title: "Revizor", length_minutes: 120 },
        starts_at: startsAt,
        ends_at: null,
        venue: { slug: "velky-sal", name: "Velký sál", step_free: true },
        state,
      },
    ],
  });

test.each([
  ["few_left", "2026-11-21T19:00:00+01:00", "Dnes hrajeme 19:00 Revizor – Velký sál · poslední místa"],
  ["on_sale", "2026-11-21T19:00:00+01:00", "Dnes hrajeme 19:00 Revizor – Velký sál"],
  ["on_sale", "2026-11-28T19:00:00+01:00", "Hrajeme so 28. 11. v 19:00 Revizor – Velký sál"],
])(
  "the nearest performance, with the state %s on %s, has its own sentence",
  async (state, startsAt, sentence) => {
    const other = await openTestApp({ upstreamFetch: app.passOn });
    other.intercept("GET /api/programme/cs", tonight(state, startsAt));
    const page = await other.visitor().visit("/");
    expect(textOf(page.the("complementary", "Nejbližší představení"))).toBe(sentence);
  },
);

test.each([
  ["sold_out", "2026-11-21T19:00:00+01:00"],
  ["presale_soon", "2026-11-22T19:00:00+01:00"],
  ["cancelled", "2026-11-21T19:00:00+01:00"],
  ["closed_perf", "2026-11-21T19:00:00+01:00"],
])("no performance leads the page that is %s on %s", async (state, startsAt) => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/programme/cs", tonight(state, startsAt));
  expect((await other.visitor().visit("/")).has("complementary", "Nejbližší představení")).toBe(false);
});

test.each([
  ["GET /api/programme/cs", "Co hrajeme"],
  ["GET /api/repertoire/cs", "Na repertoáru"],
  ["GET /api/blog/cs", "Aktuality"],
  ["GET /api/catalog/category/cs", "Darujte večer v divadle"],
])("when %s fails, „%s“ says so alone", async (call, title) => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept(call, () => json({}, 500));
  const page = await other.visitor().visit("/");
  expect(page.status).toBe(200);
  const text = "Tuto část stránky se teď nepodařilo načíst.";
  expect(page.text.split(text)).toHaveLength(2);
  expect(textOf(section(page, title) ?? page.the("contentinfo"))).toContain(text);
});
