import { expect, test } from "vitest";
import { paths } from "#app/domain/paths.ts";
import { ratingsVerification } from "#app/messages/production-texts.ts";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { attribute, byId, byRole, elements, textOf } from "../support/page-queries.ts";
import type { Page } from "../support/visitor.ts";

const app = await openTestApp({ onlyReads: true });
const marysa = paths.production({ slug: "marysa" });

/** The whole demo title with some changes, in its own app. */
async function titled(slug: string, change: object) {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept(`GET /api/repertoire/cs/${slug}`, async (request) => {
    const { data }: { data: object } = await (await app.passOn(request)).json();
    return json({ data: { ...data, ...change } });
  });
  return other;
}

function datesOn(page: Page): string[] {
  return elements(page.the("list", "Nejbližší termíny"), "h3").map(textOf);
}

function linksIn(page: Page, list: string): string[] {
  return byRole(page.the("list", list), page.html, "link").map(textOf);
}

test("a title shows its genre, authors, hall and subject", async () => {
  const page = await app.visitor().visit(marysa);
  expect(page.status).toBe(200);
  expect(page.title).toBe("Maryša · Divadlo Na Vantrokách");
  expect(page.all("heading")[0]).toBe("Maryša");
  expect(page.text).toContain("Drama · Velký sál");
  expect(page.text).toContain("Alois a Vilém Mrštíkové");
  expect(attribute(page.the("link", "Repertoár"), "href")).toBe(paths.repertoire());
});

test("the slider has every scene with a link to its big picture", async () => {
  const page = await app.visitor().visit(marysa);
  const slider = page.the("region", "Obrázky: Maryša");
  expect(attribute(slider, "aria-roledescription")).toBe("karusel");
  const scenes = byRole(slider, page.html, "link");
  expect(scenes.map((link) => attribute(link, "href"))).toEqual(
    [1, 2, 3].map((number) => `/images/scene/big/marysa-${number}.svg`),
  );
  expect(attribute(elements(slider, "img")[1] ?? slider, "alt")).toMatch(/obrázek 2 z.3$/u);
  const gallery = page.the("link", "Galerie (3)");
  expect(byId(page.html, (attribute(gallery, "href") ?? "").slice(1))).not.toBeNull();
  expect(elements(page.html, "header").some((header) => textOf(header).includes("Galerie (3)"))).toBe(true);
});

test("the first three dates show, and a link without JavaScript opens the rest", async () => {
  const page = await app.visitor().visit(marysa);
  expect(datesOn(page)).toHaveLength(3);
  const more = page.the("link", /^Zobrazit další termíny \(\d+\)$/u);
  const rest = Number(/\d+/u.exec(textOf(more))?.[0]);
  expect(attribute(more, "href")).toBe("/repertoar/marysa?terminy=vse#terminy");
  const whole = await app.visitor().visit(`${marysa}?terminy=vse`);
  expect(datesOn(whole)).toHaveLength(3 + rest);
  expect(datesOn(whole).slice(0, 3)).toEqual(datesOn(page));
  expect(attribute(whole.the("link", "Zobrazit méně"), "href")).toBe("/repertoar/marysa#terminy");
  const canonical = elements(whole.html, "link", (one) => attribute(one, "rel") === "canonical");
  expect(canonical.map((item) => attribute(item, "href"))).toEqual([marysa]);
});

test("the page has all people, and the phone's link to them keeps the shown dates", async () => {
  const page = await app.visitor().visit(`${marysa}?terminy=vse`);
  const people = elements(page.the("list", "Osoby a obsazení"), "li");
  expect(people.length).toBeGreaterThan(4);
  expect(attribute(page.the("link", `Zobrazit všechny (${people.length})`), "href")).toBe(
    "/repertoar/marysa?terminy=vse&lide=vse#obsazeni",
  );
});

test("roles name all alternating actors, guests as guests, and link to people", async () => {
  const page = await app.visitor().visit(marysa);
  const cast = textOf(page.the("list", "Osoby a obsazení"));
  expect(cast).toContain("Barbora Chalupníková / Eliška Řeháčková Maryša");
  expect(cast).toContain("Vít Šindelka j. h.");
  expect(attribute(page.the("link", "Barbora Chalupníková"), "href")).toMatch(
    /^\/lide\/\d+\/barbora-chalupnikova$/u,
  );
  expect(page.text).toMatch(/Inscenační tým Režie Hana Ryšavá/u);
});

test("the info box has length, end, age, place and prices", async () => {
  const page = await app.visitor().visit(marysa);
  const box = textOf(page.the("region", "Základní údaje"));
  expect(box).toContain("2 hodiny 15 minut s jednou přestávkou");
  expect(box).toMatch(/začátek v 19:00, předpokládaný konec 21:15/u);
  expect(box).toContain("Premiéra 14. března 2025");
  expect(box).toContain("od 12 let");
  expect(box).toContain("190–450 Kč");
  expect(box).toContain("Velký sál");
});

test("sensory notes are always visible, spoiler warnings only on request", async () => {
  const page = await app.visitor().visit(paths.production({ slug: "rur" }));
  const box = page.the("region", "Základní údaje");
  expect(textOf(box)).toContain("Pro citlivé diváky: světla a zvuky");
  const nora = await app.visitor().visit(paths.production({ slug: "nora" }));
  const [details] = elements(nora.the("region", "Základní údaje"), "details");
  expect(textOf(details ?? nora.html)).toMatch(/^Upozornění na obsah \(může prozradit děj\) .+/u);
  expect(attribute(details ?? nora.html, "open")).toBeNull();
});

test("quotes are shown with their sources", async () => {
  const page = await app.visitor().visit(marysa);
  const quotes = elements(page.html, "blockquote").map(textOf);
  expect(quotes).not.toEqual([]);
  for (const quote of quotes) expect(quote).toMatch(/^„.+“$/u);
  expect(page.text).toMatch(/Listy doubravínské, \d+\. \p{L}+ 2025/u);
});

test("the rating has stars, its count and its method, and links to the ratings", async () => {
  const page = await app.visitor().visit(marysa);
  const ratings = page.the("region", "Hodnocení diváků");
  expect(textOf(ratings)).toMatch(/4,7 z 5 212 hodnocení/u);
  expect(textOf(ratings)).toContain(ratingsVerification.replace(/\u00a0/gu, " "));
  const [count] = byRole(ratings, page.html, "link", "212 hodnocení");
  expect(attribute(count ?? ratings, "href")).toBe("/hodnoceni?inscenace=marysa");
});

test("the title's news, goods and similar titles are shown", async () => {
  const page = await app.visitor().visit(marysa);
  expect(linksIn(page, "Psali jsme o inscenaci")).not.toHaveLength(0);
  expect(linksIn(page, "Z divadelního obchodu").join(" ")).toContain("Program k inscenaci Maryša");
  const similar = linksIn(page, "Mohlo by se vám líbit");
  expect(similar.length).toBeGreaterThan(0);
  expect(similar).not.toContain("Maryša");
});

test("a title no longer played says so and sells nothing", async () => {
  const page = await app.visitor().visit(paths.production({ slug: "hamlet" }));
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/Derniéra \d+\. \p{L}+ 20\d\d – tuto inscenaci už nehrajeme/u);
  expect(page.has("list", "Nejbližší termíny")).toBe(false);
  expect(page.text).not.toContain("Nejbližší termín");
  expect(page.body).not.toContain('content="noindex');
});

test.each([
  ["/repertoar/Marysa", marysa],
  ["/repertoar/MARYSA?terminy=vse", `${marysa}?terminy=vse`],
])("%s redirects to its canonical spelling", async (address, to) => {
  expect(await app.visitor().get(address)).toRedirectTo(to, 301);
});

test.each(["/repertoar/neni", "/repertoar/NENI", "/repertoar/%E2%80%AE"])(
  "%s does not exist",
  async (path) => {
    const page = await app.visitor().get(path);
    expect(page.status).toBe(404);
    expect(page.statusText).toBe("This page could not be found");
  },
);

test("a title with only a name is a page", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/repertoire/cs/holy", () => json({ data: { slug: "holy", title: "Holý" } }));
  const page = await other.visitor().visit("/repertoar/holy");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Další termíny připravujeme.");
  expect(page.text).toContain("Zatím nikdo nehodnotil.");
  expect(page.text).not.toMatch(/Galerie|Osoby a obsazení|Napsali o nás|Mohlo by se vám líbit/u);
});

test("a title without dates links to the programme", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/programme/cs", () => json({ data: [] }));
  const page = await other.visitor().visit(marysa);
  expect(page.text).toContain("Další termíny připravujeme.");
  expect(attribute(page.the("link", "Co hrajeme v nejbližších dnech"), "href")).toBe(paths.programme());
});

test("one date, one scene and four people need no link to more", async () => {
  const other = await titled("marysa", {
    images: [{ image: "marysa-1.svg" }],
    cast: Array.from({ length: 4 }, (_each, index) => ({
      role: `Role ${index}`,
      people: [{ name: `Někdo ${index}` }],
    })),
  });
  const page = await other.visitor().visit(marysa);
  expect(page.has("link", "Galerie (1)")).toBe(true);
  expect(page.has("link", /^Zobrazit všechny/u)).toBe(false);
});

test("each failing call costs its own part of the page", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/programme/cs", () => json({}, 503));
  other.intercept("GET /api/people/cs", () => json({}, 503));
  const page = await other.visitor().visit(marysa);
  expect(page.status).toBe(200);
  expect(page.text.match(/Tuto část stránky se teď nepodařilo načíst/gu)).toHaveLength(1);
  expect(textOf(page.the("region", "Nejbližší termíny"))).toContain("nepodařilo načíst");
  expect(textOf(page.the("list", "Osoby a obsazení"))).toContain("Radovan Týfa Lízal");
  expect(elements(page.the("list", "Osoby a obsazení"), "img")).toHaveLength(0);
});

test("unreadable goods, news, quotes and ratings cost only themselves", async () => {
  const broken = { products: "x", articles: 5, quotes: {}, rating: "good", productions: null };
  const page = await (await titled("marysa", broken)).visitor().visit(marysa);
  expect(page.status).toBe(200);
  expect(datesOn(page)).toHaveLength(3);
  expect(page.text).toContain("Zatím nikdo nehodnotil.");
  expect(page.has("list", "Z divadelního obchodu")).toBe(false);
});

test("an unreadable title is not reported as missing", async () => {
  const other = await openTestApp({ upstreamFetch: app.passOn });
  other.intercept("GET /api/repertoire/cs/marysa", () => json({}, 503));
  const page = await other.visitor().visit(marysa);
  expect(page.status).toBe(503);
  expect(page.all("heading")[0]).toBe("Inscenace");
  expect(page.body).toContain('content="noindex"');
});
