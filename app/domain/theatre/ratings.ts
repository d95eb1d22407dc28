import type { Distribution, RatingSummary } from "./rating.ts";

export const ratingOrders = ["average", "count", "title"] as const;
export type RatingOrder = (typeof ratingOrders)[number];
export type RatedProduction = RatingSummary["productions"][number];

const collator = new Intl.Collator("cs", { numeric: true });

/** Sorts by average, number of ratings or title; ties by the other number, then by the title. */
export function sortRated(
  productions: readonly RatedProduction[],
  order: RatingOrder,
): readonly RatedProduction[] {
  return productions.toSorted((one, other) => {
    const byAverage = other.average - one.average;
    const byCount = other.count - one.count;
    const byTitle = collator.compare(one.title, other.title);
    if (order === "title") return byTitle;
    return (order === "average" ? byAverage || byCount : byCount || byAverage) || byTitle;
  });
}

/** The distribution with the share of each number of stars in whole percent. */
export function shares(
  distribution: Distribution,
): readonly { stars: number; count: number; percent: number }[] {
  const all = distribution.reduce((sum, { count }) => sum + count, 0);
  return distribution.map((each) => ({
    ...each,
    percent: all === 0 ? 0 : Math.round((100 * each.count) / all),
  }));
}
