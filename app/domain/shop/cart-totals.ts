import type { Cart, CartLine, CartVoucher } from "./cart.ts";
import type { Delivery, Payment } from "./checkout.ts";
import { divideHalfUp, toCzk, toHellers } from "./hellers.ts";
import { originalUnitGross, unitGross } from "./money.ts";
import type { NetPrice } from "./product.ts";

/** The totals of a cart and of an order (§9 price rules). */

/** Percentages and tax rates have two decimals in the API. */
const percentScale = 100;

/** Gross CZK for `quantity` pieces; the unit price is rounded first (§9). */
export function lineTotal(price: NetPrice, quantity: number): number {
  return toCzk(toHellers(unitGross(price)) * quantity);
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
