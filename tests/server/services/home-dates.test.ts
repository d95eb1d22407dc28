import { expect, test } from "vitest";
import { datesOfHome } from "#app/routes/theatre/home/home-dates.server.ts";
import { listed, type Performance } from "#app/domain/theatre/performance.ts";
import { plainPerformance } from "../../support/performance.ts";

const revizor = plainPerformance;
const at = (startsAt: string, more: Partial<Performance> = {}): Performance => ({
  ...revizor,
  id: Date.parse(startsAt),
  startsAt,
  ...more,
});

test.each([
  ["2026-12-29T12:00:00Z", "2026-12-29", "2027-01-04"],
  ["2026-10-24T21:59:00Z", "2026-10-24", "2026-10-30"],
  ["2026-10-24T22:00:00Z", "2026-10-25", "2026-10-31"],
  ["2027-03-27T23:00:00Z", "2027-03-28", "2027-04-03"],
])("at %s the seven days are from %s to %s", (now, first, last) => {
  const days = datesOfHome([], now).days.map(({ day }) => day);
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual(first);
  expect(days[6]).toEqual(last);
});

test("performances within seven days come first, and four dates in all if few", () => {
  const now = "2026-11-21T10:00:00Z";
  const far = ["2027-02-01", "2027-02-02", "2027-02-03", "2027-02-04", "2027-02-05"].map((day) =>
    at(`${day}T19:00:00+01:00`),
  );
  expect(datesOfHome([revizor, ...far], now).next).toHaveLength(4);
  const week = [22, 23, 24, 25, 26, 27].map((day) => at(`2026-11-${day}T19:00:00+01:00`));
  expect(datesOfHome([revizor, ...week, ...far], now).next).toEqual(
    [revizor, ...week.slice(0, 4)].map(listed),
  );
});

test("the nearest performance is the first that has not begun and is not sold out", () => {
  const now = "2026-11-21T18:30:00Z";
  const dates = [
    at("2026-11-21T10:00:00+01:00", { state: "closed" }),
    at("2026-11-21T19:00:00+01:00", { state: "cancelled" }),
    at("2026-11-21T20:00:00+01:00", { title: "Nora" }),
  ];
  const found = datesOfHome(dates, now);
  expect(found.days[0]).toMatchObject({ day: "2026-11-21", count: 1 });
  expect(found.nearest?.title).toBe("Nora");
  expect(found.next.map(({ state }) => state)).toEqual(["cancelled", "on-sale"]);
  expect(datesOfHome(dates, "2026-11-21T19:00:00Z").nearest).toBeNull();
  const soldOut = at("2026-11-21T19:45:00+01:00", { state: "sold-out" });
  expect(datesOfHome([soldOut, ...dates], now).nearest?.title).toBe("Nora");
  expect(datesOfHome([soldOut], now).nearest).toBeNull();
});
