import fc from "fast-check";
import { expect, test } from "vitest";
import { cartTotals } from "#app/domain/shop/cart-totals.ts";
import type { CartVoucher } from "#app/domain/shop/cart.ts";
import { inCurrency } from "#app/domain/shop/in-currency.ts";
import { toCzk, toHellers } from "#app/domain/shop/hellers.ts";
import { formatMoney, unitGross } from "#app/domain/shop/money.ts";
import type { NetPrice } from "#app/domain/shop/product.ts";

const prices = fc.record({
  net: fc.integer({ min: 0, max: 50_000_000 }).map((units) => units / 10_000),
  sale: fc.constant(null),
  taxRate: fc.constantFrom(0, 12, 21),
  lowest30Days: fc.constant(null),
});
const vouchers = fc.array(
  fc.record({
    id: fc.constant(1),
    code: fc.constant("X"),
    kind: fc.constantFrom("gift" as const, "discount" as const),
    type: fc.constantFrom("amount" as const, "percent" as const),
    value: fc.integer({ min: 0, max: 500_000 }).map((value) => value / 100),
  }),
  { maxLength: 4 },
);
const carts = fc.record({
  lines: fc.array(fc.record({ price: prices, quantity: fc.integer({ min: 1, max: 99 }) }), { maxLength: 6 }),
  vouchers,
});
const fees = fc.record({
  delivery: fc.option(fc.record({ price: prices, freeFrom: fc.option(fc.integer({ min: 0, max: 5_000 })) })),
  payment: fc.option(fc.record({ price: prices, roundsToCrowns: fc.boolean() })),
});
const currencies = fc.record({
  id: fc.constant(2),
  code: fc.constant("EUR"),
  isDefault: fc.constant(false),
  rate: fc.oneof(fc.constantFrom(1, 25, 24.315, 0.0619), fc.double({ min: 0.01, max: 60, noNaN: true })),
  decimals: fc.integer({ min: 0, max: 3 }),
  symbolBefore: fc.constant(null),
  symbolAfter: fc.constant("¤"),
});

/** Hellers between the total of an engine that rounds by itself and the site's; null: it sends none. */
const rests = fc.option(fc.integer({ min: -100, max: 100 }));

test("in every currency the lines of an order add up to its price, also an engine's", () => {
  fc.assert(
    fc.property(carts, rests, fees, currencies, (lines, rest, chosen, currency) => {
      const ofGoods = toHellers(cartTotals(lines).afterDiscounts);
      const cart = { ...lines, ...(rest !== null && { total: toCzk(Math.max(0, ofGoods + rest)) }) };
      const czk = cartTotals(cart, chosen);
      const shown = inCurrency(czk, currency);
      const units = (amount: number | null) => {
        const whole = Math.round((amount ?? 0) * 10 ** currency.decimals);
        expect(Math.abs((amount ?? 0) * 10 ** currency.decimals - whole)).toBeLessThan(0.001);
        return whole;
      };
      const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + units(amount), 0);
      const takenBy = (kind: CartVoucher["kind"]) =>
        sum(shown.vouchers.filter((voucher) => voucher.kind === kind).map(({ discount }) => discount));
      for (const { line, unitGross: unit, total } of shown.lines) {
        expect(units(total)).toBe(units(unit) * line.quantity);
      }
      expect(sum(shown.lines.map(({ total }) => total))).toBe(units(shown.goods));
      const ofParts = units(shown.goods) - takenBy("discount") + units(shown.delivery) + units(shown.payment);
      expect(ofParts + units(shown.priceRounding)).toBe(units(shown.total));
      expect(shown.total).toBeGreaterThanOrEqual(0);
      expect(shown.unexplained).toBe(0);
      if (czk.total === 0) expect(shown.total).toBe(0);
      expect(units(shown.total) - takenBy("gift") + units(shown.rounding)).toBe(units(shown.toPay));
      expect(shown.toPay).toBeGreaterThanOrEqual(0);
      if (czk.toPay === 0) expect(shown.toPay).toBe(0);
    }),
  );
});

test("one rule converts unit prices, fees, discounts and every written price", () => {
  fc.assert(
    fc.property(carts, fees, currencies, (cart, chosen, currency) => {
      const czk = cartTotals(cart, chosen);
      const shown = inCurrency(czk, currency);
      const written = (amount: number) => formatMoney(amount, currency, { alreadyConverted: true });
      shown.lines.forEach(({ line, unitGross: unit }) =>
        expect(written(unit)).toBe(formatMoney(unitGross(line.price), currency)),
      );
      for (const fee of ["delivery", "payment"] as const) {
        const amount = czk[fee];
        if (amount === null) expect(shown[fee]).toBeNull();
        else expect(written(shown[fee] ?? -1)).toBe(formatMoney(amount, currency));
      }
    }),
  );
});

const price = (net: number): NetPrice => ({ net, sale: null, taxRate: 0, lowest30Days: null });
const euro = { rate: 25, decimals: 2 };

test("crowns stay as they are", () => {
  const totals = cartTotals({ lines: [{ price: price(10.01), quantity: 3 }], vouchers: [] });
  expect(inCurrency(totals, { rate: 1, decimals: 2 })).toBe(totals);
  expect(inCurrency(totals, null)).toBe(totals);
  expect(inCurrency(totals, { rate: 0, decimals: 2 })).toBe(totals);
});

test("three pieces of 10 Kč and one of 10,20 Kč are 1,61 €, the sum of their lines", () => {
  const lines = [
    { price: price(10), quantity: 3 },
    { price: price(10.2), quantity: 1 },
  ];
  const shown = inCurrency(cartTotals({ lines, vouchers: [] }), euro);
  expect(shown.lines.map(({ total }) => total)).toEqual([1.2, 0.41]);
  expect(shown.total).toBe(1.61);
});

test("goods that a voucher covers leave nothing to pay, whatever was rounded", () => {
  const lines = [{ price: price(10.2), quantity: 9 }];
  const code = { id: 1, code: "X", kind: "gift", type: "amount", value: 100 } as const;
  const shown = inCurrency(cartTotals({ lines, vouchers: [code] }), euro);
  // 9 × 0,41 €; 91,80 Kč alone would be 3,67 €.
  expect(shown).toMatchObject({ total: 3.69, toPay: 0, vouchers: [{ discount: 3.69, remaining: 0.33 }] });
});

test("a discount, a price before the sale and a tax are converted", () => {
  const lines = [
    { price: { net: 100, sale: 50, taxRate: 21, lowest30Days: null }, quantity: 1 },
    { price: { ...price(25), taxRate: 21 }, quantity: 1 },
  ];
  const codes = [10, 20].map((value) => ({ id: value, code: "X", kind: "discount", type: "amount", value }) as const); // oxfmt-ignore
  expect(inCurrency(cartTotals({ lines, vouchers: codes }), euro)).toMatchObject({
    lines: [{ unitGross: 2.42, originalUnitGross: 4.84 }, { originalUnitGross: null }],
    vouchers: [
      { discount: 0.4, remaining: null },
      { discount: 0.8, remaining: null },
    ],
    total: 2.43,
    vat: [{ rate: 21, tax: 0.42 }],
  });
});

test.each([
  ["an engine's price of nothing", 0, false, 0],
  ["cash rounded to nothing", undefined, true, 0.02],
])("%s leaves nothing to pay in every currency", (_, total, roundsToCrowns, shown) => {
  // 2 × 0,01 €; 0,26 Kč alone would be 0,01 €.
  const cart = { lines: [{ price: price(0.13), quantity: 2 }], vouchers: [], total };
  const czk = cartTotals(cart, { payment: { price: price(0), roundsToCrowns } });
  expect(inCurrency(czk, euro)).toMatchObject({ goods: 0.02, total: shown, toPay: 0 });
});

test("the rounding of cash is converted as any other part", () => {
  const lines = [{ price: price(442.5), quantity: 1 }];
  const cash = { price: price(0), roundsToCrowns: true };
  const shown = inCurrency(cartTotals({ lines, vouchers: [] }, { payment: cash }), euro);
  expect(shown).toMatchObject({ total: 17.7, rounding: 0.02, toPay: 17.72 });
});

test("an order whose parts are not its total keeps its own total", () => {
  const order = {
    lines: [{ line: { quantity: 2 }, unitGross: 10, originalUnitGross: null, total: 19 }],
    goods: 19,
    vouchers: [],
    delivery: 0,
    payment: 0,
    priceRounding: 0,
    unexplained: -2,
    total: 17,
    rounding: 0,
    toPay: 16,
    vat: [],
  };
  expect(inCurrency(order, euro)).toMatchObject({
    lines: [{ total: 0.76 }],
    priceRounding: 0,
    unexplained: -2,
    total: 0.68,
    toPay: 0.64,
  });
});
