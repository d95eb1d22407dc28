import { formatMoney, listDecimals } from "./money.ts";
import type { PriceRange } from "#app/domain/theatre/performance.ts";

/**
 * `190–590 Kč`, `120 Kč`: ticket prices are always in crowns, regardless of the shop's currency.
 * @param decimals those of the list that it stands in
 */
export function formatPriceRange({ from, to }: PriceRange, decimals = listDecimals([from, to])): string {
  const low = formatMoney(from, null, { decimals });
  return from === to ? low : `${low.replace(/\u00a0Kč$/u, "")}–${formatMoney(to, null, { decimals })}`;
}

/** The amounts of a list of performances, gross CZK. */
export function rangeAmounts(evenings: readonly { readonly price: PriceRange | null }[]): readonly number[] {
  return evenings.flatMap(({ price }) => (price ? [price.from, price.to] : []));
}
