import MiniSearch from "minisearch";
import type { Content } from "./content.ts";
import { fold, stemOf, wordsOf } from "./czech.ts";
import { synonymsOf } from "./synonyms.ts";

/** The weight of a word by its place. */
const weights: Readonly<Record<string, number>> = { name: 8, belongs: 4, parts: 3, text: 1 };
export const nameWeight = weights["name"];

/** Shorter words have too many similar words to guess which one was meant, and stems are rougher than words. */
const shortestMistyped = 5;
const shortestMistypedStem = 6;

/** One item with a word of the query. */
export interface WordHit {
  readonly id: string;
  /** The best product of the quality of the match and the weight of the place. */
  readonly score: number;
  /** The weight of the best place. */
  readonly weight: number;
  /** The spelling of the word there. */
  readonly spellings: readonly string[];
}

export type FindWord = (word: string) => readonly WordHit[];

/** The keys of a word. `synonym` is a stem, too: of the words that mean this one. */
interface Forms {
  readonly folded: string;
  readonly stem: string;
  readonly synonym: string;
}

/**
 * Every word is in the index as it is spelled, folded, and as its stem, and its synonyms as stems; so its other forms,
 * its beginning and its typos are one look into the index. The search does not use the index's own score: it adds up
 * all forms of a word, so a text with many of them would rank above the title.
 */
export async function indexContent(content: readonly (Content & { id: string })[]): Promise<FindWord> {
  const spellings = new Map<string, string[]>();
  // Analyses a word once, however often it occurs in the texts.
  const known = new Map<string, string[]>();
  function learn(word: string): string[] {
    const before = known.get(word);
    if (before) return before;
    const { folded, stem } = formsOf(word);
    const meant = synonymsOf.get(stem.slice(1)) ?? [];
    const keys = [...new Set([word, folded]), stem, ...meant.map((synonym) => `~${synonym}`)];
    for (const key of keys) spellings.set(key, [...(spellings.get(key) ?? []), word]);
    known.set(word, keys);
    return keys;
  }
  const index = new MiniSearch<Content & { id: string }>({
    fields: Object.keys(weights),
    tokenize: (text) => [...new Set(wordsOf(text))],
    processTerm: learn,
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word },
  });
  // In pieces, so that the process answers other requests between them.
  await index.addAllAsync(content);

  return (word) => {
    const forms = formsOf(word);
    const found = index.search({ queries: [word, ...spelled(forms)] });
    // Assumes a typo only if the word itself finds nothing.
    const isTypo = found.length === 0 && word.length >= shortestMistyped;
    const results = isTypo ? index.search({ queries: mistyped(forms) }) : found;
    return results.map(({ id, match }) => {
      const terms = Object.entries(match).map(([term, fields]) => {
        const weight = Math.max(...fields.map((field) => weights[field] ?? 0));
        return { term, weight, score: weight * (isTypo ? 3 : qualityOf(word, forms, term)) };
      });
      return {
        id,
        score: Math.max(...terms.map(({ score }) => score)),
        weight: Math.max(...terms.map(({ weight }) => weight)),
        spellings: terms.flatMap(({ term }) => spellings.get(term) ?? []),
      };
    });
  };
}

function formsOf(word: string): Forms {
  const folded = fold(word);
  const stem = stemOf(folded);
  return { folded, stem: `=${stem}`, synonym: `~${stem}` };
}

/** From 5 to 10; a typo has less. */
function qualityOf(word: string, { folded, stem, synonym }: Forms, term: string): number {
  if (term === folded) return 9;
  // With the typed diacritics.
  if (term === word) return 10;
  if (term === stem) return 7.5;
  if (term === synonym) return 7;
  return term.startsWith(folded) ? 6 : 5;
}

/** The word without diacritics, its other forms, and longer ones. */
function spelled({ folded, stem, synonym }: Forms) {
  return [
    { queries: [folded], prefix: folded.length > 1 },
    { queries: [stem, synonym], prefix: stem.length > 5 },
  ];
}

/** One letter is wrong, missing or extra, or two adjacent ones are swapped. */
function mistyped({ folded, stem, synonym }: Forms) {
  const swapped = folded
    .slice(1)
    .split("")
    .map((letter, at) => `${folded.slice(0, at)}${letter}${folded[at] ?? ""}${folded.slice(at + 2)}`);
  const near = stem.length > shortestMistypedStem ? [folded, stem, synonym] : [folded];
  return [...swapped, { queries: near, fuzzy: 1 }];
}
