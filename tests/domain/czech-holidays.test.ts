import { expect, test } from "vitest";
import { isCzechHoliday } from "#app/domain/theatre/czech-holidays.ts";
import { isHoliday } from "#server/standalone/domain/theatre/czech-holidays.ts";

function daysOf(year: number): string[] {
  const first = Date.UTC(year, 0, 1);
  const length = (Date.UTC(year + 1, 0, 1) - first) / 86_400_000;
  return Array.from({ length }, (_, day) => new Date(first + day * 86_400_000).toISOString().slice(0, 10));
}

test("the public holidays of 2026 are those of the act", () => {
  expect(daysOf(2026).filter(isCzechHoliday)).toEqual([
    "2026-01-01",
    "2026-04-03",
    "2026-04-06",
    "2026-05-01",
    "2026-05-08",
    "2026-07-05",
    "2026-07-06",
    "2026-09-28",
    "2026-10-28",
    "2026-11-17",
    "2026-12-24",
    "2026-12-25",
    "2026-12-26",
  ]);
});

test.each([
  ["2016-03-25", "2016-03-28"],
  ["2018-03-30", "2018-04-02"],
  ["2019-04-19", "2019-04-22"],
  ["2024-03-29", "2024-04-01"],
  ["2025-04-18", "2025-04-21"],
  ["2027-03-26", "2027-03-29"],
  // The latest and one of the earliest of the century, and two years that the computus corrects.
  ["2038-04-23", "2038-04-26"],
  ["2035-03-23", "2035-03-26"],
  ["2049-04-16", "2049-04-19"],
  ["2076-04-17", "2076-04-20"],
  // The next century has other corrections.
  ["2100-03-26", "2100-03-29"],
  ["2101-04-15", "2101-04-18"],
])("Easter has Good Friday %s and Easter Monday %s", (friday, monday) => {
  const spring = daysOf(Number(friday.slice(0, 4))).filter((day) => /-0[34]-/u.test(day));
  expect(spring.filter(isCzechHoliday)).toEqual([friday, monday]);
});

test("the site and the standalone back office have the same holidays", () => {
  for (let year = 2016; year <= 2060; year += 1)
    expect(daysOf(year).filter(isHoliday)).toEqual(daysOf(year).filter(isCzechHoliday));
});
