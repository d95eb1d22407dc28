import { expect, test } from "vitest";
import { asksNothing, isLatePayment, withdrawalPath } from "#app/domain/shop/order.ts";

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
