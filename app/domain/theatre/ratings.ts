import type { Distribution, RatingSummary } from "./rating.ts";

export const ratingOrders = ["average", "count", "title"] as const;
export type RatingOrder = (typeof ratingOrders)[number];
export type RatedProduction = RatingSummary["productions"][number];

const collator = new Intl.Collator("cs", { numeric: true });

/** Sorts by average, number of ratings or title; resolves ties by the other number, then by the title. */
export function sortRated(
  productions: readonly RatedProduction[],
  order: RatingOrder,
): readonly RatedProduction[] {
  return productions.toSorted((production, other) => {
    const byAverage = other.average - production.average;
    const byCount = other.count - production.count;
    const byTitle = collator.compare(production.title, other.title);
    if (order === "title") return byTitle;
    return (order === "average" ? byAverage || byCount : byCount || byAverage) || byTitle;
  });
}

/** The distribution with the share of each number of stars in whole percent. */
export function shares(
  distribution: Distribution,
): readonly { stars: number; count: number; percent: number }[] {
  const all = distribution.reduce((sum, { count }) => sum + count, 0);
  return distribution.map((item) => ({
    ...item,
    percent: all === 0 ? 0 : Math.round((100 * item.count) / all),
  }));
}
