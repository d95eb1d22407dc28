import type { Named } from "#app/domain/theatre/performance.ts";
import type { ListedProduction } from "#app/domain/theatre/production.ts";

export const genreParameter = "zanr";

interface CountedGenre extends Named {
  readonly count: number;
}

/** The genres of the given titles, in the order of their first occurrence. */
export function genresOf(productions: readonly ListedProduction[]): readonly CountedGenre[] {
  const counted = new Map<string, CountedGenre>();
  for (const { genre } of productions) {
    if (genre) counted.set(genre.slug, { ...genre, count: (counted.get(genre.slug)?.count ?? 0) + 1 });
  }
  return [...counted.values()];
}

/** The titles of a genre; all of them without a genre. */
export function ofGenre(
  productions: readonly ListedProduction[],
  slug: string | null,
): readonly ListedProduction[] {
  return slug ? productions.filter(({ genre }) => genre?.slug === slug) : productions;
}
