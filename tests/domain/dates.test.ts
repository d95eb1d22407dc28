import { expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatShortDate,
  formatTime,
  inPrague,
  isoDay,
  wholeMinute,
} from "#app/domain/dates.ts";

const evening = "2026-11-21T18:00:00Z";

test("an instant is shown in the theatre's time zone", () => {
  expect(formatDate(evening)).toBe("21.\u00a0listopadu 2026");
  expect(formatShortDate(evening)).toBe("21.\u00a011. 2026");
  expect(formatDateTime(evening)).toBe("21.\u00a011. 2026 19:00");
  expect(formatDay(evening)).toBe("so\u00a021.\u00a011.");
  expect(formatTime(evening)).toBe("19:00");
  expect(isoDay(evening)).toBe("2026-11-21");
});

test("midnight, summer time and New Year are those of Prague, not of Greenwich", () => {
  expect(formatDateTime("2026-06-30T22:00:00Z")).toBe("1.\u00a07. 2026 0:00");
  expect(formatDate(new Date("2026-12-31T23:30:00Z"))).toBe("1.\u00a0ledna 2027");
  expect(isoDay("2026-03-29T00:59:59Z")).toBe("2026-03-29");
  expect(formatTime("2026-03-29T01:00:00Z")).toBe("3:00");
});

test("an invalid date is refused", () => {
  expect(() => inPrague("zítra")).toThrow(RangeError);
});

test("a minute stays distinct in the hour that occurs twice", () => {
  expect(wholeMinute(new Date("2027-10-31T00:30:59.999Z"))).toBe("2027-10-31T00:30:00.000Z");
  expect(wholeMinute(new Date("2027-10-31T01:30:59.999Z"))).toBe("2027-10-31T01:30:00.000Z");
});
