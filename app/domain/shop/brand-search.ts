import { fold } from "#app/domain/fold.ts";
import type { Brand } from "./product.ts";

const longestQuestion = 60;

/** What somebody typed: one line, not too long. */
export function brandQuestion(typed: string | null): string {
  return (typed ?? "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longestQuestion)
    .trim();
}

/** Brands whose name has every word of the question, diacritics or not. */
export function searchBrands(brands: readonly Brand[], question: string): readonly Brand[] {
  const words = fold(question).split(" ").filter(Boolean);
  return brands.filter(({ name }) => words.every((word) => fold(name).includes(word)));
}
