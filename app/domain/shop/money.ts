import type { Cart, CartLine, CartVoucher } from "./cart.ts";
import type { Delivery, Payment } from "./checkout.ts";
import type { Currency } from "./currency.ts";
import { apportion, divideHalfUp, toCzk, toHellers } from "./hellers.ts";
import type { NetPrice } from "./product.ts";

/** The one place where money is counted and written (§9 price rules): server, browser, analytics, structured data. */

/** Net prices have four decimals on the wire, tax rates and percents two. */
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

/** What one piece costs now with tax, CZK: the sale price where one is set. */
export function unitGross(price: NetPrice): number {
  return gross(price.sale ?? price.net, price.taxRate);
}

/** What one piece cost before the sale with tax, CZK; null without a sale, or when the sale takes nothing off. */
export function originalUnitGross(price: NetPrice): number | null {
  const original = gross(price.net, price.taxRate);
  return original > unitGross(price) ? original : null;
}

/** CZK with tax for so many pieces: the unit price is rounded first (§9). */
export function lineTotal(price: NetPrice, quantity: number): number {
  return toCzk(toHellers(unitGross(price)) * quantity);
}

/** What may be said of a sale (§ 12a of Act 634/1992). All amounts gross CZK. */
export interface Sale {
  readonly price: number;
  readonly original: number;
  /** Lowest price of the 30 days before: the sentence about it and the percentage stand or fall with it. */
  readonly lowest: number | null;
  /** Whole percent off the lowest price, never rounded in our favour; null = say no percentage. */
  readonly percent: number | null;
}

/**
 * The sale to announce, or null for an ordinary price. A sale price that is not below the lowest of the last
 * 30 days is charged but not announced: it would be no discount.
 * @param requireLowest hide the whole sale when the upstream does not tell the lowest price (REQUIRE_LOWEST_PRICE)
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

/** What a line needs to be counted. */
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

/** All amounts gross CZK with 2 decimals, but `vat.base`, which is net. */
export interface CartTotals<L extends Countable = CartLine> {
  readonly lines: readonly LineTotals<L>[];
  /** Sum of the lines. */
  readonly goods: number;
  /** In the cart's order; `discount` is what the voucher really took off, never negative. */
  readonly vouchers: readonly (CartVoucher & { readonly discount: number })[];
  readonly afterVouchers: number;
  /** Null while nothing is chosen. */
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
 * Everything that is summed on the cart page. Vouchers reduce goods only, one after the other in the cart's order:
 * a percent of the total left by the one before (2 decimals, halves up), an amount down to zero at most.
 * Delivery is free by the goods after vouchers. The discount is spread over the tax rates by their share of the goods.
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

/** What a delivery costs with tax, CZK, for goods worth `goodsAfterVouchers` (gross CZK). */
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
  /** Digits after the comma; otherwise the currency's, otherwise two. */
  readonly decimals?: number;
  /** The amount is in the given currency already and is not divided by its rate. */
  readonly alreadyConverted?: boolean;
}

const space = "\u00a0";

/**
 * `1 290,00 Kč`: no-break spaces between thousands and before the symbol, decimal comma, a real minus (U+2212).
 * @param czk CZK; divided by the currency's rate unless `alreadyConverted`
 * @param currency the visitor's currency; null, or one with an unusable rate, is written in crowns
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

function formatNumber(amount: number, decimals: number): string {
  const scale = 10 ** decimals;
  // 15 significant digits drop the binary noise that would turn 1.005 × 100 into 100.49999999999999.
  const rounded = Math.round(Number((amount * scale).toPrecision(15))) / scale;
  const [whole = "0", fraction] = rounded.toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, space);
  return fraction ? `${grouped},${fraction}` : grouped;
}
