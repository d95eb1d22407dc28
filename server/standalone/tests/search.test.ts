import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Content } from "#standalone/domain/search/content.ts";
import { openIndex } from "#standalone/domain/search/rank.ts";
import { openSearch } from "#standalone/domain/search/search-site.ts";
import { open, openShared, type SharedStandalone } from "./open.ts";
import { seededAt } from "./seeded-database.ts";

interface Group {
  readonly kind: string;
  readonly total: number;
  readonly items: readonly {
    readonly id?: number;
    readonly slug: string;
    readonly title?: string;
    readonly excerpt?: string;
    readonly state?: string;
    readonly next_at?: string | null;
  }[];
}

let backend: SharedStandalone;
beforeAll(async () => {
  backend = await openShared();
});
afterAll(() => backend.close());

async function search(q: string, limit = 20, at = backend.call): Promise<readonly Group[]> {
  const { status, body } = await at("GET", `/api/search/cs?q=${encodeURIComponent(q)}&limit=${limit}`);
  expect(status).toBe(200);
  return body.data.groups;
}

function groupOf(groups: readonly Group[], kind: string) {
  return groups.find((group) => group.kind === kind)?.items ?? [];
}

/** The search results among these items, best first. */
async function foundIn(things: readonly (Partial<Content> & { name: string })[], question: string) {
  const nothing = { kind: "pages", position: 0, starts_at: null, belongs: null, parts: null, text: null } as const; // oxfmt-ignore
  const find = await openIndex(things.map((thing) => ({ ...nothing, item: thing.name, ...thing })));
  return find(question, seededAt).hits.map(({ item }) => item);
}

/** The same for items with only a name. */
const foundOf = (names: readonly string[], question: string) =>
  foundIn(
    names.map((name) => ({ name })),
    question,
  );

const theatre: Parameters<typeof foundIn>[0] = [
  { name: "Hrnek s oponou", kind: "products", belongs: "Domov" },
  { name: "Dárkový poukaz", kind: "products", text: "Platí i na hrnek." },
  { name: "Kniha o mlýně", kind: "products" },
  { name: "R. U. R.", kind: "productions", belongs: "Karel Čapek drama", text: "Roboti vyrobení lidmi." },
  { name: "Broučci", kind: "productions", parts: "Anna Řeháčková Maminka", text: "Pro nejmenší." },
  { name: "Anna Řeháčková", kind: "people", belongs: "herečka Soubor", parts: "Maminka" },
  { name: "Reklamace", text: "Jak vadné zboží reklamovat." },
  { name: "Vstupenky", parts: "Slevy", text: "Co s reklamací vstupenek." },
  { name: "Cesta k nám", text: "Pro vozíčkáře je vchod ze dvora." },
];

test.each<[behaviour: string, question: string, first: string]>([
  ["a word without its diacritics", "darkovy", "Dárkový poukaz"],
  ["another case", "Čapka", "R. U. R."],
  ["a surname in another case", "Řeháčkovou", "Anna Řeháčková"],
  ["a plural with another stem", "brouci", "Broučci"],
  ["a diminutive", "hrneček", "Hrnek s oponou"],
  ["another word for it", "šálek", "Hrnek s oponou"],
  ["a typo", "reklanace", "Reklamace"],
  ["the beginning of a word", "reklam", "Reklamace"],
  ["initials without their dots", "rur", "R. U. R."],
  ["a letter that is written twice, or y for i", "knyha", "Kniha o mlýně"],
  ["a whole question", "kde najdu slevy na představení", "Vstupenky"],
  ["an actor before the title that they play in", "Řeháčková", "Anna Řeháčková"],
  ["a name before a text that has the word", "hrnek", "Hrnek s oponou"],
  ["a word of a text", "vozíčkářka", "Cesta k nám"],
])("search finds by %s: „%s“", async (_behaviour, question, first) => {
  expect((await foundIn(theatre, question))[0]).toBe(first);
  // Letters with separate marks are the same.
  expect((await foundIn(theatre, question.normalize("NFD")))[0]).toBe(first);
});

test("a word as typed ranks above its other diacritics, forms and relatives", async () => {
  const ranked = ["tribúna", "tribuna", "tribuny", "tribunař", "tribunka"];
  expect(await foundOf(ranked.toReversed(), "tribúna")).toEqual(ranked);
});

test.each([
  ["mikina", "mokina", true],
  ["hrnek", "hrnke", true],
  ["opona", "poona", true],
  ["destnik", "desnik", true],
  ["kulisa", "kullisa", true],
  ["mikina", "mokyna", false],
  ["kolo", "pole", false],
  ["pes", "les", false],
])("one typo in a word of five letters: %s is found by %s: %s", async (name, typed, expected) => {
  expect(await foundOf([name], typed)).toEqual(expected ? [name] : []);
});

test("the search assumes a typo only if the word itself finds nothing", async () => {
  expect(await foundOf(["kulisa", "kulich"], "kulisa")).toEqual(["kulisa"]);
});

describe("content that changes", () => {
  test("shows within ten seconds in every replica", async () => {
    let now = seededAt.getTime();
    const { db, close } = await open();
    const replicas = [openSearch(db, () => new Date(now)), openSearch(db, () => new Date(now))];
    const ask = async () =>
      (await Promise.all(replicas.map((find) => find("kulichova", 1)))).map((all) => all.length);
    expect(await ask()).toEqual([0, 0]);
    await db.updateTable("variants").set({ name: "Kulichová" }).where("product_id", "=", 101).execute();
    now += 10_000;
    expect(await ask()).toEqual([1, 1]);
    await close();
  });

  test("is read once by searches at the same time, and not at all without a change", async () => {
    let now = seededAt.getTime();
    const { db, close } = await open();
    const find = openSearch(db, () => new Date(now));
    const both = async () =>
      (await Promise.all([find("hrnek", 1), find("hrnek", 1)])).map(([group]) => group?.kind);
    expect(await both()).toEqual(["products", "products"]);
    // The search does not read the stock.
    await db.updateTable("products").set({ stock: 1 }).where("id", "=", 105).execute();
    now += 10_000;
    expect(await both()).toEqual(["products", "products"]);
    await close();
  });

  test("what was deleted is no empty group", async () => {
    const { db, close } = await open();
    const find = openSearch(db, () => seededAt);
    expect(await find("GDPR", 20)).not.toEqual([]);
    await db.deleteFrom("pages").execute();
    expect((await find("GDPR", 20)).filter(({ kind }) => kind === "pages")).toEqual([]);
    await close();
  });
});

test("groups are products, pages and news, each with its total", async () => {
  const { db, close } = await open();
  const body = "<p>Čtverylka v mlýně.</p>";
  await db.updateTable("products").set({ description: body }).where("id", "in", [101, 102, 105]).execute();
  await db.updateTable("pages").set({ body }).execute();
  await db.updateTable("articles").set({ body }).execute();
  const groups = await openSearch(db, () => seededAt)("čtverylka", 2);
  expect(groups.map(({ kind, items }) => [kind, items.length]).toSorted()).toEqual([
    ["articles", 2],
    ["pages", 2],
    ["products", 2],
  ]);
  for (const { total } of groups) expect(total).toBeGreaterThan(2);
  await close();
});

test("a word in a name ranks above one in a category, and that above one in a text", async () => {
  const things = [
    { name: "Tričko", text: "Na tričku je plakát." },
    { name: "Mapa", belongs: "Plakáty" },
    { name: "Plakát Kytice" },
  ];
  expect(await foundIn(things, "plakát")).toEqual(["Plakát Kytice", "Mapa", "Tričko"]);
});

test("a page is shown with an excerpt around the word", async () => {
  const { db, call, close } = await open();
  const filler = "Slovo a&nbsp;ještě <b>jedno</b>. ".repeat(20);
  const body = `<p>${filler}Čtverylka. ${filler}</p>`;
  await db.updateTable("pages").set({ body }).where("slug", "=", "reklamace").execute();
  const items = groupOf(await search("čtverylka", 20, call), "pages");
  expect(items[0]).toMatchObject({ slug: "reklamace", title: "Reklamace" });
  expect(items[0]?.excerpt).toContain("Čtverylka");
  expect(items[0]?.excerpt).not.toMatch(/<|&\w+;/u);
  expect(items[0]?.excerpt?.length).toBeLessThanOrEqual(182);
  await close();
});

test.each([
  "",
  "   ",
  "!!! ???",
  "xqzw",
  "%",
  "_",
  "'; drop table products; --",
  "\u0000",
  "<script>xqzw</script>",
  "<".repeat(100),
  "x".repeat(100),
])("„%s“ finds nothing and is no error", async (question) => {
  expect(await search(question)).toEqual([]);
});

test("a long query is cut to a hundred characters and eight words", async () => {
  expect(groupOf(await search(`tričko ${"a ".repeat(2_000)}`), "products")[0]?.id).toBe(101);
  expect(await search(`${"xq ".repeat(40)} tričko`)).toEqual([]);
});

test("a search without a query or with an invalid limit still answers", async () => {
  expect((await backend.call("GET", "/api/search/cs")).body).toEqual({ data: { groups: [] } });
  expect((await backend.call("GET", "/api/search/cs?q=deka&limit=-1")).status).toBe(200);
  expect((await backend.call("GET", "/api/search/de?q=deka")).status).toBe(404);
});

test("the search is in the OpenAPI description", async () => {
  const { body } = await backend.call("GET", "/api/openapi.json");
  expect(body.paths["/api/search/{locale}"].get.parameters).toMatchObject([
    { name: "locale" },
    { name: "q" },
    { name: "limit" },
  ]);
});

test.each([
  ["kytice", ["productions", "products"]],
  ["Chalupníková", ["people", "productions"]],
  ["reklamace", ["pages"]],
])("the kind of the best result comes first: „%s“", async (question, kinds) => {
  expect((await search(question)).map(({ kind }) => kind).slice(0, kinds.length)).toEqual(kinds);
});

test("the search finds the coming public dates by what they offer", async () => {
  const dates = (groups: readonly Group[]) => groups.find(({ kind }) => kind === "performances")?.items ?? [];
  const surtitled = dates(await search("anglické titulky"));
  expect(surtitled).not.toEqual([]);
  for (const item of surtitled)
    expect(item).toMatchObject({ access: expect.arrayContaining(["en_surtitles"]) });
  expect(dates(await search("maryša"))).toEqual([]);
  // Wednesday's Lakomec at ten is closed to the public.
  const titles = dates(await search("dopolední lakomec")).map(({ title }) => title);
  expect(titles).not.toContain("Lakomec");
  expect(dates(await search("maryša titulky"))).toMatchObject([{ title: "Maryša" }, { title: "Maryša" }]);
});

test("a production has its next date, and an ended one none", async () => {
  const [marysa] = groupOf(await search("maryša"), "productions");
  expect(marysa).toMatchObject({ state: "current", next_at: "2026-11-26T18:00:00.000Z" });
  const [hamlet] = groupOf(await search("hamlet"), "productions");
  expect(hamlet).toMatchObject({ state: "ended", next_at: null });
});

test("an actor's name finds the productions with a role of theirs", async () => {
  const titles = groupOf(await search("Chalupníková"), "productions").map(({ slug }) => slug);
  expect(titles).toEqual(expect.arrayContaining(["marysa", "nora", "tri-sestry"]));
  expect(titles).not.toContain("revizor");
});

async function found(q: string): Promise<readonly string[]> {
  const groups = await search(q, 100);
  for (const { total, items } of groups) expect(items).toHaveLength(total);
  return groups.flatMap(({ kind, items }) => items.map(({ id, slug }) => `${kind} ${id ?? slug}`)).toSorted();
}

const words = [
  "vantroky",
  "tričko",
  "poukaz",
  "keramika",
  "kytice",
  "plakát",
  "kniha",
  "doprava",
  "reklamace",
  "čaj",
];

test("two words find only items with both, or without any of those, items with either", async () => {
  const alone = new Map<string, readonly string[]>();
  for (const word of words) alone.set(word, await found(word));
  let both = 0;
  for (const [index, one] of words.entries()) {
    for (const two of words.slice(index + 1)) {
      const [first = [], second = []] = [alone.get(one), alone.get(two)];
      const shared = first.filter((item) => second.includes(item));
      const either = [...new Set([...first, ...second])].toSorted();
      if (shared.length > 0 && shared.length < either.length) both += 1;
      expect([one, two, await found(`${one} ${two}`)]).toEqual([
        one,
        two,
        shared.length > 0 ? shared : either,
      ]);
    }
  }
  // Enough of the pairs have both words in some items and one of them in others.
  expect(both).toBeGreaterThan(5);
});
