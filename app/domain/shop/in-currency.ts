import type { Currency } from "./currency.ts";
import { toCzk, toHellers } from "./hellers.ts";
import { toMinorUnits } from "./money.ts";

/** Amounts of a cart or an order, gross: in CZK, or in the displayed currency. */
export interface Amounts<
  Line extends LineAmounts = LineAmounts,
  Voucher extends VoucherAmounts = VoucherAmounts,
> {
  readonly lines: readonly Line[];
  /** Sum of the lines. */
  readonly goods: number;
  /** In the order of their application. */
  readonly vouchers: readonly Voucher[];
  /** Null before the choice. */
  readonly delivery: number | null;
  readonly payment: number | null;
  /** What the engine's own arithmetic adds to goods, discounts and fees, up to 1 CZK; 0: nothing. */
  readonly priceRounding: number;
  /** The same, above 1 CZK, which no row may explain; 0: nothing. Always CZK. */
  readonly unexplained: number;
  /** The price: goods minus discounts plus fees, and the rounding above. */
  readonly total: number;
  /** The rounding of the payment, such as cash to whole crowns, -0.49 to 0.5 CZK; 0: none. No part of the price. */
  readonly rounding: number;
  /** The rest of the price after the gift vouchers, rounded. */
  readonly toPay: number;
  readonly vat: readonly { readonly rate: number; readonly tax: number }[];
}

export interface LineAmounts {
  readonly line: { readonly quantity: number };
  readonly unitGross: number;
  readonly originalUnitGross: number | null;
  readonly total: number;
}

export interface VoucherAmounts {
  readonly kind: "gift" | "discount";
  /** The amount that it takes off the price, or pays. */
  readonly discount: number;
  /** The remaining balance of a gift voucher; null: another kind, or unknown. */
  readonly remaining: number | null;
}

/** Hellers. An engine that rounds elsewhere differs by some of them, another way of counting by more. */
const mostRounding = 100;

/** @param rest hellers of the price that goods, discounts and fees do not add up to */
export function restOfPrice(rest: number): Pick<Amounts, "priceRounding" | "unexplained"> {
  return Math.abs(rest) <= mostRounding
    ? { priceRounding: toCzk(rest), unexplained: 0 }
    : { priceRounding: 0, unexplained: toCzk(rest) };
}

/**
 * The amounts for display in a currency: it divides unit prices, discounts, fees and roundings by the rate
 * and rounds them to the currency's decimals. Everything else is their sum. So the lines add up to the displayed total,
 * which may differ from the converted total by the rounding of the pieces. If nothing is left to pay in crowns, nothing
 * is left to pay.
 */
export function inCurrency<Line extends LineAmounts, Voucher extends VoucherAmounts>(
  czk: Amounts<Line, Voucher>,
  currency: Pick<Currency, "rate" | "decimals"> | null,
): Amounts<Line, Voucher> {
  if (!currency || currency.rate <= 0 || (currency.rate === 1 && currency.decimals === 2)) return czk;
  const scale = 10 ** currency.decimals;
  const minor = (amount: number) => toMinorUnits(amount, currency);
  const back = (units: number) => units / scale;

  const lines = czk.lines.map((row) => {
    const { quantity } = row.line;
    const isProduct = toHellers(row.total) === toHellers(row.unitGross) * quantity;
    const total = isProduct ? minor(row.unitGross) * quantity : minor(row.total);
    return { row, total };
  });
  const goods = sum(lines.map(({ total }) => total));
  const discounted = deduct(czk.vouchers, "discount", { czk: toHellers(czk.goods), shown: goods, minor });
  const delivery = czk.delivery === null ? null : minor(czk.delivery);
  const payment = czk.payment === null ? null : minor(czk.payment);
  const parts = discounted.shown + (delivery ?? 0) + (payment ?? 0);
  // If the parts do not add up to the total, only the total is certain.
  const isSum = czk.unexplained === 0;
  const rest = czk.total === 0 ? -parts : Math.max(-parts, minor(czk.priceRounding));
  const priceRounding = isSum ? rest : 0;
  const total = isSum ? parts + priceRounding : minor(czk.total);
  const paid = deduct(czk.vouchers, "gift", { czk: toHellers(czk.total), shown: total, minor });
  const isPaidSum = paid.czk + toHellers(czk.rounding) === toHellers(czk.toPay);
  const rounding = czk.toPay === 0 ? -paid.shown : Math.max(-paid.shown, minor(czk.rounding));

  return {
    lines: lines.map(({ row, total: shown }) => ({
      ...row,
      unitGross: back(minor(row.unitGross)),
      originalUnitGross: row.originalUnitGross === null ? null : back(minor(row.originalUnitGross)),
      total: back(shown),
    })),
    goods: back(goods),
    vouchers: czk.vouchers.map((voucher) => ({
      ...voucher,
      discount: back(discounted.parts.get(voucher) ?? paid.parts.get(voucher) ?? 0),
      remaining: voucher.remaining === null ? null : back(minor(voucher.remaining)),
    })),
    delivery: delivery === null ? null : back(delivery),
    payment: payment === null ? null : back(payment),
    priceRounding: back(priceRounding),
    unexplained: czk.unexplained,
    total: back(total),
    rounding: back(rounding),
    toPay: back(isPaidSum ? paid.shown + rounding : minor(czk.toPay)),
    vat: czk.vat.map((row) => ({ ...row, tax: back(minor(row.tax)) })),
  };
}

interface Running {
  /** Hellers. */
  readonly czk: number;
  /** Minor units of the currency. */
  readonly shown: number;
  readonly minor: (czk: number) => number;
}

/** The amounts that the vouchers of a kind take off the two running amounts, which reach zero together. */
function deduct<Voucher extends VoucherAmounts>(
  vouchers: readonly Voucher[],
  kind: VoucherAmounts["kind"],
  from: Running,
) {
  const parts = new Map<Voucher, number>();
  let { czk, shown } = from;
  for (const voucher of vouchers.filter((item) => item.kind === kind)) {
    czk -= toHellers(voucher.discount);
    const part = czk <= 0 ? shown : Math.min(shown, from.minor(voucher.discount));
    parts.set(voucher, part);
    shown -= part;
  }
  return { parts, czk, shown };
}

function sum(units: readonly number[]): number {
  return units.reduce((all, unit) => all + unit, 0);
}
