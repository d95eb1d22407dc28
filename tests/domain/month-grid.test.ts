import fc from "fast-check";
import { expect, test } from "vitest";
import { monthOf, weekday } from "#app/domain/theatre/calendar.ts";
import { monthGrid, withOneMonth } from "#app/domain/theatre/month-grid.ts";
import {
  noProgrammeFilters,
  parseProgrammeFilters,
  programmeUrl,
} from "#app/domain/theatre/programme-choice.ts";
import { viewProgramme } from "#app/domain/theatre/programme.ts";

const now = "2026-11-21T10:00:00Z";
const today = "2026-11-21";
const gridOf = (month: string) => {
  const choice = { ...noProgrammeFilters, isGrid: true, month };
  return monthGrid(viewProgramme([], choice, now, null), month, today, () => null);
};

test("every month is whole weeks from Monday to Sunday, with each of its days once", () => {
  const months = fc.tuple(fc.integer({ min: 2026, max: 2040 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(months, ([year, number]) => {
      const month = `${year}-${String(number).padStart(2, "0")}`;
      const { weeks } = gridOf(month);
      const days = weeks.flat().flatMap((cell) => cell?.day ?? []);
      expect(new Set(days).size).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate());
      expect(days.every((day) => monthOf(day) === month)).toBe(true);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        for (const [index, cell] of week.entries()) {
          if (cell) expect(weekday(cell.day)).toBe((index + 1) % 7);
        }
      }
    }),
  );
});

test.each([
  ["zobrazeni=mesic", "2026-12"],
  ["zobrazeni=mesic&mesic=2027-01", "2027-01"],
  ["zobrazeni=mesic&od=2027-02-03&do=2027-02-05", "2027-02"],
  // A past month has nothing to show.
  ["zobrazeni=mesic&mesic=2020-01", "2026-11"],
])("the grid of %s is of %s, and its address says so", (query, month) => {
  const choice = withOneMonth(parseProgrammeFilters(new URLSearchParams(query)), "2026-12-01", today);
  expect(choice).toMatchObject({ from: null, to: null, month, isGrid: true });
  expect(programmeUrl(choice)).toBe(`/program?mesic=${month}&zobrazeni=mesic`);
});

test("no link leads before the current month, nor after the last one with a performance", () => {
  expect(gridOf("2026-11")).toMatchObject({ previous: null, next: null });
  expect(gridOf("2027-01")).toMatchObject({ previous: "2026-12", next: null });
});
