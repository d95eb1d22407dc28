import type { DemoRatings } from "#standalone/content/demonstration.ts";

const mostStars = 5;

/**
 * Numbers of ratings with one star, two stars and so on, which match `average` and `count` and include every rating
 * with a text. Each lower number of stars is rarer by a constant ratio, as in real ratings.
 */
export function distributionOf({ average, count, written }: DemoRatings): number[] {
  const least = Array.from({ length: mostStars }, (_none, index) =>
    written.reduce((total, { stars }) => total + (stars === index + 1 ? 1 : 0), 0),
  );
  const shares = sharesWith(average);
  const counts = shares.map((share, index) => Math.max(least[index] ?? 0, Math.floor(share * count)));
  counts[mostStars - 1] = (counts[mostStars - 1] ?? 0) + count - sum(counts);
  // Corrects the rounding error one star at a time.
  const wanted = Math.round(average * count);
  for (let round = 0; round < count * mostStars && starsOf(counts) !== wanted; round += 1) {
    const step = starsOf(counts) > wanted ? -1 : 1;
    moveOne(counts, least, step);
  }
  return counts;
}

/** Moves one rating up or down by one star, from the value with most ratings to spare. */
function moveOne(counts: number[], least: readonly number[], step: 1 | -1): void {
  const spare = (index: number) => (counts[index] ?? 0) - (least[index] ?? 0);
  const [from] = [0, 1, 2, 3, 4]
    .filter((index) => index + step >= 0 && index + step < mostStars && spare(index) > 0)
    .sort((a, b) => spare(b) - spare(a));
  if (from === undefined) return;
  counts[from] = (counts[from] ?? 0) - 1;
  counts[from + step] = (counts[from + step] ?? 0) + 1;
}

/** Five shares that fall from five stars to one by a constant ratio and have this average. */
function sharesWith(average: number): number[] {
  let low = 0;
  let high = 1;
  for (let round = 0; round < 40; round += 1) {
    const ratio = (low + high) / 2;
    const shares = sharesBy(ratio);
    if (shares.reduce((total, share, index) => total + share * (index + 1), 0) > average) low = ratio;
    else high = ratio;
  }
  return sharesBy((low + high) / 2);
}

function sharesBy(ratio: number): number[] {
  const weights = Array.from({ length: mostStars }, (_none, index) => ratio ** (mostStars - 1 - index));
  return weights.map((weight) => weight / sum(weights));
}

function starsOf(counts: readonly number[]): number {
  return counts.reduce((total, some, index) => total + some * (index + 1), 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
