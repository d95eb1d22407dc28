import type { Selectable } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { discountOf, grossHellers, hellers, spread, vatRows, type VatRow } from "#standalone/domain/money.ts";
import { goodsOf, unitPricesOf, type CartLine } from "#standalone/domain/shop/read-cart.ts";

type Voucher = Pick<Selectable<Tables["vouchers"]>, "id" | "kind" | "voucher_type" | "value" | "balance">;
type Fee = Pick<Selectable<Tables["deliveries"]>, "price" | "tax_rate">;

type DeliveryFee = Fee & { readonly free_from: string | null };
type PaymentFee = Fee & { readonly rounds_to_crowns: boolean };

/** The tax rate of fees: their own, or those of the goods that they belong to. */
export type FeesVat = "own" | "goods";

/** A fee's part in one rate of tax. */
interface FeePart {
  readonly kind: "delivery" | "payment";
  /** Percent. */
  readonly rate: number;
  /** Hellers. */
  readonly gross: number;
}

export interface OrderTotals {
  /** Gross hellers each; for a gift voucher the paid amount. In the order of the vouchers. */
  readonly discounts: readonly number[];
  readonly delivery: number;
  readonly payment: number;
  /** The price. */
  readonly total: number;
  /** The rounding of a cash payment to whole crowns, -49 to 50; not part of the price. */
  readonly rounding: number;
  /** The price without gift vouchers, rounded. */
  readonly toPay: number;
  /** The parts of both fees, none of which is zero. */
  readonly fees: readonly FeePart[];
  /** CZK; bases and taxes add up to the total. */
  readonly vat: readonly VatRow[];
}

/**
 * The order's totals. Promotional codes reduce goods only; free delivery depends on the price of goods after them. Gift
 * vouchers pay the whole price, fees included. Neither they nor the rounding of cash change the price or its taxes.
 */
export function totalsOf(
  lines: readonly CartLine[],
  vouchers: readonly Voucher[],
  {
    delivery,
    payment,
    vat,
  }: { readonly delivery: DeliveryFee; readonly payment: PaymentFee; readonly vat: FeesVat },
): OrderTotals {
  const goods = goodsOf(lines);
  const taken = new Map<number, number>();
  let remaining = goods;
  for (const voucher of vouchers.filter(({ kind }) => kind !== "gift")) {
    const discount = discountOf(voucher, remaining);
    taken.set(voucher.id, discount);
    remaining -= discount;
  }
  const isFree = delivery.free_from !== null && remaining >= hellers(delivery.free_from);
  const deliveryGross = isFree ? 0 : grossHellers(delivery.price, delivery.tax_rate);
  const paymentGross = grossHellers(payment.price, payment.tax_rate);
  const total = remaining + deliveryGross + paymentGross;
  let unpaid = total;
  for (const { id, balance } of vouchers.filter(({ kind }) => kind === "gift")) {
    const paid = Math.min(unpaid, hellers(balance ?? 0));
    taken.set(id, paid);
    unpaid -= paid;
  }
  const toPay = payment.rounds_to_crowns ? Math.floor((unpaid + 50) / 100) * 100 : unpaid;

  const byRate = new Map<number, number>();
  const add = (rate: number, gross: number) => byRate.set(rate, (byRate.get(rate) ?? 0) + gross);
  const lineTotals = lines.map((line) => unitPricesOf(line).now * line.quantity);
  const parts = spread(goods - remaining, lineTotals);
  const charged = lineTotals.map((gross, index) => gross - (parts[index] ?? 0));
  lines.forEach((line, index) => add(Number(line.card.tax_rate), charged[index] ?? 0));
  // A gift voucher is not goods that a delivery could belong to.
  const carried = charged.map((gross, index) =>
    vat === "goods" && !lines[index]?.card.delivered_by_email ? gross : 0,
  );
  const belongsToGoods = carried.some((gross) => gross > 0);
  const fees: FeePart[] = [];
  for (const [kind, fee, gross] of [
    ["delivery", delivery, deliveryGross] as const,
    ["payment", payment, paymentGross] as const,
  ]) {
    const ofFee = new Map<number, number>();
    const shares = belongsToGoods ? spread(gross, carried) : [gross];
    shares.forEach((part, index) => {
      const rate = Number(belongsToGoods ? lines[index]?.card.tax_rate : fee.tax_rate);
      ofFee.set(rate, (ofFee.get(rate) ?? 0) + part);
    });
    for (const [rate, part] of ofFee) if (part > 0) fees.push({ kind, rate, gross: part });
  }
  for (const { rate, gross } of fees) add(rate, gross);
  return {
    discounts: vouchers.map(({ id }) => taken.get(id) ?? 0),
    delivery: deliveryGross,
    payment: paymentGross,
    total,
    rounding: toPay - unpaid,
    toPay,
    fees,
    vat: vatRows(byRate),
  };
}
