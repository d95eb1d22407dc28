import fc from "fast-check";
import { expect, test } from "vitest";
import { cartTotals, gross } from "#app/domain/shop/money.ts";
import type { CartLine } from "#app/domain/shop/cart.ts";
import { discountOf, grossHellers, hellers, spread, vatRows } from "#server/reference/money.ts";

const rate = fc.constantFrom(0, 12, 21);
const net = fc.integer({ min: 0, max: 50_000_000 }).map((units) => units / 10_000);

test("the gross of one piece is what the site says it is", () => {
  fc.assert(
    fc.property(net, rate, (price, percent) => {
      expect(grossHellers(String(price), String(percent))).toBe(Math.round(gross(price, percent) * 100));
    }),
  );
  expect(grossHellers("487.6033", "21.00")).toBe(59_000);
  expect(grossHellers("75.8929", "12")).toBe(8_500);
});

test("a cart with vouchers costs what the site says it costs", () => {
  const voucher = fc.record({
    voucher_type: fc.constantFrom("amount" as const, "percent" as const),
    value: fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100),
  });
  const lines = fc.array(
    fc.record({ price: net, percent: rate, quantity: fc.integer({ min: 1, max: 99 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(lines, fc.array(voucher, { maxLength: 4 }), (rows, vouchers) => {
      let left = rows.reduce((sum, row) => sum + grossHellers(row.price, row.percent) * row.quantity, 0);
      const discounts = vouchers.map((row) => {
        const discount = discountOf(row, left);
        left -= discount;
        return discount;
      });
      const totals = cartTotals({
        lines: rows.map((row) => lineOf(row)),
        vouchers: vouchers.map((row, id) => ({ id, code: "X", type: row.voucher_type, value: row.value })),
      });
      expect(totals.vouchers.map(({ discount }) => hellers(discount))).toEqual(discounts);
      expect(hellers(totals.afterVouchers)).toBe(left);
    }),
  );
});

test("a discount spread over shares adds up, and no share goes below zero", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (shares, part) => {
        const whole = shares.reduce((sum, share) => sum + share, 0);
        const amount = Math.floor(whole * part);
        const parts = spread(amount, shares);
        expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount);
        parts.forEach((one, index) => expect(one).toBeLessThanOrEqual(shares[index] ?? 0));
      },
    ),
  );
});

test("bases and taxes add up to what is paid", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(rate, fc.integer({ min: 0, max: 100_000_000 }))), (rows) => {
      const byRate = new Map(rows);
      const sum = vatRows(byRate).reduce((all, { base, tax }) => all + hellers(base) + hellers(tax), 0);
      expect(sum).toBe([...byRate.values()].reduce((all, one) => all + one, 0));
    }),
  );
  expect(vatRows(new Map([[21, 12_100]]))).toEqual([{ rate: 21, base: 100, tax: 21 }]);
});

function lineOf(row: { price: number; percent: number; quantity: number }): CartLine {
  const price = { net: row.price, sale: null, taxRate: row.percent, lowest30Days: null };
  return {
    product: {
      id: 1,
      name: "Věc",
      slug: "vec",
      price,
      mainImage: null,
      category: null,
      brand: null,
      availability: { code: "in_stock", quantity: null, days: null },
      isNew: false,
      hasVariants: false,
      deliveredByEmail: false,
    },
    variant: null,
    price,
    quantity: row.quantity,
    note: null,
  };
}
