import { expect, test } from "vitest";
import { endOfValidity, lastDayOf } from "#standalone/domain/gift-vouchers/validity.ts";

test.each([
  ["2026-11-21T10:00:00Z", "2028-11-21T23:00:00Z", "21.\u00a011.\u00a02028"],
  // Paid half an hour after midnight in Prague: the day of Prague counts.
  ["2026-06-30T22:30:00Z", "2028-07-01T22:00:00Z", "1.\u00a07.\u00a02028"],
  ["2028-02-29T12:00:00Z", "2030-02-28T23:00:00Z", "28.\u00a02.\u00a02030"],
])("a voucher paid at %s expires at %s, printed %s", (paid, end, printed) => {
  expect(endOfValidity(new Date(paid)).toISOString()).toBe(new Date(end).toISOString());
  expect(lastDayOf(endOfValidity(new Date(paid)))).toBe(printed);
});

test("the last day is a day in Prague", () => {
  expect(lastDayOf(new Date("2028-11-21T23:30:00Z"))).toBe("22.\u00a011.\u00a02028");
});
