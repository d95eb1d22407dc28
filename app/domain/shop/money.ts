import type { Cart, CartLine, CartVoucher } from "./cart.ts";
import type { Delivery, Payment } from "./checkout.ts";
import type { Currency } from "./currency.ts";
import { apportion, divideHalfUp, toCzk, toHellers } from "./hellers.ts";
import type { NetPrice } from "./product.ts";

/** All calculation and formatting of money (§9 price rules): server, browser, analytics, structured data. */

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

/** Current gross price of one piece, CZK: the sale price where one is set. */
export function unitGross(price: NetPrice): number {
  return gross(price.sale ?? price.net, price.taxRate);
}

/** Gross price of one piece before the sale, CZK; null without a sale, or when the sale price is not lower. */
export function originalUnitGross(price: NetPrice): number | null {
  const original = gross(price.net, price.taxRate);
  return original > unitGross(price) ? original : null;
}

/** Gross CZK for `quantity` pieces; the unit price is rounded first (§9). */
export function lineTotal(price: NetPrice, quantity: number): number {
  return toCzk(toHellers(unitGross(price)) * quantity);
}

/** The claims allowed about a sale (§ 12a of Act 634/1992). All amounts gross CZK. */
export interface Sale {
  readonly price: number;
  readonly original: number;
  /** Lowest price of the 30 days before; without it neither its sentence nor the percentage is shown. */
  readonly lowest: number | null;
  /** Whole percent off the lowest price, never rounded in the seller's favour; null = show no percentage. */
  readonly percent: number | null;
}

/**
 * The sale to announce, or null for an ordinary price. A sale price that is not below the lowest of the last
 * 30 days is charged but not announced: it would be no discount.
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
 * Whole percent off the lowest price of the last 30 days, rounded down; null where that price is unknown or under 1 %.
 */
export function discountPercent(price: NetPrice): number | null {
  if (price.sale === null || price.lowest30Days === null) return null;
  const lowest = toHellers(gross(price.lowest30Days, price.taxRate));
  const off = Math.floor(((lowest - toHellers(unitGross(price))) * 100) / lowest);
  return off >= 1 ? off : null;
}

/** The input of the line totals. */
interface Countable {
  readonly price: NetPrice;
  readonly quantity: number;
}

export interface LineTotals<L extends Countable = CartLine> {
  readonly line: L;
  readonly unitGross: number;
  readonly originalUnitGross: number | null;
  readonly total: number;
}

/** All amounts gross CZK with 2 decimals, except `vat.base`, which is net. */
export interface CartTotals<L extends Countable = CartLine> {
  readonly lines: readonly LineTotals<L>[];
  /** Sum of the lines. */
  readonly goods: number;
  /** In the cart's order; `discount` is the amount actually deducted, never negative. */
  readonly vouchers: readonly (CartVoucher & { readonly discount: number })[];
  readonly afterVouchers: number;
  /** Null while none is selected. */
  readonly delivery: number | null;
  readonly payment: number | null;
  readonly total: number;
  /** Highest rate first; bases and taxes add up to exactly `total`. */
  readonly vat: readonly { readonly rate: number; readonly base: number; readonly tax: number }[];
}

export interface Fees {
  readonly delivery?: Pick<Delivery, "price" | "freeFrom"> | null;
  readonly payment?: Pick<Payment, "price"> | null;
}

/**
 * All totals of the cart page. Vouchers reduce goods only and are applied in the cart's order: a percentage of the
 * running total (2 decimals, halves up), or an amount, down to zero at most. Free delivery depends on the goods after
 * vouchers. The discount is distributed over the tax rates by their share of the goods.
 */
export function cartTotals<L extends Countable>(
  cart: { readonly lines: readonly L[]; readonly vouchers: Cart["vouchers"] },
  fees: Fees = {},
): CartTotals<L> {
  const lines = cart.lines.map((line) => ({
    line,
    unitGross: unitGross(line.price),
    originalUnitGross: originalUnitGross(line.price),
    total: lineTotal(line.price, line.quantity),
  }));
  const goods = lines.reduce((sum, line) => sum + toHellers(line.total), 0);

  let running = goods;
  const vouchers = cart.vouchers.map((voucher) => {
    const discount = voucherDiscount(voucher, running);
    running -= discount;
    return { ...voucher, discount: toCzk(discount) };
  });

  const delivery = fees.delivery ? toHellers(deliveryGross(fees.delivery, toCzk(running))) : null;
  const payment = fees.payment ? toHellers(unitGross(fees.payment.price)) : null;

  const byRate = new Map<number, number>();
  const discounts = apportion(
    goods - running,
    lines.map((line) => toHellers(line.total)),
  );
  lines.forEach(({ line, total }, index) => {
    addTo(byRate, line.price.taxRate, toHellers(total) - (discounts[index] ?? 0));
  });
  if (fees.delivery) addTo(byRate, fees.delivery.price.taxRate, delivery ?? 0);
  if (fees.payment) addTo(byRate, fees.payment.price.taxRate, payment ?? 0);

  return {
    lines,
    goods: toCzk(goods),
    vouchers,
    afterVouchers: toCzk(running),
    delivery: delivery === null ? null : toCzk(delivery),
    payment: payment === null ? null : toCzk(payment),
    total: toCzk(running + (delivery ?? 0) + (payment ?? 0)),
    vat: vatOf(byRate),
  };
}

/** Gross delivery fee, CZK, for goods worth `goodsAfterVouchers` (gross CZK). */
export function deliveryGross(
  delivery: Pick<Delivery, "price" | "freeFrom">,
  goodsAfterVouchers: number,
): number {
  const isFree = delivery.freeFrom !== null && goodsAfterVouchers >= delivery.freeFrom;
  return isFree ? 0 : unitGross(delivery.price);
}

function voucherDiscount(voucher: CartVoucher, running: number): number {
  const asked =
    voucher.type === "amount"
      ? toHellers(Math.max(0, voucher.value))
      : divideHalfUp(running * Math.round(Math.max(0, voucher.value) * percentScale), 100 * percentScale);
  return Math.min(running, asked);
}

function addTo(byRate: Map<number, number>, rate: number, hellers: number): void {
  if (hellers > 0) byRate.set(rate, (byRate.get(rate) ?? 0) + hellers);
}

function vatOf(byRate: ReadonlyMap<number, number>): CartTotals["vat"] {
  return [...byRate]
    .sort(([a], [b]) => b - a)
    .map(([rate, hellers]) => {
      const rateParts = Math.round(rate * percentScale);
      const tax = divideHalfUp(hellers * rateParts, 100 * percentScale + rateParts);
      return { rate, base: toCzk(hellers - tax), tax: toCzk(tax) };
    });
}

export interface MoneyFormat {
  /** Number of decimals; defaults to the currency's, otherwise two. */
  readonly decimals?: number;
  /** The amount is already in the given currency and is not divided by its rate. */
  readonly alreadyConverted?: boolean;
}

const space = "\u00a0";

/**
 * `1 290,00 Kč`: no-break spaces between thousands and before the symbol, decimal comma, minus sign U+2212.
 * @param czk CZK; divided by the currency's rate unless `alreadyConverted`
 * @param currency the visitor's currency; null, or one with a rate that is not positive, is formatted in crowns
 */
export function formatMoney(
  czk: number,
  currency: Omit<Currency, "isDefault"> | null = null,
  format: MoneyFormat = {},
): string {
  const usable = currency !== null && currency.rate > 0 ? currency : null;
  const amount = usable && !format.alreadyConverted ? czk / usable.rate : czk;
  const digits = formatNumber(Math.abs(amount), format.decimals ?? usable?.decimals ?? 2);
  const sign = amount < 0 && /[1-9]/.test(digits) ? "\u2212" : "";
  const before = usable?.symbolBefore?.trim();
  const after = usable ? usable.symbolAfter?.trim() : "Kč";
  return `${sign}${before ? before + space : ""}${digits}${after ? space + after : ""}`;
}

/** The same without decimals: `1 290 Kč` (§9: the currency filter). */
export function formatWholeMoney(czk: number, currency: Omit<Currency, "isDefault"> | null = null): string {
  return formatMoney(czk, currency, { decimals: 0 });
}

function formatNumber(amount: number, decimals: number): string {
  const scale = 10 ** decimals;
  // 15 significant digits remove the binary rounding noise of 1.005 × 100 = 100.49999999999999.
  const rounded = Math.round(Number((amount * scale).toPrecision(15))) / scale;
  const [whole = "0", fraction] = rounded.toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, space);
  return fraction ? `${grouped},${fraction}` : grouped;
}
