import { expect, test } from "vitest";
import { arrivalOf } from "#app/domain/shop/delivery-day.ts";
import { isCzechHoliday } from "#app/domain/theatre/czech-holidays.ts";

const inStock = { code: "in_stock", days: null } as const;
const times = { kind: "parcel", cutoff: "12:00", dispatchDays: 2, transitDays: 2 } as const;
const parcel = { times, countries: ["CZ"], needsBranch: false };

function dayOf(at: string, delivery: Parameters<typeof arrivalOf>[1] = parcel, supplies = [inStock]) {
  return arrivalOf(supplies, delivery, { now: new Date(at), isHoliday: isCzechHoliday })?.day ?? null;
}

test.each([
  ["before the hour it counts to the day", "2026-11-23T11:59:59+01:00", "2026-11-27"],
  ["from the hour on to the next one", "2026-11-23T12:00:00+01:00", "2026-11-30"],
  ["a weekend is not counted", "2026-11-27T11:00:00+01:00", "2026-12-03"],
  ["Saturday and Sunday count as one", "2026-11-21T10:00:00+01:00", "2026-11-26"],
  ["nor is a holiday: 17 November", "2026-11-13T10:00:00+01:00", "2026-11-20"],
  ["nor Christmas", "2026-12-22T10:00:00+01:00", "2026-12-30"],
  ["Easter moves", "2026-04-01T10:00:00+02:00", "2026-04-09"],
  ["New Year", "2026-12-31T10:00:00+01:00", "2027-01-07"],
  ["the clock is that of Prague, in summer too", "2026-06-09T09:59:59Z", "2026-06-15"],
  ["which is not that of the machine", "2026-06-09T10:00:00Z", "2026-06-16"],
])("%s", (_, at, day) => {
  expect(dayOf(at)).toBe(day);
});

test("without an hour the whole day counts, until midnight in Prague", () => {
  const whole = { ...parcel, times: { ...times, cutoff: null } };
  expect(dayOf("2026-11-23T22:59:59Z", whole)).toBe("2026-11-27");
  expect(dayOf("2026-11-23T23:00:00Z", whole)).toBe("2026-11-30");
  expect(
    arrivalOf([inStock], whole, { now: new Date("2026-11-23T22:00:00Z"), isHoliday: isCzechHoliday }),
  ).toMatchObject({
    before: { day: "2026-11-23", time: null },
  });
});

test("goods that are picked up wait for no carrier; those that leave at once leave on a working day", () => {
  const pickUp = { ...parcel, times: { ...times, kind: "pickup", transitDays: null } as const };
  expect(dayOf("2026-11-23T10:00:00+01:00", pickUp)).toBe("2026-11-25");
  const atOnce = { ...parcel, times: { ...times, dispatchDays: 0, transitDays: 1 } };
  expect(dayOf("2026-11-20T10:00:00+01:00", atOnce)).toBe("2026-11-23");
  expect(dayOf("2026-11-21T10:00:00+01:00", atOnce)).toBe("2026-11-24");
});

test("the slowest goods decide, and goods of an unknown time promise no day", () => {
  const days = (code: "on_order" | "in_stock" | "unknown", count: number | null) => [
    inStock,
    { code, days: count },
  ];
  const at = "2026-11-23T10:00:00+01:00";
  const day = (supplies: ReturnType<typeof days>) =>
    arrivalOf(supplies, parcel, { now: new Date(at), isHoliday: isCzechHoliday })?.day ?? null;
  // Monday and five days are a Saturday: it leaves on Monday.
  expect(day(days("on_order", 5))).toBe("2026-12-02");
  expect(day(days("on_order", 1))).toBe("2026-11-27");
  expect(day(days("on_order", null))).toBeNull();
  expect(day(days("unknown", null))).toBeNull();
  expect(dayOf(at, parcel, [])).toBeNull();
});

test("a delivery without times, by e-mail, or to another country only promises no day", () => {
  const at = "2026-11-23T10:00:00+01:00";
  expect(dayOf(at, { ...parcel, times: { ...times, dispatchDays: null } })).toBeNull();
  expect(dayOf(at, { ...parcel, times: { ...times, transitDays: null } })).toBeNull();
  expect(dayOf(at, { ...parcel, times: { ...times, kind: "email" } })).toBeNull();
  expect(dayOf(at, { ...parcel, countries: ["SK"] })).toBeNull();
  expect(dayOf(at, { ...parcel, countries: [] })).toBe("2026-11-27");
});
