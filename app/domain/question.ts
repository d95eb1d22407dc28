import { fold } from "./fold.ts";

/** The longest question about a name, in characters. */
export const longestName = 60;

/** What somebody typed into a search field: one line, single spaces, at most `longest` characters. */
export function readQuestion(typed: string | null, longest: number): string {
  return (typed ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longest)
    .trim();
}

/** Those whose name has every word of the question, whatever the case and diacritics; all for an empty question. */
export function findByName<T extends { readonly name: string }>(
  items: readonly T[],
  question: string,
): readonly T[] {
  const words = fold(question).split(" ").filter(Boolean);
  return items.filter((item) => {
    const name = fold(item.name);
    return words.every((word) => name.includes(word));
  });
}
