import type { SeedRating } from "#standalone/seed/content-types.ts";
import { czech, czechOrNull } from "#standalone/seed/typeset.ts";

export function rating(
  day: number,
  stars: SeedRating["stars"],
  name: string,
  { text, answer }: { readonly text: string; readonly answer?: string },
): SeedRating {
  return { day, stars, name, text: czech(text), answer: czechOrNull(answer) };
}
