import { expect, test } from "vitest";
import { firstState, variableSymbol } from "#standalone/domain/orders/states.ts";

test.each(["card", "transfer", "cod", "desk"] as const)("a free order is paid at once, by %s", (kind) => {
  expect(firstState(kind, 0)).toEqual({ states: ["new", "paid"], payment: "paid" });
});

test.each(["card", "transfer"] as const)("an order paid by %s waits for its payment", (kind) => {
  expect(firstState(kind, 1)).toEqual({ states: ["new", "awaiting_payment"], payment: "unpaid" });
});

test("an order paid at the box office does not wait for a payment", () => {
  expect(firstState("desk", 1)).toEqual({ states: ["new"], payment: "unpaid" });
});

test("a variable symbol is the last ten digits of the order's code", () => {
  expect(variableSymbol("2026-12")).toBe("202612");
  expect(variableSymbol("2026-12345678")).toBe("2612345678");
});
