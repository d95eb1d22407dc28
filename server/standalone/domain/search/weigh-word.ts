export interface Spelling {
  /** In lower case, with diacritics. */
  readonly exact: string;
  /** Without diacritics. */
  readonly word: string;
  /** Without its ending. */
  readonly stem: string;
  /** The stem without what makes it a diminutive, and without doubled letters. */
  readonly base: string;
}

/** How well a known spelling matches one word of the query. */
export interface Term {
  /** Position of the word in the query, from 1. */
  readonly place: number;
  readonly exact: string;
  /** From 3 (a typo) to 10 (an exact match). */
  readonly quality: number;
}

/** Shorter words have too many similar words to guess which one was meant. */
export const shortestMistyped = 5;
const typo = 3;

/** The known spellings that match a word of the query. */
export function matchWord(place: number, query: Spelling, known: readonly Spelling[]): readonly Term[] {
  return known
    .map((spelling) => ({ place, exact: spelling.exact, quality: qualityOf(query, spelling) }))
    .filter(({ quality }) => quality > 0);
}

export function isExactEnough({ quality }: Term): boolean {
  return quality > typo;
}

/** A match with the typed diacritics ranks above one without them, a whole word above a prefix. */
function qualityOf(query: Spelling, known: Spelling): number {
  if (query.exact === known.exact) return 10;
  if (query.word === known.word) return 9;
  if (query.stem === known.stem) return hasSameStart(query, known) ? 8 : 7.5;
  if (query.base === known.base) return 7;
  // A prefix of a word that is still being typed, or of a longer related word.
  if (query.word.length > 1 && known.word.startsWith(query.word)) return 6;
  if (query.stem.length > 3 && known.word.startsWith(query.stem)) return 5;
  if (query.word.length < shortestMistyped) return 0;
  const isNear = isOneTypoAway(query.word, known.word) || isOneTypoAway(query.stem, known.stem);
  return isNear ? typo : 0;
}

/** Whether the spellings agree, diacritics included, along the shorter stem without its last letter. */
function hasSameStart(query: Spelling, known: Spelling): boolean {
  const length = Math.min(query.stem.length, known.stem.length) - 1;
  return query.exact.slice(0, length) === known.exact.slice(0, length);
}

/** One letter is wrong, missing or extra, or two adjacent letters are swapped; both words have four letters or more. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < shortestMistyped - 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.slice(1) === restB.slice(1)) return true;
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
