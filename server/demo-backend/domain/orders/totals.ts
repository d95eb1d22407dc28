import type { Selectable } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import {
  discountOf,
  grossHellers,
  hellers,
  spread,
  vatRows,
  type VatRow,
} from "#server/demo-backend/domain/money.ts";
import { goodsOf, unitPricesOf, type CartLine } from "#server/demo-backend/domain/shop/read-cart.ts";

type Voucher = Selectable<Tables["vouchers"]>;
type Fee = Pick<Selectable<Tables["deliveries"]>, "price" | "tax_rate">;

export interface OrderTotals {
  /** Gross hellers each. */
  readonly discounts: readonly number[];
  readonly delivery: number;
  readonly payment: number;
  readonly total: number;
  /** CZK; bases and taxes add up to the total. */
  readonly vat: readonly VatRow[];
}

/** The order's totals. Vouchers reduce goods only; free delivery depends on the price of goods after vouchers. */
export function totalsOf(
  lines: readonly CartLine[],
  vouchers: readonly Voucher[],
  delivery: Fee & { readonly free_from: string | null },
  payment: Fee,
): OrderTotals {
  const goods = goodsOf(lines);
  let left = goods;
  const discounts = vouchers.map((voucher) => {
    const discount = discountOf(voucher, left);
    left -= discount;
    return discount;
  });
  const isFree = delivery.free_from !== null && left >= hellers(delivery.free_from);
  const deliveryGross = isFree ? 0 : grossHellers(delivery.price, delivery.tax_rate);
  const paymentGross = grossHellers(payment.price, payment.tax_rate);

  const byRate = new Map<number, number>();
  const add = (rate: string, gross: number) =>
    byRate.set(Number(rate), (byRate.get(Number(rate)) ?? 0) + gross);
  const lineTotals = lines.map((line) => unitPricesOf(line).now * line.quantity);
  const parts = spread(goods - left, lineTotals);
  lines.forEach((line, index) => add(line.card.tax_rate, (lineTotals[index] ?? 0) - (parts[index] ?? 0)));
  add(delivery.tax_rate, deliveryGross);
  add(payment.tax_rate, paymentGross);
  return {
    discounts,
    delivery: deliveryGross,
    payment: paymentGross,
    total: left + deliveryGross + paymentGross,
    vat: vatRows(byRate),
  };
}
