import type { Cart, CartLine, CartProduct, CartVoucher } from "./cart.ts";
import type { Delivery, Payment } from "./checkout.ts";
import { restOfPrice, type Amounts, type LineAmounts, type VoucherAmounts } from "./in-currency.ts";
import { divideHalfUp, toCzk, toHellers } from "./hellers.ts";
import { netOf, originalUnitGross, unitGross } from "./money.ts";
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
  readonly total?: number | undefined;
  readonly product?: Partial<CartProduct>;
}

export interface LineTotals<L extends Countable = CartLine> extends LineAmounts {
  readonly line: L;
}

/** Its `discount` is never negative. */
type CountedVoucher = CartVoucher & VoucherAmounts;

/** All amounts gross CZK with 2 decimals, except `vat.base`, which is net. */
export interface CartTotals<L extends Countable = CartLine> extends Amounts<LineTotals<L>, CountedVoucher> {
  /** Goods minus the discounts; a gift voucher is not a discount. */
  readonly afterDiscounts: number;
  /** Highest rate first; bases and taxes add up to exactly `total`. */
  readonly vat: readonly { readonly rate: number; readonly base: number; readonly tax: number }[];
}

/** Whose tax rate the fees have: their own, or those of the goods they belong to. */
export type FeesVat = "own" | "goods";

interface Fees {
  readonly delivery?: Pick<Delivery, "price" | "freeFrom"> | null;
  readonly payment?: Pick<Payment, "price" | "roundsToCrowns"> | null;
  readonly vat?: FeesVat;
}

/**
 * All totals of the cart page. Discounts reduce goods only and apply in the cart's order: a percentage of the running
 * total (2 decimals, halves up), or an amount, down to zero at most (§9). A refused discount takes nothing off. Free
 * delivery depends on the goods after discounts. Each tax rate gets its share of the discount by its share of the
 * goods. Gift vouchers, known by their `kind`, pay the price in the cart's order, fees included; they change neither
 * the price nor its tax. Nor does the rounding of a payment in cash to whole crowns, halves up (§ 36 (5) ZDPH). The
 * upstream's own amounts win over the computed ones: totals of lines, discounts, the goods after the discounts.
 */
export function cartTotals<L extends Countable>(
  cart: { readonly lines: readonly L[] } & Pick<Cart, "vouchers" | "total">,
  fees: Fees = {},
): CartTotals<L> {
  const lines = cart.lines.map((line) => ({
    line,
    unitGross: unitGross(line.price),
    originalUnitGross: originalUnitGross(line.price),
    total: line.total ?? lineTotal(line.price, line.quantity),
  }));
  const lineHellers = lines.map(({ total }) => toHellers(total));
  const goods = sum(lineHellers);

  const [discounts, computed] = deduct(cart.vouchers, "discount", goods);
  const running = cart.total === undefined ? computed : toHellers(cart.total);
  const delivery = fees.delivery ? toHellers(deliveryGross(fees.delivery, toCzk(running))) : null;
  const payment = fees.payment ? toHellers(unitGross(fees.payment.price)) : null;
  const total = running + (delivery ?? 0) + (payment ?? 0);
  const [payments, rest] = deduct(cart.vouchers, "gift", total);
  const toPay = fees.payment?.roundsToCrowns ? divideHalfUp(rest, 100) * 100 : rest;

  const charged = chargedOf(lineHellers, goods, running);
  const byRate = new Map<number, number>();
  lines.forEach(({ line }, index) => addTo(byRate, line.price.taxRate, charged[index] ?? 0));
  // A gift voucher is not goods, so no delivery belongs to it.
  const carried = charged.map((hellers, index) =>
    fees.vat === "goods" && !lines[index]?.line.product?.deliveredByEmail ? hellers : 0,
  );
  for (const [price, hellers] of [
    [fees.delivery?.price, delivery],
    [fees.payment?.price, payment],
  ] as const) {
    if (!price || hellers === null) continue;
    if (sum(carried) === 0) addTo(byRate, price.taxRate, hellers);
    else {
      apportion(hellers, carried).forEach((part, index) =>
        addTo(byRate, lines[index]?.line.price.taxRate ?? price.taxRate, part),
      );
    }
  }

  return {
    lines,
    goods: toCzk(goods),
    vouchers: cart.vouchers.map((voucher) => {
      const paid = payments.get(voucher);
      return {
        ...voucher,
        discount: toCzk(paid ?? discounts.get(voucher) ?? 0),
        remaining: paid === undefined ? null : toCzk(toHellers(voucher.value) - paid),
      };
    }),
    afterDiscounts: toCzk(running),
    delivery: delivery === null ? null : toCzk(delivery),
    payment: payment === null ? null : toCzk(payment),
    ...restOfPrice(running - computed),
    total: toCzk(total),
    rounding: toCzk(toPay - rest),
    toPay: toCzk(toPay),
    vat: vatOf(byRate),
  };
}

/** Each line's share of the price of the goods after the discounts; the upstream's own total may exceed that price. */
function chargedOf(lines: readonly number[], goods: number, running: number): readonly number[] {
  if (running > goods) return apportion(running, lines);
  const shares = apportion(goods - running, lines);
  return lines.map((hellers, index) => hellers - (shares[index] ?? 0));
}

/** Gross delivery fee, CZK, for goods worth `goodsAfterDiscounts` (gross CZK). */
export function deliveryGross(
  delivery: Pick<Delivery, "price" | "freeFrom">,
  goodsAfterDiscounts: number,
): number {
  const isFree = delivery.freeFrom !== null && goodsAfterDiscounts >= delivery.freeFrom;
  return isFree ? 0 : unitGross(delivery.price);
}

/** Hellers that each voucher of this kind takes off `from`, and the rest of `from`. */
function deduct(
  vouchers: readonly CartVoucher[],
  kind: CartVoucher["kind"],
  from: number,
): [ReadonlyMap<CartVoucher, number>, number] {
  let rest = from;
  const taken = new Map<CartVoucher, number>();
  for (const voucher of vouchers.filter((cartVoucher) => cartVoucher.kind === kind && !cartVoucher.refusal)) {
    const part = voucherDiscount(voucher, rest);
    taken.set(voucher, part);
    rest -= part;
  }
  return [taken, rest];
}

function voucherDiscount(voucher: CartVoucher, running: number): number {
  if (voucher.kind === "discount" && voucher.discount !== undefined)
    return Math.min(running, toHellers(voucher.discount));
  const worth =
    voucher.type === "amount"
      ? toHellers(Math.max(0, voucher.value))
      : divideHalfUp(running * Math.round(Math.max(0, voucher.value) * percentScale), 100 * percentScale);
  return Math.min(running, worth);
}

function sum(hellers: readonly number[]): number {
  return hellers.reduce((all, heller) => all + heller, 0);
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
 * All are whole and not negative; if `amount` is at most the sum of the weights, no part exceeds its weight.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0) return weights.map(() => 0);
  // The product of two amounts may exceed the 53 bits of a number.
  const shares = weights.map((weight) => {
    const share = BigInt(amount) * BigInt(weight);
    return { part: Number(share / BigInt(whole)), remainder: Number(share % BigInt(whole)) };
  });
  const missing = amount - sum(shares.map(({ part }) => part));
  const roundedUp = [...shares].sort((a, b) => b.remainder - a.remainder).slice(0, missing);
  return shares.map((share) => share.part + (roundedUp.includes(share) ? 1 : 0));
}

interface OrderedFee {
  readonly gross: number;
  readonly taxRate: number | null;
}

/**
 * The tax of an order whose upstream states none, as the cart counts it. Fees without a rate have the rates of the
 * goods. Empty if an amount is negative: then its lines are not what they seem.
 */
export function orderVat({
  lines,
  delivery,
  payment,
  total,
}: {
  readonly lines: readonly {
    readonly totalGross: number;
    readonly taxRate: number;
    readonly byEmail: boolean;
  }[];
  readonly delivery: OrderedFee;
  readonly payment: OrderedFee;
  /** Gross CZK with fees, after the discounts. */
  readonly total: number;
}): CartTotals["vat"] {
  const fees = [delivery, payment];
  const goods = toCzk(toHellers(total) - sum(fees.map(({ gross }) => toHellers(gross))));
  const amounts = [goods, ...lines.map(({ totalGross }) => totalGross), ...fees.map(({ gross }) => gross)];
  if (amounts.some((amount) => amount < 0)) return [];
  const priceOf = (gross: number, taxRate: number) => ({
    net: netOf(gross, taxRate),
    sale: null,
    taxRate,
    lowest30Days: null,
  });
  const counted = lines.map(({ totalGross, taxRate, byEmail }) => ({
    price: priceOf(totalGross, taxRate),
    quantity: 1,
    product: { deliveredByEmail: byEmail },
  }));
  return cartTotals(
    { lines: counted, vouchers: [], total: goods },
    {
      delivery: { price: priceOf(delivery.gross, delivery.taxRate ?? 0), freeFrom: null },
      payment: { price: priceOf(payment.gross, payment.taxRate ?? 0), roundsToCrowns: false },
      vat: fees.some(({ gross, taxRate }) => gross > 0 && taxRate === null) ? "goods" : "own",
    },
  ).vat;
}
