import { expect, test } from "vitest";
import {
  amountsOf,
  asksNothing,
  isLatePayment,
  shownOrder,
  withdrawalPath,
  type OrderSummary,
} from "#app/domain/shop/order.ts";
import { order as sample } from "../styleguide/samples/order.ts";

const step = (state: string) => ({ state, label: state, date: "2026-11-20T10:00:00Z" });

test.each([
  ["new", [], false],
  ["new", ["paid"], false],
  ["cancelled", [], true],
  ["refunded", ["paid"], true],
  ["sent", ["withdrawal_received", "sent"], true],
])("an order that is %s after %j asks for no payment: %s", (state, steps, expected) => {
  expect(asksNothing({ state, progress: steps.map(step) })).toBe(expected);
});

test.each([
  ["2026-11-21T09:59:59Z", true],
  ["2026-11-21T10:00:00Z", false],
  [null, false],
])("a payment until %s is late at ten: %s", (payUntil, expected) => {
  const payment = {
    name: "Kartou",
    kind: "card",
    gross: 0,
    state: "unpaid",
    payBy: null,
    payUntil,
    paymentUrl: null,
    account: null,
    variableSymbol: null,
    message: null,
  } as const;
  expect(isLatePayment({ payment }, new Date("2026-11-21T10:00:00Z"))).toBe(expected);
});

test("an id and a secret are encoded in the address of a withdrawal", () => {
  expect(withdrawalPath({ id: "a/b", hash: "c?d" })).toBe("/odstoupeni/a%2Fb/c%3Fd");
});

const ten = new Date("2026-11-21T10:00:00Z");
/** 2 085 Kč of goods, a discount of 208,50 and a delivery of 129: 2 005,50 Kč. */
const amounts = (changes: Partial<OrderSummary>) => amountsOf(shownOrder({ ...sample, ...changes }, ten));

test("the amounts of an order are its lines, discount, fees and total", () => {
  const payment = { ...sample.payment, gross: 40 };
  expect(amounts({ payment, totalGross: 2045.5, toPay: 2045.5 })).toMatchObject({
    lines: [
      { unitGross: 442.5, originalUnitGross: 590, total: 885 },
      { unitGross: 1200, originalUnitGross: null, total: 1200 },
    ],
    goods: 2085,
    delivery: 129,
    payment: 40,
    priceRounding: 0,
    unexplained: 0,
    total: 2045.5,
    rounding: 0,
    toPay: 2045.5,
  });
});

test("a gift voucher lowers what is left to pay, not the price", () => {
  const gift = { code: "D", type: "amount", value: 500, kind: "gift", discount: 500, remaining: 0 } as const;
  const found = amounts({ vouchers: [...sample.vouchers, gift], toPay: 1505.5 });
  expect(found).toMatchObject({
    priceRounding: 0,
    unexplained: 0,
    total: 2005.5,
    rounding: 0,
    toPay: 1505.5,
  });
});

test.each([
  [2005.9, 2005.9, { priceRounding: 0.4, unexplained: 0, rounding: 0 }],
  [2030, 2030, { priceRounding: 0, unexplained: 24.5, rounding: 0 }],
  [2005.5, 2006, { priceRounding: 0, unexplained: 0, rounding: 0.5 }],
])("an order's total of %d and %d to pay show their roundings", (totalGross, toPay, expected) => {
  expect(amounts({ totalGross, toPay })).toMatchObject(expected);
});

test("a payment that its parts do not explain keeps the back office's rounding", () => {
  expect(amounts({ toPay: 900, rounding: 0.5 }).rounding).toBe(0.5);
});

test("an order's page gets no account number, id or e-mail's state", () => {
  const payment = { ...sample.payment, payUntil: "2026-11-21T09:00:00Z" };
  const deliveryAddress = { street: "Dlouhá 1", city: "Praha", zip: "11000", country: "CZ", firstName: "Petr", lastName: "Starý" }; // oxfmt-ignore
  const shown = shownOrder({ ...sample, payment, deliveryAddress }, ten);
  const hidden = ["id", "confirmationEmail", "documents", "legalVersions", "hasTickets", "invoiceAvailable"];
  for (const key of hidden) expect(shown).not.toHaveProperty(key);
  for (const key of ["account", "variableSymbol", "message"]) expect(shown.payment).not.toHaveProperty(key);
  expect(shown.payment).toMatchObject({ kind: "transfer", state: "unpaid", isLate: true });
  for (const key of ["variantId", "taxRate"]) expect(shown.lines[0]).not.toHaveProperty(key);
  expect(shown.vat).toEqual([{ rate: 21, tax: 175.98 }]);
  expect(shown.address).toEqual(["Nábřeží 214/8", "799\u00a099 Doubravín"]);
  expect(shown.deliveryAddress).toEqual(["Petr Starý", "Dlouhá 1", "110\u00a000 Praha"]);
});
