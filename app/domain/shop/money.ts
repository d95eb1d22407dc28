import type { Currency } from "./currency.ts";
import { divideHalfUp, toCzk, toHellers } from "./hellers.ts";
import type { NetPrice } from "./product.ts";

/** Prices and the format of money (§9): server, browser, analytics, structured data. Totals: `cart-totals.ts`. */

/** Net prices have four decimals in the API, tax rates and percentages two. */
const netScale = 10_000;
const percentScale = 100;

/**
 * Gross price of one piece in CZK, 2 decimals, halves up: net × (1 + rate / 100).
 * @param net CZK before tax, not negative, up to four decimals
 * @param rate percent, up to two decimals
 */
export function gross(net: number, rate: number): number {
  const taxed = Math.round(net * netScale) * (100 * percentScale + Math.round(rate * percentScale));
  return toCzk(divideHalfUp(taxed, netScale * percentScale));
}

/**
 * The net price that `gross` turns back into exactly this gross price: a back office may state prices with tax only.
 * @param price gross CZK, not negative, halves up to two decimals
 * @param rate percent, up to two decimals
 */
export function netOf(price: number, rate: number): number {
  const parts = toHellers(price) * (netScale / 100) * (100 * percentScale);
  return divideHalfUp(parts, 100 * percentScale + Math.round(rate * percentScale)) / netScale;
}

/** Current gross price of one piece, CZK: the sale price if one is set. */
export function unitGross(price: NetPrice): number {
  return gross(price.sale ?? price.net, price.taxRate);
}

/** Gross price of one piece before the sale, CZK; null without a sale, or when the sale price is not lower. */
export function originalUnitGross(price: NetPrice): number | null {
  const original = gross(price.net, price.taxRate);
  return original > unitGross(price) ? original : null;
}

/** All amounts that a price may show, gross CZK. */
export function shownAmounts(price: NetPrice): readonly number[] {
  const sale = saleOf(price);
  return sale ? [sale.price, sale.original, sale.lowest ?? 0] : [unitGross(price)];
}

/** The claims allowed about a sale (§ 12a of Act 634/1992). All amounts gross CZK. */
interface Sale {
  readonly price: number;
  readonly original: number;
  /** Lowest price of the 30 days before; without it pages show neither its sentence nor the percentage. */
  readonly lowest: number | null;
  /** Whole percent off the lowest price, never rounded in the seller's favour; null = show no percentage. */
  readonly percent: number | null;
}

/**
 * The sale to announce, or null for an ordinary price. The shop charges a sale price that is not below the lowest of
 * the last 30 days, but does not announce it: it would not be a discount.
 * @param requireLowest hide the whole sale when the upstream does not provide the lowest price (REQUIRE_LOWEST_PRICE)
 */
export function saleOf(price: NetPrice, requireLowest = false): Sale | null {
  const original = originalUnitGross(price);
  if (original === null) return null;
  const now = unitGross(price);
  if (price.lowest30Days === null) {
    return requireLowest ? null : { price: now, original, lowest: null, percent: null };
  }
  const lowest = gross(price.lowest30Days, price.taxRate);
  if (lowest <= now) return null;
  return { price: now, original, lowest, percent: discountPercent(price) };
}

/**
 * Whole percent off the lowest price of the last 30 days, rounded down; null if that price is unknown or under 1 %.
 */
export function discountPercent(price: NetPrice): number | null {
  if (price.sale === null || price.lowest30Days === null) return null;
  const lowest = toHellers(gross(price.lowest30Days, price.taxRate));
  const off = Math.floor(((lowest - toHellers(unitGross(price))) * 100) / lowest);
  return off >= 1 ? off : null;
}

interface MoneyFormat {
  /** Number of decimals; defaults to the currency's, otherwise two. */
  readonly decimals?: number;
  /** The amount is already in the given currency; skips the division by its rate. */
  readonly alreadyConverted?: boolean;
}

const space = "\u00a0";

/**
 * `1 290,00 Kč`: no-break spaces between thousands and before the symbol, decimal comma, minus sign U+2212.
 * @param czk CZK; divided by the currency's rate unless `alreadyConverted`
 * @param currency the visitor's currency; null, or one with a rate that is not positive, falls back to crowns
 */
export function formatMoney(czk: number, currency: Currency | null = null, format: MoneyFormat = {}): string {
  const usable = currency !== null && currency.rate > 0 ? currency : null;
  const amount = usable && !format.alreadyConverted ? czk / usable.rate : czk;
  const digits = formatNumber(Math.abs(amount), format.decimals ?? usable?.decimals ?? 2);
  const sign = amount < 0 && /[1-9]/.test(digits) ? "\u2212" : "";
  const before = usable?.symbolBefore?.trim();
  const after = usable ? usable.symbolAfter?.trim() : "Kč";
  return `${sign}${before ? before + space : ""}${digits}${after ? space + after : ""}`;
}

/** The same without decimals: `1 290 Kč` (§9: the currency filter). */
export function formatWholeMoney(czk: number, currency: Currency | null = null): string {
  return formatMoney(czk, currency, { decimals: 0 });
}

/**
 * Decimals of the amounts of a list: none (§9: the currency filter) if all are whole, otherwise the currency's.
 * @param amounts gross CZK
 */
export function listDecimals(
  amounts: readonly number[],
  currency: Pick<Currency, "rate" | "decimals"> | null = null,
): number {
  const { rate, decimals } = currency !== null && currency.rate > 0 ? currency : { rate: 1, decimals: 2 };
  return amounts.every((amount) => scaled(amount / rate, decimals) % 10 ** decimals === 0) ? 0 : decimals;
}

/** CZK in whole minor units of a currency, such as cents, halves up. */
export function toMinorUnits(czk: number, { rate, decimals }: Pick<Currency, "rate" | "decimals">): number {
  return scaled(czk / rate, decimals);
}

function scaled(amount: number, decimals: number): number {
  // 15 significant digits remove the binary rounding noise of 1.005 × 100 = 100.49999999999999.
  return Math.round(Number((amount * 10 ** decimals).toPrecision(15)));
}

function formatNumber(amount: number, decimals: number): string {
  const rounded = scaled(amount, decimals) / 10 ** decimals;
  const [whole = "0", fraction] = rounded.toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, space);
  return fraction ? `${grouped},${fraction}` : grouped;
}
