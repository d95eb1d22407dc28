import { expect, test } from "vitest";
import { cartTotals } from "#app/domain/shop/cart-totals.ts";
import type { CartVoucher } from "#app/domain/shop/cart.ts";
import { withPending, withoutOwnSums } from "#app/domain/shop/pending-cart.ts";

/** Carts of a commerce engine that does its own arithmetic. */

const pieces = (quantity: number, net: number, taxRate = 0) => ({
  price: { net, sale: null, taxRate, lowest30Days: null },
  quantity,
});
const voucher = (type: CartVoucher["type"], value: number): CartVoucher => ({
  id: 1,
  code: `${type} ${value}`,
  kind: "discount",
  type,
  value,
});

/** Rounded after the multiplication: 120,99 and 1608,46 by the site's rule. */
const net = [
  { ...pieces(3, 33.33, 21), total: 120.99 },
  { ...pieces(7, 189.9, 21), total: 1608.45 },
];
/** 50 Kč off before the percentage, whatever the order of the codes. */
const amountFirst = {
  lines: [pieces(3, 189.9), pieces(1, 459)],
  vouchers: [
    { ...voucher("percent", 10), discount: 97.87 },
    { ...voucher("amount", 50), discount: 50 },
  ],
};

/** The engine's own total alone, beside amounts by the site's rule. */
test.each([
  [
    "rounds each line at last",
    { lines: [pieces(3, 33.33, 21), pieces(7, 189.9, 21)], vouchers: [], total: 1729.44 },
    -0.01,
    0,
  ],
  [
    "takes the percentage from the rest",
    { lines: amountFirst.lines, vouchers: [voucher("percent", 10), voucher("amount", 50)], total: 880.83 },
    0,
    5,
  ],
  [
    "counts a code net",
    { lines: [pieces(1, 249)], vouchers: [voucher("amount", 20)], total: 224.8 },
    0,
    -4.2,
  ],
  ["rounds to crowns down", { lines: [pieces(1, 100)], vouchers: [], total: 99 }, -1, 0],
  ["rounds to crowns up", { lines: [pieces(1, 100)], vouchers: [], total: 101 }, 1, 0],
  ["adds a little more", { lines: [pieces(1, 100)], vouchers: [], total: 101.01 }, 0, 1.01],
])("an engine that %s differs by a row or without one", (_, cart, priceRounding, unexplained) => {
  expect(cartTotals(cart)).toMatchObject({ priceRounding, unexplained, total: cart.total });
});

test("an engine that sends its parts too leaves nothing over", () => {
  const whole = { priceRounding: 0, unexplained: 0 };
  expect(cartTotals({ lines: net, vouchers: [], total: 1729.44 })).toMatchObject(whole);
  expect(cartTotals({ ...amountFirst, total: 880.83 })).toMatchObject(whole);
  const netCode = { ...voucher("amount", 20), discount: 24.2 };
  expect(cartTotals({ lines: [pieces(1, 249)], vouchers: [netCode], total: 224.8 })).toMatchObject(whole);
});

test("a line's own total counts, rounded in another order", () => {
  expect(cartTotals({ lines: net, vouchers: [] })).toMatchObject({
    lines: [{ unitGross: 40.33, total: 120.99 }, { total: 1608.45 }],
    goods: 1729.44,
    total: 1729.44,
  });
});

test("a voucher's own discount counts, taken in another order", () => {
  expect(cartTotals(amountFirst)).toMatchObject({
    goods: 1028.7,
    vouchers: [{ discount: 97.87 }, { discount: 50 }],
    total: 880.83,
  });
});

test("a discount of its own takes off the goods at most, a refused one nothing", () => {
  const lines = [pieces(1, 100)];
  const own = { ...voucher("amount", 20), discount: 120 };
  expect(cartTotals({ lines, vouchers: [own] })).toMatchObject({ vouchers: [{ discount: 100 }], total: 0 });
  const refused = { ...own, refusal: { codes: [], value: null } };
  expect(cartTotals({ lines, vouchers: [refused] })).toMatchObject({
    vouchers: [{ discount: 0 }],
    total: 100,
  });
});

test("a gift voucher pays by its balance, fees included", () => {
  const gift = { ...voucher("amount", 200), kind: "gift" as const, discount: 100 };
  const delivery = { price: pieces(1, 79).price, freeFrom: null };
  expect(cartTotals({ lines: [pieces(1, 100)], vouchers: [gift] }, { delivery })).toMatchObject({
    vouchers: [{ discount: 179, remaining: 21 }],
    toPay: 0,
  });
});

test("after a change in the browser the site counts by itself until the engine answers", () => {
  const lines = net.map((line, index) => ({
    ...line,
    product: { id: index + 1 },
    variant: null,
  }));
  const change = { productId: 2, variantId: null, quantity: 1, isMore: false };
  const soon = withPending(lines, [change]).lines;
  expect(cartTotals({ lines: soon, vouchers: [] }).lines).toMatchObject([
    { total: 120.99 },
    { total: 229.78 },
  ]);
  expect(cartTotals(withoutOwnSums({ ...amountFirst, total: 880.83 })).total).toBe(875.83);
});
