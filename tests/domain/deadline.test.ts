import fc from "fast-check";
import { expect, test } from "vitest";
import { deadlineText } from "#app/domain/shop/deadline.ts";
import { deadlineText as ofTheBackOffice } from "#server/standalone/domain/orders/pay-by.ts";

function plain(text: string | null): string | undefined {
  return text?.replaceAll("\u00a0", " ");
}

test.each([
  ["the midnight after a day is that day", "2027-01-04", "2027-01-04T23:00:00Z", "4. ledna 2027"],
  ["in summer too", "2027-06-04", "2027-06-04T22:00:00Z", "4. června 2027"],
  ["a moment of a day has its time", "2026-11-23", "2026-11-23T18:00:00Z", "23. listopadu 2026, 19:00"],
  ["without an instant it is the day", "2026-11-23", null, "23. listopadu 2026"],
  ["without a day it is that of the instant", null, "2027-01-04T23:00:00Z", "4. ledna 2027"],
])("until when to pay: %s", (_what, payBy, payUntil, text) => {
  expect(plain(deadlineText({ payBy, payUntil }))).toBe(text);
});

test("without a day and an instant it is nothing", () => {
  expect(deadlineText({ payBy: null, payUntil: null })).toBeNull();
});

test("pages, e-mails and the cart write one deadline in the same words", () => {
  const quarters = fc.integer({ min: 0, max: 3 * 365 * 96 });
  fc.assert(
    fc.property(quarters, (quarter) => {
      const end = new Date(Date.parse("2026-01-01T00:00:00Z") + quarter * 900_000);
      expect(ofTheBackOffice(end)).toBe(deadlineText({ payBy: null, payUntil: end.toISOString() }));
    }),
    { examples: [[4 * 23], [4 * 24 * 180 + 4 * 22]] },
  );
});
