import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openShared, type SharedStandalone } from "./open.ts";

interface Group {
  readonly kind: string;
  readonly total: number;
  readonly items: readonly {
    readonly slug: string;
    readonly state?: string;
    readonly next_at?: string | null;
  }[];
}

let backend: SharedStandalone;
beforeAll(async () => {
  backend = await openShared();
});
afterAll(() => backend.close());

async function search(q: string): Promise<readonly Group[]> {
  const { status, body } = await backend.call("GET", `/api/search/cs?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body.data.groups;
}

function groupOf(groups: readonly Group[], kind: string) {
  return groups.find((group) => group.kind === kind)?.items ?? [];
}

describe("titles", () => {
  test.each<[question: string, first: string, why: string]>([
    ["Maryša", "marysa", "as it is written"],
    ["marysa", "marysa", "without diacritics"],
    ["Maryšu", "marysa", "accusative"],
    ["rur", "rur", "initials without dots"],
    ["R. U. R.", "rur", "initials with dots"],
    ["roboti", "rur", "what it is about"],
    ["hmyzu", "ze-zivota-hmyzu", "one word of three"],
    ["ze života hmyzem", "ze-zivota-hmyzu", "another ending"],
    ["kytyce", "kytice", "a wrong letter"],
    ["balady", "kytice", "what the perex says"],
    ["dudáka", "strakonicky-dudak", "genitive"],
    ["strakonicky", "strakonicky-dudak", "the first word"],
    ["revisor", "revizor", "the old spelling is a typo"],
    ["gogol", "revizor", "an author"],
    ["gogola revizora", "revizor", "author and title, declined"],
    ["tři sestry čechov", "tri-sestry", "title and author"],
    ["svatojánská noc", "sen-noci-svatojanske", "words in another order and form"],
    ["shakespeare sen", "sen-noci-svatojanske", "author before title"],
    ["lakomce", "lakomec", "an e that goes"],
    ["harpagon", "lakomec", "a role"],
    ["ibsen", "nora", "an author"],
    ["domeček pro panenky", "nora", "a subtitle"],
    ["broučkové", "broucci", "another plural"],
    ["brucci", "broucci", "a letter missing"],
    ["cyrana", "cyrano", "accusative"],
    ["nos a balkon", "cyrano", "what the perex says"],
    ["furianty", "nasi-furianti", "of the archive"],
    ["pro děti", "broucci", "a genre"],
  ])("„%s“ → %s (%s)", async (question, first) => {
    expect(groupOf(await search(question), "productions")[0]?.slug).toBe(first);
  });
});

describe("people", () => {
  test.each<[question: string, first: string, why: string]>([
    ["Barbora Chalupníková", "barbora-chalupnikova", "as it is written"],
    ["chalupnikova", "barbora-chalupnikova", "without diacritics"],
    ["Chalupníkovou", "barbora-chalupnikova", "instrumental"],
    ["Rehackova", "eliska-rehackova", "without diacritics"],
    ["Kalivodovi", "ondrej-kalivoda", "dative"],
    ["zdarkova sarka", "sarka-zdarkova", "surname first"],
    ["Čechlovského", "igor-cechlovsky", "an adjective's genitive"],
    ["Sindelka", "vit-sindelka", "a guest"],
    ["Ryšavé", "hana-rysava", "genitive"],
    ["Krejcir", "tobias-krejcir", "without diacritics"],
    ["Bezdek Simon", "simon-bezdek", "surname first, without diacritics"],
    ["Suchopárek", "matej-suchopar", "a nickname is not far"],
    ["Drahoda", "vojtech-drahota", "a wrong letter"],
    ["ředitel", "dusan-hrubes", "a function"],
    ["Harpagon", "radovan-tyfa", "a role"],
    ["Puk", "barbora-chalupnikova", "a short role"],
    ["světla", "lubor-peterka", "what somebody does"],
  ])("„%s“ → %s (%s)", async (question, first) => {
    expect(groupOf(await search(question), "people")[0]?.slug).toBe(first);
  });
});

test.each([
  ["kytice", ["productions", "products"]],
  ["Chalupníková", ["people", "productions"]],
  ["reklamace", ["pages"]],
])("the kind of the best result comes first: „%s“", async (question, kinds) => {
  expect((await search(question)).map(({ kind }) => kind).slice(0, kinds.length)).toEqual(kinds);
});

test("dates are found by what they offer, only those to come that anybody may go to, and not by their title alone", async () => {
  const dates = (groups: readonly Group[]) => groups.find(({ kind }) => kind === "performances")?.items ?? [];
  const surtitled = dates(await search("anglické titulky"));
  expect(surtitled).not.toEqual([]);
  for (const one of surtitled)
    expect(one).toMatchObject({ access: expect.arrayContaining(["en_surtitles"]) });
  expect(dates(await search("maryša"))).toEqual([]);
  // Wednesday's Lakomec at ten is closed to the public.
  expect(dates(await search("dopolední lakomec"))).toEqual([]);
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
