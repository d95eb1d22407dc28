import type { Content } from "./content.ts";
import { fold, wordsOf } from "./czech.ts";
import { indexContent, nameWeight, type WordHit } from "./search-index.ts";

/** Filler words, ignored if the query has other words. */
const fillers = new Set(
  "a aby ale ani co do i k ke ku na nad nebo o od po pod pro s se sebe sebou si u v ve z za ze".split(" "),
);

/** Words of whole questions. They raise the rank of a text that contains them, but are not required. */
const weakWords = new Set(
  "akce bude budu by byt chci divadelni divadla divadle divadlo dnes hra hraje hrajete hraji hru inscenace inscenaci jak jaka jake jaky jde je jsou kam kde kdo kdy kolik koupit ktere kterou lze mam mate muzu najdu neco predstaveni prijde prijdu prijit to vam vase vy".split(
    " ",
  ),
);

/** Limit of words in a query, more than people type; the search ignores further words. */
const maxWords = 8;
/** The factor of dates and news, which are soon over, compared with a title or a page with the same text. */
const dated = 0.9;
/**
 * The bonus of a name that the query matches completely: „reklamace“ finds the page of that name before all that
 * mention it.
 */
const wholeName = 20;
/** Shorter words of a name are prepositions. */
const shortestOfName = 3;

export interface Hit extends Pick<Content, "kind" | "item"> {
  readonly score: number;
}

export interface Found {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** The spellings that were found. */
  readonly spellings: readonly string[];
}

export type Find = (question: string, now: Date) => Found;

/**
 * Finds items with all words of the query in any order; without any, items with most of the words, at least half. A
 * word in the name ranks above one in the text only, a word as typed above its other forms, and those above its
 * synonyms. Dates are future ones, and match by their offers; their titles match separately.
 */
export async function openIndex(content: readonly Content[]): Promise<Find> {
  const known = new Map(content.map((item) => [`${item.kind} ${item.item}`, item]));
  const findWord = await indexContent([...known].map(([id, one]) => ({ ...one, id })));

  return (question, now) => {
    const { needed, others } = readQuestion(question);
    const ofOthers = gather(others.map(findWord));
    const found = [...gather(needed.map(findWord))].flatMap(([id, words]) => {
      const one = known.get(id);
      return one && isOffered(one, words, now) ? [{ one, words, more: sum(ofOthers.get(id) ?? []) }] : [];
    });
    const most = found.reduce((longest, { words }) => Math.max(longest, words.length), needed.length / 2);
    const best = found.filter(({ words }) => words.length >= most);
    const hits = best.map(({ one, words, more }) => ({ ...one, more, score: scoreOf(one, words) }));
    hits.sort((a, b) => b.score - a.score || b.more - a.more || a.position - b.position);
    return { hits, spellings: best.flatMap(({ words }) => words.flatMap(({ spellings }) => spellings)) };
  };
}

/** By the item that has them. */
function gather(found: readonly (readonly WordHit[])[]): Map<string, WordHit[]> {
  const byId = new Map<string, WordHit[]>();
  for (const hit of found.flat()) byId.set(hit.id, [...(byId.get(hit.id) ?? []), hit]);
  return byId;
}

function isOffered({ starts_at }: Content, words: readonly WordHit[], now: Date): boolean {
  return starts_at === null || (starts_at >= now.getTime() && words.some(({ weight }) => weight > 1));
}

function scoreOf({ kind, name }: Content, words: readonly WordHit[]): number {
  const ofName = wordsOf(name ?? "").filter((word) => word.length >= shortestOfName).length;
  const found = words.filter(({ weight }) => weight === nameWeight).length;
  const score = sum(words) + wholeName * Math.min(1, found / Math.max(1, ofName));
  return kind === "performances" || kind === "articles" ? dated * score : score;
}

function sum(words: readonly WordHit[]): number {
  return words.reduce((total, { score }) => total + score, 0);
}

function readQuestion(question: string) {
  const words = [...new Set(wordsOf(question))];
  const strong = words.filter((word) => !fillers.has(word));
  const read = strong.length > 0 ? strong : words;
  const weak = read.filter((word) => weakWords.has(fold(word)));
  const needed = read.filter((word) => !weak.includes(word)).slice(0, maxWords);
  return needed.length > 0
    ? { needed, others: weak.slice(0, maxWords - needed.length) }
    : { needed: weak.slice(0, maxWords), others: [] };
}
