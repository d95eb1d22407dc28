import { expect, test } from "vitest";
import { ofAdditionalFields } from "#app/domain/shop/checkout.ts";
import {
  amountsOf,
  asksNothing,
  isLatePayment,
  shownOrder,
  withdrawalPath,
  type OrderSummary,
} from "#app/domain/shop/order.ts";

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

const address = { street: "Dlouhá 1", zip: "11000", city: "Praha", country: "CZ" };

/** An order of two mugs and a poster, with these amounts. */
function anOrder(changes: Partial<OrderSummary>): OrderSummary {
  const line = {
    productId: 105,
    name: "Hrnek",
    variantId: 1,
    variantName: null,
    path: null,
    image: null,
    availability: null,
    orderDays: null,
    byEmail: false,
    note: null,
    withdrawalExcluded: null,
    taxRate: 21,
  };
  return {
    id: 1,
    code: "O1",
    date: "2026-11-20T10:00:00Z",
    state: "new",
    stateLabel: "Přijatá",
    progress: [],
    confirmationEmail: "sent",
    voucherEmail: "unknown",
    name: "Jana Nová",
    email: "jana@example.cz",
    phone: null,
    address,
    deliveryAddress: { ...address, firstName: "Petr", lastName: "Starý" },
    company: null,
    lines: [
      { ...line, quantity: 2, unitGross: 349.5, originalUnitGross: 400, totalGross: 699 },
      { ...line, productId: 107, quantity: 1, unitGross: 250, originalUnitGross: null, totalGross: 250 },
    ],
    vouchers: [],
    delivery: { name: "Balík", gross: 89, branch: null, parcelNumber: null },
    payment: {
      name: "Dobírka",
      kind: "cod",
      gross: 40,
      state: "unpaid",
      payBy: null,
      payUntil: "2026-11-21T09:00:00Z",
      paymentUrl: null,
      account: { iban: "CZ65", number: "1/0800" },
      variableSymbol: "1",
      message: "O1",
    },
    vat: [{ rate: 21, base: 890.91, tax: 187.09 }],
    totalGross: 1078,
    rounding: 0,
    toPay: 1078,
    documents: [],
    legalVersions: [],
    hasTickets: false,
    invoiceAvailable: false,
    refunds: [],
    ...ofAdditionalFields(() => null),
    ...changes,
  };
}

const ten = new Date("2026-11-21T10:00:00Z");
const amounts = (changes: Partial<OrderSummary>) => amountsOf(shownOrder(anOrder(changes), ten));
const voucher = (kind: "gift" | "discount", discount: number) =>
  ({
    code: "K",
    type: "amount",
    value: 500,
    kind,
    discount,
    remaining: kind === "gift" ? 20 : null,
  }) as const;

test("the amounts of an order are its lines, fees and total", () => {
  expect(amounts({})).toMatchObject({
    lines: [
      { unitGross: 349.5, originalUnitGross: 400, total: 699 },
      { unitGross: 250, originalUnitGross: null, total: 250 },
    ],
    goods: 949,
    delivery: 89,
    payment: 40,
    priceRounding: 0,
    unexplained: 0,
    total: 1078,
    rounding: 0,
    toPay: 1078,
  });
});

test("a discount lowers the price of an order, a gift voucher only what is left to pay", () => {
  const vouchers = [voucher("discount", 100), voucher("gift", 478)];
  const found = amounts({ vouchers, totalGross: 978, toPay: 500 });
  expect(found).toMatchObject({ priceRounding: 0, unexplained: 0, total: 978, rounding: 0, toPay: 500 });
});

test.each([
  [1078.4, 1078.4, { priceRounding: 0.4, unexplained: 0, rounding: 0 }],
  [1100, 1100, { priceRounding: 0, unexplained: 22, rounding: 0 }],
  [1078, 1078.4, { priceRounding: 0, unexplained: 0, rounding: 0.4 }],
])("an order's total of %d and %d to pay show their roundings", (totalGross, toPay, expected) => {
  expect(amounts({ totalGross, toPay })).toMatchObject(expected);
});

test("a payment that its parts do not explain keeps the back office's rounding", () => {
  expect(amounts({ toPay: 900, rounding: 0.5 }).rounding).toBe(0.5);
});

test("an order's page gets no account number, id or e-mail's state", () => {
  const shown = shownOrder(anOrder({}), ten);
  const hidden = ["id", "confirmationEmail", "documents", "legalVersions", "hasTickets", "invoiceAvailable"];
  for (const key of hidden) expect(shown).not.toHaveProperty(key);
  for (const key of ["account", "variableSymbol", "message"]) expect(shown.payment).not.toHaveProperty(key);
  expect(shown.payment).toMatchObject({ name: "Dobírka", kind: "cod", state: "unpaid", isLate: true });
  for (const key of ["variantId", "taxRate"]) expect(shown.lines[0]).not.toHaveProperty(key);
  expect(shown.vat).toEqual([{ rate: 21, tax: 187.09 }]);
  expect(shown.address).toEqual(["Dlouhá 1", "110\u00a000 Praha"]);
  expect(shown.deliveryAddress?.[0]).toBe("Petr Starý");
});
