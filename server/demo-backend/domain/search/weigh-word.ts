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
export function matchWord(place: number, asked: Spelling, known: readonly Spelling[]): readonly Term[] {
  return known
    .map((spelling) => ({ place, exact: spelling.exact, quality: qualityOf(asked, spelling) }))
    .filter(({ quality }) => quality > 0);
}

export function isExactEnough({ quality }: Term): boolean {
  return quality > typo;
}

/** A match with the typed diacritics ranks above one without them, a whole word above a prefix. */
function qualityOf(asked: Spelling, known: Spelling): number {
  if (asked.exact === known.exact) return 10;
  if (asked.word === known.word) return 9;
  if (asked.stem === known.stem) return hasSameStart(asked, known) ? 8 : 7.5;
  if (asked.base === known.base) return 7;
  // A prefix of a word that is still being typed, or of a longer related word.
  if (asked.word.length > 1 && known.word.startsWith(asked.word)) return 6;
  if (asked.stem.length > 3 && known.word.startsWith(asked.stem)) return 5;
  if (asked.word.length < shortestMistyped) return 0;
  const isNear = isOneTypoAway(asked.word, known.word) || isOneTypoAway(asked.stem, known.stem);
  return isNear ? typo : 0;
}

/** Whether the spellings agree, diacritics included, along the shorter stem without its last letter. */
function hasSameStart(asked: Spelling, known: Spelling): boolean {
  const length = Math.min(asked.stem.length, known.stem.length) - 1;
  return asked.exact.slice(0, length) === known.exact.slice(0, length);
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
