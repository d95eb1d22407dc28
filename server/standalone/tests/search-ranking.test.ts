import { afterAll, beforeAll, expect, test } from "vitest";
import { matchWord, type Spelling } from "#standalone/domain/search/weigh-word.ts";
import { open, type OpenedStandalone } from "./open.ts";

const asked: Spelling = { exact: "páska", word: "paska", stem: "pask", base: "pask" };

/** From the best to the worst. */
const ranked = [
  ["letter by letter", asked],
  ["in other diacritics", { exact: "paška", word: "paska", stem: "pask", base: "pask" }],
  ["another form", { exact: "pásce", word: "pasce", stem: "pask", base: "pask" }],
  ["another form in other diacritics", { exact: "pasky", word: "pasky", stem: "pask", base: "pask" }],
  ["a diminutive", { exact: "pásečka", word: "pasecka", stem: "paseck", base: "pask" }],
  ["a longer word", { exact: "páskami", word: "paskami", stem: "paskam", base: "paskam" }],
  ["a longer relative", { exact: "páskový", word: "paskovy", stem: "paskov", base: "paskov" }],
  ["a typo", { exact: "pázka", word: "pazka", stem: "pazk", base: "pazk" }],
  ["another word", { exact: "opona", word: "opona", stem: "opon", base: "opon" }],
] as const;
const steps = ranked.slice(1).map(([worse, low], index) => {
  const [better, high] = ranked[index] ?? ranked[0];
  return [better, worse, high, low] as const;
});

test.each(steps)("a search word found %s weighs more than %s", (_better, _worse, high, low) => {
  const qualityOf = (known: Spelling) => matchWord(1, asked, [known])[0]?.quality ?? 0;
  expect(qualityOf(high)).toBeGreaterThan(qualityOf(low));
});

let backend: OpenedStandalone;
beforeAll(async () => {
  backend = await open();
});
afterAll(() => backend.close());

interface Group {
  readonly kind: string;
  readonly total: number;
  readonly items: readonly { readonly id?: number; readonly slug: string }[];
}

async function found(q: string): Promise<readonly string[]> {
  const { body } = await backend.call("GET", `/api/search/cs?q=${encodeURIComponent(q)}&limit=100`);
  const groups: readonly Group[] = body.data.groups;
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

test("two words find only items with both; if there are none, items with either", async () => {
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
