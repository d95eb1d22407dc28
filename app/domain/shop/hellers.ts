/** Integer arithmetic for prices: 0.1 + 0.2 is not 0.3 in binary floating point, 10 + 20 hellers are 30. */

/** CZK to whole hellers (1/100 CZK), halves up; beyond 2 decimals the amount has at most binary rounding noise. */
export function toHellers(czk: number): number {
  return Math.round(Number((czk * 100).toPrecision(15)));
}

/** Whole hellers to CZK. */
export function toCzk(hellers: number): number {
  return hellers / 100;
}

/** `numerator / denominator` to the nearest integer, halves up. Both are integers, neither is negative. */
export function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/**
 * Splits `amount` in proportion to `weights` so that the parts add up to exactly `amount` (largest remainder).
 * All are whole and not negative, `amount` is at most the sum of the weights; no part exceeds its weight.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  // The product of two amounts may exceed the 53 bits of a number.
  const shares = weights.map((weight) => {
    const share = BigInt(amount) * BigInt(weight);
    return { part: Number(share / BigInt(whole)), remainder: Number(share % BigInt(whole)) };
  });
  const missing = amount - shares.reduce((sum, { part }) => sum + part, 0);
  const roundedUp = [...shares].sort((a, b) => b.remainder - a.remainder).slice(0, missing);
  return shares.map((share) => share.part + (roundedUp.includes(share) ? 1 : 0));
}
