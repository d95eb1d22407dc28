/**
 * Money of the standalone back office. Gross amounts are whole hellers (1/100 CZK); net prices have four decimals and
 * are whole ten-thousandths. All values are integers, so no precision is lost in binary fractions.
 */

/** `487.6033` (a numeric column or a JSON number) → 4876033 ten-thousandths. */
function netUnits(net: string | number): number {
  return Math.round(Number(net) * 10_000);
}

/** `442.5` CZK → 44250 hellers. */
export function hellers(amount: string | number): number {
  return Math.round(Number(amount) * 100);
}

/** 44250 hellers → 442.5 CZK, as in the API. */
export function czk(amount: number): number {
  return amount / 100;
}

/** Gross hellers of one piece, rounded half up. `rate` in percent. */
export function grossHellers(net: string | number, rate: string | number): number {
  return divideHalfUp(netUnits(net) * (10_000 + hundredths(rate)), 1_000_000);
}

/** Net CZK with four decimals of a gross price: `grossHellers` gives the same hellers back. `rate` in percent. */
export function netOf(gross: number, rate: number): number {
  return Math.round((hellers(gross) * 10_000) / (100 + rate)) / 10_000;
}

/** Hellers a voucher takes off `remaining`: a percentage (two decimals, rounded half up) or an amount, at most `remaining`. */
export function discountOf(
  voucher: { readonly voucher_type: string; readonly value: string | number },
  remaining: number,
): number {
  const discount =
    voucher.voucher_type === "percent"
      ? divideHalfUp(remaining * hundredths(voucher.value), 10_000)
      : hellers(voucher.value);
  return Math.min(remaining, discount);
}

/**
 * Spreads `amount` over the shares by their size; the parts add up exactly, the largest remainders get the odd hellers.
 */
export function spread(amount: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  if (whole === 0) return shares.map(() => 0);
  // The product of two amounts may exceed the 53 bits of a number.
  const products = shares.map((share) => BigInt(amount) * BigInt(share));
  const parts = products.map((product) => Number(product / BigInt(whole)));
  let odd = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: Number(product % BigInt(whole)) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder) {
    if (odd <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    odd -= 1;
  }
  return parts;
}

export interface VatRow {
  readonly rate: number;
  readonly base: number;
  readonly tax: number;
}

/** Gross hellers by rate → base and tax in CZK, highest rate first; each pair adds up to its gross. */
export function vatRows(grossByRate: ReadonlyMap<number, number>): VatRow[] {
  return [...grossByRate]
    .filter(([, gross]) => gross > 0)
    .sort(([a], [b]) => b - a)
    .map(([rate, gross]) => {
      const tax = divideHalfUp(gross * hundredths(rate), 10_000 + hundredths(rate));
      return { rate, base: czk(gross - tax), tax: czk(tax) };
    });
}

function hundredths(percent: string | number): number {
  return Math.round(Number(percent) * 100);
}

function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
