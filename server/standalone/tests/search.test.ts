import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isOneTypoAway } from "#standalone/domain/search/weigh-word.ts";
import { openShared, type SharedStandalone } from "./open.ts";

interface Group {
  readonly kind: string;
  readonly total: number;
  readonly items: readonly {
    readonly id?: number;
    readonly slug: string;
    readonly title?: string;
    readonly excerpt?: string;
  }[];
}

let backend: SharedStandalone;
beforeAll(async () => {
  backend = await openShared();
});
afterAll(() => backend.close());

async function search(q: string, limit = 20): Promise<readonly Group[]> {
  const { status, body } = await backend.call(
    "GET",
    `/api/search/cs?q=${encodeURIComponent(q)}&limit=${limit}`,
  );
  expect(status).toBe(200);
  return body.data.groups;
}

/** The id of the first product, or the slug of the first page. */
function firstOf(groups: readonly Group[]): number | string | undefined {
  const item = (groups.find(({ kind }) => kind === "products") ?? groups.find(({ kind }) => kind === "pages"))
    ?.items[0];
  return item?.id ?? item?.slug;
}

describe("the first result of a Czech query", () => {
  test.each<[question: string, first: number | string, why: string]>([
    ["tričko", 101, "as it is written"],
    ["tricko", 101, "without diacritics"],
    ["TRIČKO", 101, "in capitals"],
    ["trička", 101, "plural"],
    ["triček", 101, "genitive plural"],
    ["tričkách", 101, "locative plural"],
    ["tričkem", 101, "instrumental"],
    ["vantroky tricko", 101, "in any order"],
    ["trycko", 101, "a wrong letter"],
    ["mikina", 102, "as it is written"],
    ["mikinu", 102, "accusative"],
    ["mikině", 102, "dative"],
    ["mykina", 102, "a wrong letter"],
    ["zákulisím", 102, "instrumental of a neuter"],
    ["ponozek", 103, "genitive plural without diacritics"],
    ["oponky", 103, "the second word of a name"],
    ["lístků", 104, "an e that comes and goes"],
    ["listek do kapsy", 104, "with a preposition"],
    ["tašku", 104, "accusative"],
    ["hrnky", 105, "plural"],
    ["hrnke", 105, "two letters swapped"],
    ["hrnek na čaj", 105, "what its text says as well"],
    ["deštníku", 106, "locative"],
    ["desnik", 106, "a letter missing"],
    ["rur", 107, "initials without dots"],
    ["R. U. R.", 107, "initials with dots"],
    ["plakátů", 107, "genitive plural"],
    ["kalendáře", 108, "genitive"],
    ["pohlednice", 109, "as it is written"],
    ["odznaků", 110, "genitive plural"],
    ["zápisník tečky", 111, "a variant's name"],
    ["knížka třicet let", 112, "most of the words, where nothing has all"],
    ["knihách", 112, "locative plural"],
    ["marysa", 113, "a title without diacritics"],
    ["vínová deka", 114, "a variant before the name"],
    ["brouckum", 115, "c and k of one word"],
    ["maňásci", 116, "c and k of one word"],
    ["cokoladou", 117, "instrumental without diacritics"],
    ["perníčku", 118, "a diminutive's stem is not far"],
    ["vinyl kytice", 119, "the whole name"],
    ["keramika u jezu", 105, "a brand"],
    ["dárkových poukazů", 201, "adjective and noun"],
    ["poukaz pro dva", 202, "words of a name"],
    ["poukaz skolaka", 203, "without diacritics"],
    ["reklamaci", "reklamace", "a page"],
    ["dopravou a platbou", "doprava-a-platba", "a page's title, declined"],
    ["odstoupeni od smlouvy", "odstoupeni-od-smlouvy", "a page's title"],
  ])("„%s“ → %s (%s)", async (question, first) => {
    expect(firstOf(await search(question))).toBe(first);
  });
});

test("groups are products, pages and news, with their totals and as many items as requested", async () => {
  const groups = await search("poukaz", 2);
  expect(groups.map(({ kind, items }) => [kind, items.length])).toEqual([
    ["products", 2],
    ["pages", 2],
    ["articles", 2],
  ]);
  for (const { total } of groups) expect(total).toBeGreaterThanOrEqual(2);
});

test("a word in a name ranks above one in a category, and that above one in a text", async () => {
  const products = (await search("plakát")).find(({ kind }) => kind === "products");
  expect(products?.items[0]?.id).toBe(107);
  const inCategory = products?.items.findIndex(({ id }) => id === 109) ?? -1;
  const inText = products?.items.findIndex(({ id }) => id === 101) ?? -1;
  expect(inCategory).toBeGreaterThan(0);
  expect(inText === -1 || inText > inCategory).toBe(true);
});

test("a page is shown with an excerpt around the word", async () => {
  const groups = await search("reklamace");
  const page = groups.find(({ kind }) => kind === "pages")?.items[0];
  expect(page).toMatchObject({ slug: "reklamace", title: "Reklamace" });
  expect(page?.excerpt?.toLowerCase()).toContain("reklamac");
  expect(page?.excerpt).not.toMatch(/<|&\w+;/u);
  expect(page?.excerpt?.length).toBeLessThanOrEqual(182);
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
])("„%s“ finds nothing and is no error", async (question) => {
  expect(await search(question)).toEqual([]);
});

test("a long query is cut to a hundred characters and eight words", async () => {
  expect(firstOf(await search(`tričko ${"a ".repeat(2_000)}`))).toBe(101);
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
  ["mikina", "mykina", true],
  ["hrnek", "hrnke", true],
  ["destnik", "desnik", true],
  ["deka", "dekka", true],
  ["mikina", "mykyna", false],
  ["kolo", "pole", false],
  ["pes", "les", false],
])("one typo between %s and %s: %s", (a, b, expected) => {
  expect([isOneTypoAway(a, b), isOneTypoAway(b, a)]).toEqual([expected, expected]);
});

test("a decomposed question finds what a composed one finds", async () => {
  const found = async (question: string) =>
    (await backend.call("GET", `/api/search/cs?q=${encodeURIComponent(question)}`)).body.data;
  expect(await found("tričko".normalize("NFD"))).toEqual(await found("tričko"));
});
