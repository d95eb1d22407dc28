import { formatWholeMoney } from "./money.ts";
import type { PriceRange } from "#app/domain/theatre/performance.ts";

/** `190–590 Kč`, `120 Kč`: ticket prices are always in crowns, regardless of the shop's currency. */
export function formatPriceRange({ from, to }: PriceRange): string {
  const low = formatWholeMoney(from);
  return from === to ? low : `${low.replace(/\u00a0Kč$/u, "")}–${formatWholeMoney(to)}`;
}
