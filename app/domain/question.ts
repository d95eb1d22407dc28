import { foldForSearch } from "./fold.ts";

/** The maximum length of a search for a name, in characters. */
export const maxNameSearchLength = 60;

/** Normalises search input: one line, single spaces, composed letters, at most `longest` characters. */
export function normalizeQuery(typed: string | null, longest: number): string {
  return (typed ?? "")
    .slice(0, 8 * longest)
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longest)
    .trim();
}

/** The items whose name contains every word of `question`, ignoring case and diacritics; all items if it is empty. */
export function findByName<T extends { readonly name: string }>(
  items: readonly T[],
  question: string,
): readonly T[] {
  const words = foldForSearch(question).split(" ").filter(Boolean);
  return items.filter((item) => {
    const name = foldForSearch(item.name);
    return words.every((word) => name.includes(word));
  });
}
