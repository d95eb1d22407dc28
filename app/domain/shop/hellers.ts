/** Integer arithmetic for prices: 0.1 + 0.2 is not 0.3 in binary floating point, 10 + 20 hellers are 30. */

/** CZK to whole hellers (1/100 CZK), halves up, whatever binary rounding noise the amount has. */
export function toHellers(czk: number): number {
  return Math.round(Number((czk * 100).toPrecision(15)));
}

/** Whole hellers to CZK. */
export function toCzk(hellers: number): number {
  return hellers / 100;
}

/** CZK without fractions of a heller, halves up. */
export function roundToHellers(czk: number): number {
  return toCzk(toHellers(czk));
}

/** `numerator / denominator` to the nearest integer, halves up. Both are integers, neither is negative. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
