import fc from "fast-check";
import { expect, test } from "vitest";
import { documentLines, recapitulationOf } from "#standalone/domain/documents/document-lines.ts";
import { czk, grossHellers } from "#standalone/domain/money.ts";
import { totalsOf } from "#standalone/domain/orders/totals.ts";
import type { CartLine } from "#standalone/domain/shop/read-cart.ts";

const rate = fc.constantFrom(0, 12, 21);
const net = fc.integer({ min: 0, max: 50_000_000 }).map((units) => String(units / 10_000));
const sold = fc.record({
  price: net,
  rate,
  quantity: fc.integer({ min: 1, max: 99 }),
  isVoucher: fc.boolean(),
});
const fee = fc.record({ price: net, tax_rate: rate.map(String) });
const promo = fc.record({
  kind: fc.constant("promo" as const),
  voucher_type: fc.constantFrom("amount" as const, "percent" as const),
  value: fc.integer({ min: 0, max: 10_000 }).map((value) => String(value / 100)),
  balance: fc.constant(null),
});
const gift = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => ({
  kind: "gift" as const,
  voucher_type: "amount" as const,
  value: String(czk(amount)),
  balance: String(czk(amount)),
}));

const anyOrder = fc.record({
  rows: fc.array(sold, { minLength: 1, maxLength: 8 }),
  vouchers: fc.array(fc.oneof(promo, gift), { maxLength: 4 }),
  delivery: fee,
  payment: fee,
  feesVat: fc.constantFrom("own" as const, "goods" as const),
  isCash: fc.boolean(),
});

/** The totals of an order, and the lines of its document. */
function documentOf({
  rows,
  vouchers,
  delivery,
  payment,
  feesVat,
  isCash,
}: typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never) {
  const used = vouchers.map((voucher, id) => ({ ...voucher, id }));
  const lines = rows.map(({ price, rate: tax_rate, quantity, isVoucher }) => ({
    card: {
      price,
      price_sale: null,
      is_price_sale_active: false,
      tax_rate: String(tax_rate),
      delivered_by_email: isVoucher,
    },
    variant: null,
    quantity,
    note: null,
  })) as unknown as CartLine[];
  const totals = totalsOf(lines, used, {
    delivery: { ...delivery, free_from: null },
    payment: { ...payment, rounds_to_crowns: isCash },
    vat: feesVat,
  });
  const items = rows.map((row) => {
    const unit = grossHellers(row.price, row.rate);
    return {
      name: "Věc",
      quantity: row.quantity,
      unit_gross: czk(unit),
      tax_rate: row.rate,
      total: czk(unit * row.quantity),
      delivered_by_email: row.isVoucher,
    };
  });
  const sumOf = (kind: "gift" | "promo") =>
    used.reduce((sum, item, index) => sum + (item.kind === kind ? (totals.discounts[index] ?? 0) : 0), 0);
  const fees = totals.fees.map(({ kind, gross, ...part }) => ({ ...part, name: kind, gross: czk(gross) }));
  return { totals, gifts: sumOf("gift"), lines: documentLines(items, fees, sumOf("promo")) };
}

test("lines add up to the recapitulation, and it adds up to the order's price", () => {
  fc.assert(
    fc.property(anyOrder, (given) => {
      const { totals, lines } = documentOf(given);
      const recapitulation = recapitulationOf(lines);
      for (const row of recapitulation) {
        const own = lines.filter(({ group, rate: of }) => group === row.group && of === row.rate);
        for (const of of ["base", "tax", "total"] as const)
          expect(own.reduce((sum, line) => sum + line[of], 0)).toBe(row[of]);
        expect(row.base + row.tax).toBe(row.total);
      }
      expect(lines.reduce((sum, { total }) => sum + total, 0)).toBe(totals.total);
      const byRate = new Map<number, { base: number; tax: number }>();
      for (const { rate: of, base, tax } of recapitulation) {
        const row = byRate.get(of) ?? { base: 0, tax: 0 };
        byRate.set(of, { base: row.base + base, tax: row.tax + tax });
      }
      expect(
        [...byRate].map(([of, { base, tax }]) => ({ rate: of, base: czk(base), tax: czk(tax) })),
      ).toEqual(totals.vat);
    }),
  );
});

test("what vouchers paid and what is left are the price, rounded", () => {
  fc.assert(
    fc.property(anyOrder, (given) => {
      const { totals, gifts } = documentOf(given);
      expect(gifts + totals.toPay).toBe(totals.total + totals.rounding);
    }),
  );
});

test("base and tax of every line add up to its price, and none is negative", () => {
  fc.assert(
    fc.property(anyOrder, (given) => {
      for (const line of documentOf(given).lines) {
        expect(line.base + line.tax).toBe(line.total);
        expect(Math.min(line.base, line.tax, line.discount)).toBeGreaterThanOrEqual(0);
        if (line.group !== "taxed") expect(line.tax).toBe(0);
      }
    }),
  );
});

test("a fee that follows its goods is a line for each of their rates", () => {
  const row = { quantity: 1, isVoucher: false };
  const { lines } = documentOf({
    rows: [
      { ...row, price: "1000", rate: 21 },
      { ...row, price: "1000", rate: 12 },
    ],
    vouchers: [],
    delivery: { price: "100", tax_rate: "21" },
    payment: { price: "0", tax_rate: "21" },
    feesVat: "goods",
    isCash: false,
  });
  expect(lines.filter(({ name }) => name === "delivery").map(({ rate: of, total }) => [of, total])).toEqual([
    [21, 6_284],
    [12, 5_816],
  ]);
});
