import fc from "fast-check";
import { expect, test } from "vitest";
import type { CartLine, CartVoucher } from "#app/domain/shop/cart.ts";
import type { Currency } from "#app/domain/shop/currency.ts";
import { cartTotals, lineTotal, orderVat } from "#app/domain/shop/cart-totals.ts";
import {
  discountPercent,
  formatMoney,
  formatWholeMoney,
  listDecimals,
  gross,
  netOf,
  originalUnitGross,
  saleOf,
  unitGross,
} from "#app/domain/shop/money.ts";
import { wholeCrowns } from "#app/domain/shop/list-filters.ts";
import type { NetPrice } from "#app/domain/shop/product.ts";

const euro: Currency = {
  id: 2,
  code: "EUR",
  isDefault: false,
  rate: 25,
  decimals: 2,
  symbolBefore: null,
  symbolAfter: "€",
};

function price(net: number, more: Partial<NetPrice> = {}): NetPrice {
  return { net, sale: null, taxRate: 21, lowest30Days: null, ...more };
}

function line(of: NetPrice, quantity = 1): CartLine {
  return {
    product: {
      id: 1,
      name: "Hrnek",
      slug: "hrnek",
      mainImage: null,
      category: null,
      brand: null,
      deliveredByEmail: false,
      withdrawalExcluded: null,
    },
    variant: null,
    price: of,
    quantity,
    note: null,
  };
}

function voucher(type: CartVoucher["type"], value: number, code = `${type}${value}`): CartVoucher {
  return { id: 1, code, kind: "discount", type, value };
}

const amountAndRate = [
  fc.integer({ min: 0, max: 1_000_000_000 }),
  fc.integer({ min: 0, max: 10_000 }),
] as const;

test("the net price of a gross one gives it back to the heller, at every rate", () => {
  fc.assert(
    fc.property(...amountAndRate, (amount, rate) => {
      expect(gross(netOf(amount / 100, rate / 100), rate / 100)).toBe(amount / 100);
    }),
  );
});

test("a gross price with more decimals is rounded half up to hellers", () => {
  expect(gross(netOf(575.5865770423992, 21), 21)).toBe(575.59);
  expect(gross(netOf(1.005, 12), 12)).toBe(1.01);
});

test.each([
  [487.6033, 21, 590],
  [365.7025, 21, 442.5],
  [288.4298, 21, 349],
  [106.25, 12, 119],
  [75.8929, 12, 85],
  [490, 0, 490],
  [0, 21, 0],
  [1.005, 0, 1.01],
  [0.0083, 21, 0.01],
  [0.0041, 21, 0],
  [8.25, 10.5, 9.12],
])("net %d at the rate %d is %d with tax", (net, rate, expected) => {
  expect(gross(net, rate)).toBe(expected);
});

test("a sale price is charged, the original is shown beside it", () => {
  const onSale = price(487.6033, { sale: 365.7025 });
  expect(unitGross(onSale)).toBe(442.5);
  expect(originalUnitGross(onSale)).toBe(590);
  expect(originalUnitGross(price(487.6033))).toBeNull();
});

test("a sale without a reduction has no original price", () => {
  expect(originalUnitGross(price(100, { sale: 100 }))).toBeNull();
  expect(originalUnitGross(price(100, { sale: 120 }))).toBeNull();
});

test("a line is the rounded unit price times the quantity, not the rounded product", () => {
  // 0.0083 × 1.21 = 0.010043: a hundred pieces are 1.00 by the rule, 1.0043 without rounding first.
  expect(lineTotal(price(0.0083), 100)).toBe(1);
  expect(lineTotal(price(0.0041), 1000)).toBe(0);
});

test("the percentage comes from the lowest price of 30 days, never from the old price", () => {
  expect(discountPercent(price(487.6033, { sale: 365.7025, lowest30Days: 487.6033 }))).toBe(25);
  expect(discountPercent(price(570.2479, { sale: 412.3967, lowest30Days: 454.5455 }))).toBe(9);
  expect(discountPercent(price(487.6033, { sale: 365.7025 }))).toBeNull();
  expect(discountPercent(price(487.6033, { lowest30Days: 487.6033 }))).toBeNull();
});

test("a higher earlier price without a sale has no percentage", () => {
  expect(discountPercent(price(100, { lowest30Days: 200 }))).toBeNull();
});

test("one percent is the smallest percentage shown", () => {
  expect(discountPercent(price(100, { taxRate: 0, sale: 99, lowest30Days: 100 }))).toBe(1);
});

test("the percentage is rounded down", () => {
  expect(discountPercent(price(100, { taxRate: 0, sale: 70.01, lowest30Days: 100 }))).toBe(29);
  expect(discountPercent(price(100, { taxRate: 0, sale: 99.5, lowest30Days: 100 }))).toBeNull();
});

test("a sale without its lowest price shows no percentage, or no old price", () => {
  const onSale = price(487.6033, { sale: 365.7025 });
  expect(saleOf(onSale)).toEqual({ price: 442.5, original: 590, lowest: null, percent: null });
  expect(saleOf(onSale, true)).toBeNull();
});

test("with the lowest price the sale shows it and its percentage", () => {
  const onSale = price(487.6033, { sale: 365.7025, lowest30Days: 454.5455 });
  expect(saleOf(onSale, true)).toEqual({ price: 442.5, original: 590, lowest: 550, percent: 19 });
});

test("a sale price already charged within the last 30 days is no discount", () => {
  expect(saleOf(price(487.6033, { sale: 365.7025, lowest30Days: 365.7025 }))).toBeNull();
  expect(saleOf(price(487.6033))).toBeNull();
});

test("vouchers apply one after the other, in the cart's order", () => {
  const lines = [line(price(1000, { taxRate: 0 }))];
  const percentFirst = cartTotals({ lines, vouchers: [voucher("percent", 10), voucher("amount", 100)] });
  expect(percentFirst.vouchers.map(({ discount }) => discount)).toEqual([100, 100]);
  expect(percentFirst.total).toBe(800);
  const amountFirst = cartTotals({ lines, vouchers: [voucher("amount", 100), voucher("percent", 10)] });
  expect(amountFirst.vouchers.map(({ discount }) => discount)).toEqual([100, 90]);
  expect(amountFirst.total).toBe(810);
});

test("a percent voucher is rounded to hellers, halves up", () => {
  const lines = [line(price(0.25, { taxRate: 0 }))];
  expect(cartTotals({ lines, vouchers: [voucher("percent", 10)] }).vouchers[0]?.discount).toBe(0.03);
  expect(cartTotals({ lines, vouchers: [voucher("percent", 12.5)] }).vouchers[0]?.discount).toBe(0.03);
});

test("an amount voucher takes off no more than the total", () => {
  const totals = cartTotals({ lines: [line(price(80, { taxRate: 0 }))], vouchers: [voucher("amount", 100)] });
  expect(totals.vouchers[0]?.discount).toBe(80);
  expect(totals.total).toBe(0);
  expect(totals.vat).toEqual([]);
});

test("vouchers do not pay for delivery and payment", () => {
  const totals = cartTotals(
    { lines: [line(price(100, { taxRate: 0 }))], vouchers: [voucher("amount", 500)] },
    {
      delivery: { price: price(65.2893), freeFrom: null },
      payment: { price: price(32.2314), roundsToCrowns: false },
    },
  );
  expect(totals).toMatchObject({ goods: 100, afterDiscounts: 0, delivery: 79, payment: 39, total: 118 });
});

test("free delivery depends on the goods after vouchers", () => {
  const delivery = { price: price(65.2893), freeFrom: 1500 };
  const lines = [line(price(1500, { taxRate: 0 }))];
  expect(cartTotals({ lines, vouchers: [] }, { delivery }).delivery).toBe(0);
  expect(cartTotals({ lines, vouchers: [voucher("amount", 1)] }, { delivery }).delivery).toBe(79);
});

test("tax is listed by rate, the discount spread over the rates", () => {
  const totals = cartTotals({
    lines: [line(price(487.6033)), line(price(490, { taxRate: 0 })), line(price(106.25, { taxRate: 12 }))],
    vouchers: [voucher("percent", 10)],
  });
  expect(totals.total).toBe(1079.1);
  expect(totals.vat).toEqual([
    { rate: 21, base: 438.84, tax: 92.16 },
    { rate: 12, base: 95.62, tax: 11.48 },
    { rate: 0, base: 441, tax: 0 },
  ]);
});

test.each([
  [
    "less than",
    79.99,
    [
      { rate: 21, base: 33.05, tax: 6.94 },
      { rate: 0, base: 40, tax: 0 },
    ],
  ],
  [
    "more than",
    150.01,
    [
      { rate: 21, base: 61.99, tax: 13.02 },
      { rate: 0, base: 75, tax: 0 },
    ],
  ],
])("the upstream's own total counts, also %s the price of the goods", (_, total, vat) => {
  const lines = [line(price(41.3223)), line(price(50, { taxRate: 0 }))];
  const totals = cartTotals({ lines, vouchers: [], total });
  expect(totals).toMatchObject({ goods: 100, afterDiscounts: total, total, vat });
});

test("only a gift voucher keeps what it did not pay", () => {
  const vouchers = [voucher("amount", 30), { ...voucher("amount", 200), kind: "gift" as const }];
  const totals = cartTotals({ lines: [line(price(100, { taxRate: 0 }))], vouchers });
  expect(totals.vouchers).toMatchObject([
    { discount: 30, remaining: null },
    { discount: 70, remaining: 130 },
  ]);
});

test("an unfinished choice has no fees yet", () => {
  const totals = cartTotals({ lines: [], vouchers: [] }, { delivery: null });
  expect(totals).toMatchObject({ goods: 0, delivery: null, payment: null, total: 0, vat: [] });
});

test.each([
  { goods: 442.5, rounding: 0.5, toPay: 443 },
  { goods: 194.5, rounding: 0.5, toPay: 195 },
  { goods: 194.49, rounding: -0.49, toPay: 194 },
  { goods: 194, rounding: 0, toPay: 194 },
  { goods: 0, rounding: 0, toPay: 0 },
])("cash for $goods Kč is $toPay Kč, beside a price and a tax that stay", ({ goods, rounding, toPay }) => {
  const cart = { lines: [line(price(goods, { taxRate: 0 }))], vouchers: [] };
  const exact = { price: price(0), roundsToCrowns: false };
  const cash = { ...exact, roundsToCrowns: true };
  const totals = cartTotals(cart, { payment: exact });
  expect(totals).toMatchObject({ total: goods, rounding: 0, toPay: goods });
  expect(cartTotals(cart, { payment: cash })).toEqual({ ...totals, rounding, toPay });
});

test.each([
  { value: 100, rounding: 0.5, toPay: 343 },
  { value: 0.5, rounding: 0, toPay: 442 },
  { value: 442.5, rounding: 0, toPay: 0 },
  { value: 1000, rounding: 0, toPay: 0 },
])("cash rounds what a gift voucher of $value Kč leaves of 442,50 Kč", ({ value, rounding, toPay }) => {
  const cart = { lines: [line(price(442.5, { taxRate: 0 }))], vouchers: [{ ...voucher("amount", value), kind: "gift" as const }] }; // oxfmt-ignore
  const payment = { price: price(0), roundsToCrowns: true };
  expect(cartTotals(cart, { payment })).toMatchObject({ total: 442.5, rounding, toPay });
});

const netPrices = fc.record({
  net: fc.integer({ min: 0, max: 500_000_000 }).map((n) => n / 10_000),
  sale: fc.option(fc.integer({ min: 0, max: 500_000_000 }).map((n) => n / 10_000)),
  taxRate: fc.constantFrom(0, 12, 21, 10.5),
  lowest30Days: fc.option(fc.integer({ min: 1, max: 500_000_000 }).map((n) => n / 10_000)),
});
const carts = fc.record({
  lines: fc.array(
    fc.tuple(netPrices, fc.integer({ min: 1, max: 99 })).map(([of, quantity]) => line(of, quantity)),
    { maxLength: 8 },
  ),
  vouchers: fc.array(
    fc.oneof(
      fc.integer({ min: 0, max: 10_000 }).map((n) => voucher("percent", n / 100)),
      fc.integer({ min: 0, max: 5_000_000 }).map((n) => voucher("amount", n / 100)),
    ),
    { maxLength: 5 },
  ),
});
const fees = fc.record({
  delivery: fc.option(
    fc.record({ price: netPrices, freeFrom: fc.option(fc.integer({ min: 0, max: 5_000 })) }),
  ),
  payment: fc.option(fc.record({ price: netPrices, roundsToCrowns: fc.boolean() })),
});

function hellers(czk: number): bigint {
  expect(czk).toBe(Number(czk.toFixed(2)));
  return BigInt(czk.toFixed(2).replace(".", ""));
}

/** An independent implementation of the rule, in exact arithmetic. */
function exactGross(net: number, rate: number): bigint {
  const taxed = BigInt(Math.round(net * 10_000)) * BigInt(10_000 + Math.round(rate * 100));
  return (2n * taxed + 1_000_000n) / 2_000_000n;
}

test("gross equals exact arithmetic for every price", () => {
  fc.assert(
    fc.property(netPrices, ({ net, taxRate }) => {
      expect(hellers(gross(net, taxRate))).toBe(exactGross(net, taxRate));
    }),
  );
});

test("the parts of every cart add up to its total, to the heller", () => {
  fc.assert(
    fc.property(carts, fees, (cart, chosen) => {
      const totals = cartTotals(cart, chosen);
      const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + hellers(amount), 0n);
      expect(sum(totals.lines.map(({ total }) => total))).toBe(hellers(totals.goods));
      const discounts = sum(totals.vouchers.map(({ discount }) => discount));
      expect(hellers(totals.goods) - discounts).toBe(hellers(totals.afterDiscounts));
      expect(sum([totals.afterDiscounts, totals.delivery ?? 0, totals.payment ?? 0])).toBe(
        hellers(totals.total),
      );
      expect(sum(totals.vat.flatMap(({ base, tax }) => [base, tax]))).toBe(hellers(totals.total));
    }),
  );
});

test("nothing in a cart is ever below zero, and no voucher adds to it", () => {
  fc.assert(
    fc.property(carts, fees, (cart, chosen) => {
      const totals = cartTotals(cart, chosen);
      const amounts = [
        totals.goods,
        totals.afterDiscounts,
        totals.total,
        ...totals.vouchers.map(({ discount }) => discount),
        ...totals.vat.flatMap(({ base, tax }) => [base, tax]),
      ];
      for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(0);
      expect(totals.afterDiscounts).toBeLessThanOrEqual(totals.goods);
    }),
  );
});

test("each line is its rounded unit price times its quantity", () => {
  fc.assert(
    fc.property(carts, (cart) => {
      for (const { line: item, total, unitGross: unit } of cartTotals(cart).lines) {
        expect(hellers(total)).toBe(hellers(unit) * BigInt(item.quantity));
      }
    }),
  );
});

test("a percentage shown never exceeds the real one", () => {
  fc.assert(
    fc.property(netPrices, (of) => {
      const percent = discountPercent(of);
      if (percent === null || of.lowest30Days === null) return;
      const lowest = hellers(gross(of.lowest30Days, of.taxRate));
      expect((lowest - hellers(unitGross(of))) * 100n).toBeGreaterThanOrEqual(BigInt(percent) * lowest);
    }),
  );
});

test.each([
  [1290, "1\u00a0290,00\u00a0Kč"],
  [0, "0,00\u00a0Kč"],
  [1234567.891, "1\u00a0234\u00a0567,89\u00a0Kč"],
  [999.995, "1\u00a0000,00\u00a0Kč"],
  [1.005, "1,01\u00a0Kč"],
  [-100, "\u2212100,00\u00a0Kč"],
  [-0.001, "0,00\u00a0Kč"],
])("%d CZK is written %s", (czk, expected) => {
  expect(formatMoney(czk)).toBe(expected);
});

test("the rate of the visitor's currency divides an amount once", () => {
  expect(formatMoney(1290, euro)).toBe("51,60\u00a0€");
  expect(formatMoney(51.6, euro, { alreadyConverted: true })).toBe("51,60\u00a0€");
});

test("decimals and symbols come from the currency", () => {
  expect(formatMoney(1290, { ...euro, decimals: 0 })).toBe("52\u00a0€");
  expect(formatMoney(-1290, { ...euro, symbolBefore: "$", symbolAfter: null })).toBe("\u2212$\u00a051,60");
  expect(formatMoney(1290, euro, { decimals: 3 })).toBe("51,600\u00a0€");
});

test("spaces around a currency's symbol are not written", () => {
  const padded = { ...euro, symbolBefore: " $ ", symbolAfter: " USD " };
  expect(formatMoney(1290, padded)).toBe("$\u00a051,60\u00a0USD");
});

test("a currency without a usable rate is ignored", () => {
  expect(formatMoney(1290, { ...euro, rate: 0 })).toBe("1\u00a0290,00\u00a0Kč");
});

test("the filter's format has no decimals", () => {
  expect(formatWholeMoney(1290.4)).toBe("1\u00a0290\u00a0Kč");
  expect(formatWholeMoney(1290.5)).toBe("1\u00a0291\u00a0Kč");
  expect(formatWholeMoney(1290, euro)).toBe("52\u00a0€");
});

test.each([
  [[], null, 0],
  [[290, 190], null, 0],
  [[290, 142.5], null, 2],
  [[250, 500], euro, 0],
  [[250, 290], euro, 2],
  [[250, 290], { ...euro, rate: 0 }, 0],
] as const)("the amounts %j of a list have in %o %d decimals", (amounts, currency, decimals) => {
  expect(listDecimals(amounts, currency)).toBe(decimals);
});

test.each([
  ["1\u00a0290", 1290],
  ["1290,50", 1290],
  ["12.5", 12],
  ["7", 7],
  ["-5", null],
  ["5 Kč", null],
  ["5;5", null],
  ["1e3", null],
  ["12345678", null],
  ["", null],
  [null, null],
])("a filter's price %j is %s whole crowns", (typed, crowns) => {
  expect(wholeCrowns(typed)).toBe(crowns);
});

test("a formatted amount is parsed back to the same amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (amount) => {
      const text = formatMoney(amount / 100);
      expect(text).toMatch(/^\u2212?\d{1,3}(\u00a0\d{3})*,\d{2}\u00a0Kč$/);
      const digits = text.replace(/[^\d\u2212]/g, "").replace("\u2212", "-");
      expect(Number(digits)).toBe(amount);
    }),
  );
});

test("an order without a tax summary has the tax of the cart that it was", () => {
  const fee = fc.record({ net: fc.integer({ min: 0, max: 2_000_000 }), rate: fc.constantFrom(0, 12, 21) });
  const goods = fc.record({ net: fc.integer({ min: 0, max: 9_000_000 }), rate: fc.constantFrom(0, 12, 21) });
  const priceOf = ({ net, rate }: { net: number; rate: number }) => price(net / 10_000, { taxRate: rate });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(goods, fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 5 }),
      fc.tuple(fee, fee),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom("own" as const, "goods" as const),
      (bought, [delivery, payment], percent, vat) => {
        const lines = bought.map(([one, quantity]) => line(priceOf(one), quantity));
        const cart = { lines, vouchers: [voucher("percent", percent)] };
        const totals = cartTotals(cart, {
          delivery: { price: priceOf(delivery), freeFrom: null },
          payment: { price: priceOf(payment), roundsToCrowns: true },
          vat,
        });
        // Free goods have no rates to lend: nobody knows the fees' own one.
        fc.pre(vat === "own" || totals.afterDiscounts > 0);
        const rate = (of: number) => (vat === "own" ? of : null);
        const counted = orderVat({
          lines: totals.lines.map(({ line: { price: of }, total }) => ({
            totalGross: total,
            taxRate: of.taxRate,
            byEmail: false,
          })),
          delivery: { gross: totals.delivery ?? 0, taxRate: rate(delivery.rate) },
          payment: { gross: totals.payment ?? 0, taxRate: rate(payment.rate) },
          total: totals.total,
        });
        expect(counted).toEqual(totals.vat);
      },
    ),
  );
});

test.each([
  ["line", [100, -20], 0],
  ["fee", [100], -20],
])("an order with a negative %s has no tax that the site could count", (_, amounts, fee) => {
  const lines = amounts.map((totalGross) => ({ totalGross, taxRate: 21, byEmail: false }));
  const [delivery, payment] = [
    { gross: fee, taxRate: null },
    { gross: 0, taxRate: null },
  ] as const;
  expect(orderVat({ lines, delivery, payment, total: 80 })).toEqual([]);
});

test("fees of an order without their rate do not take that of a gift voucher", () => {
  const lines = [
    { totalGross: 100, taxRate: 21, byEmail: false },
    { totalGross: 1000, taxRate: 0, byEmail: true },
  ];
  const [delivery, payment] = [
    { gross: 121, taxRate: null },
    { gross: 0, taxRate: null },
  ] as const;
  expect(orderVat({ lines, delivery, payment, total: 1221 })).toEqual([
    { rate: 21, base: 182.64, tax: 38.36 },
    { rate: 0, base: 1000, tax: 0 },
  ]);
});
