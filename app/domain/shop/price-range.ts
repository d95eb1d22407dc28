import { formatMoney } from "./money.ts";
import type { PriceRange } from "#app/domain/theatre/performance.ts";

/** `190,00–590,00 Kč`, `120,00 Kč`: ticket prices are always in crowns, regardless of the shop's currency. */
export function formatPriceRange({ from, to }: PriceRange): string {
  const low = formatMoney(from);
  return from === to ? low : `${low.replace(/\u00a0Kč$/u, "")}–${formatMoney(to)}`;
}
