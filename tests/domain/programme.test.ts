import { expect, test } from "vitest";
import {
  addDays,
  daysBetween,
  isDay,
  isMonth,
  lastOf,
  monthName,
  nextMonth,
  weekday,
  weekendFrom,
} from "#app/domain/theatre/calendar.ts";
import { paths } from "#app/domain/paths.ts";
import { isOver, momentOf } from "#app/domain/theatre/performance-moment.ts";
import type { Performance } from "#app/domain/theatre/performance.ts";
import {
  noProgrammeFilters,
  programmeUrl,
  parseProgrammeFilters,
  serializeProgrammeFilters,
} from "#app/domain/theatre/programme-choice.ts";
import { viewProgramme } from "#app/domain/theatre/programme.ts";
import { ticketOffer } from "#app/domain/theatre/ticket-offer.ts";
import { plainPerformance } from "../support/performance.ts";

const saturday = "2026-11-21T12:00:00Z";

function date(startsAt: string, over: Partial<Performance> = {}): Performance {
  return {
    ...plainPerformance,
    id: Date.parse(startsAt) / 60_000,
    title: "Maryša",
    startsAt,
    ...over,
  };
}

test("adding days works over the ends of months, years and both changes of the clock", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysBetween("2026-10-24", "2026-10-27")).toHaveLength(4);
  expect(daysBetween("2027-03-27", "2027-03-29")).toEqual(["2027-03-27", "2027-03-28", "2027-03-29"]);
  expect(nextMonth("2026-12")).toBe("2027-01");
  expect(lastOf("2027-02")).toBe("2027-02-28");
  expect(weekday("2026-11-21")).toBe(6);
  expect(monthName("2026-12", "2026-11-21")).toBe("prosinec");
  expect(monthName("2027-01", "2026-11-21")).toBe("leden\u00a02027");
});

test("an invalid day or month is reported", () => {
  expect(["2026-02-30", "2026-13-01", "21. 11. 2026", "", "1999-01-01", "12026-01-01"].filter(isDay)).toEqual(
    [],
  );
  expect(["2026-00", "2026-13", "2026", "leden"].filter(isMonth)).toEqual([]);
  expect(isDay("2028-02-29") && isMonth("2026-12")).toBe(true);
});

test("the weekend is the next one, or the rest of the current one", () => {
  expect(weekendFrom("2026-11-20")).toEqual({ from: "2026-11-21", to: "2026-11-22" });
  expect(weekendFrom("2026-11-21")).toEqual({ from: "2026-11-21", to: "2026-11-22" });
  expect(weekendFrom("2026-11-22")).toEqual({ from: "2026-11-22", to: "2026-11-22" });
  expect(weekendFrom("2026-12-28")).toEqual({ from: "2027-01-02", to: "2027-01-03" });
});

test("a performance is today's from midnight in Prague, and runs until its end", () => {
  const one = date("2026-11-21T18:00:00Z", { endsAt: "2026-11-21T20:10:00Z" });
  expect(momentOf(one, "2026-11-20T22:59:59Z")).toBe("later");
  expect(momentOf(one, "2026-11-20T23:00:00Z")).toBe("today");
  expect(momentOf(one, "2026-11-21T17:59:59Z")).toBe("today");
  expect(momentOf(one, "2026-11-21T18:00:00Z")).toBe("playing");
  expect(momentOf(one, "2026-11-21T20:09:59Z")).toBe("playing");
  expect(isOver(one, "2026-11-21T20:10:00Z")).toBe(true);
});

test("a performance over midnight still runs on the next day", () => {
  const eve = date("2026-12-31T22:00:00Z", { endsAt: "2027-01-01T00:30:00Z" });
  expect(momentOf(eve, "2026-12-31T23:30:00Z")).toBe("playing");
  expect(isOver(date("2026-11-21T18:00:00Z", { state: "cancelled" }), "2026-11-21T18:00:00Z")).toBe(true);
  // The length is unknown.
  expect(isOver(date("2026-11-21T18:00:00Z"), "2026-11-21T20:59:00Z")).toBe(false);
  expect(isOver(date("2026-11-21T18:00:00Z"), "2026-11-21T21:00:00Z")).toBe(true);
});

test("days are those of Prague: around midnight, the change of the clock and New Year", () => {
  const all = [
    date("2026-12-31T22:59:00Z"),
    date("2026-12-31T23:00:00Z"),
    date("2027-03-27T22:59:00Z"),
    date("2027-03-27T23:00:00Z"),
    date("2027-03-28T21:59:00Z"),
    date("2027-03-28T22:00:00Z"),
  ];
  const days = viewProgramme(all, noProgrammeFilters, saturday).days.map(
    ({ day, performances }) => `${day}: ${performances.length}`,
  );
  expect(days).toEqual(["2026-12-31: 1", "2027-01-01: 1", "2027-03-27: 1", "2027-03-28: 2", "2027-03-29: 1"]);
  const january = viewProgramme(all, { ...noProgrammeFilters, month: "2027-01" }, saturday);
  expect(january.total).toBe(1);
});

test("quick ranges count from today in Prague", () => {
  const ranges = viewProgramme([], noProgrammeFilters, "2026-12-31T23:30:00Z").strip.ranges;
  expect(ranges.map(({ kind, period }) => [kind, period.from ?? period.month, period.to])).toEqual([
    ["today", "2027-01-01", "2027-01-01"],
    ["tomorrow", "2027-01-02", "2027-01-02"],
    ["weekend", "2027-01-02", "2027-01-03"],
    ["month", "2027-01", null],
  ]);
});

test("the strip shows the remaining days of a month, and marks the filtered ones", () => {
  const all = [date("2026-11-27T18:00:00Z"), date("2026-12-05T18:00:00Z", { state: "sold-out" })];
  const { strip } = viewProgramme(all, { ...noProgrammeFilters, onlyFree: true }, saturday);
  expect(strip.days[0]?.day).toBe("2026-11-21");
  expect(strip.days.at(-1)?.day).toBe("2026-11-30");
  expect(strip.days.filter(({ count }) => count > 0).map(({ day }) => day)).toEqual(["2026-11-27"]);
  expect(strip.months).toEqual([
    { month: "2026-11", count: 1 },
    { month: "2026-12", count: 0 },
  ]);
});

test("several chosen days are marked in the strip, one day is chosen itself", () => {
  const marked = (from: string | null, to: string | null) =>
    viewProgramme([], { ...noProgrammeFilters, from, to }, saturday)
      .strip.days.filter(({ isInRange }) => isInRange)
      .map(({ day }) => day);
  expect(marked("2026-11-21", "2026-11-22")).toEqual(["2026-11-21", "2026-11-22"]);
  expect(marked("2026-11-22", "2026-11-22")).toEqual([]);
  expect(marked("2026-11-22", null)).toEqual([]);
  expect(marked(null, null)).toEqual([]);
});

test("the strip has a week at least, with days of the next month", () => {
  const all = [date("2026-12-05T18:00:00Z")];
  const lastOfMonth = viewProgramme(all, { ...noProgrammeFilters, month: "2026-11" }, "2026-11-30T12:00:00Z");
  expect(lastOfMonth.strip.days.map(({ day }) => day)).toEqual(daysBetween("2026-11-30", "2026-12-06"));
  expect(lastOfMonth.strip.days.find(({ count }) => count > 0)?.day).toBe("2026-12-05");
});

test("after a period comes the first day with a match, if any", () => {
  const all = [
    date("2026-11-27T18:00:00Z"),
    date("2026-11-28T18:00:00Z", { state: "sold-out" }),
    date("2026-12-05T18:00:00Z"),
  ];
  const day = { ...noProgrammeFilters, from: "2026-11-27", to: "2026-11-27" };
  expect(viewProgramme(all, day, saturday).next).toBe("2026-11-28");
  expect(viewProgramme(all, { ...day, onlyFree: true }, saturday).next).toBe("2026-12-05");
  expect(viewProgramme(all, { ...noProgrammeFilters, month: "2026-11" }, saturday).next).toBe("2026-12-05");
  expect(viewProgramme(all, { ...noProgrammeFilters, month: "2026-12" }, saturday).next).toBeNull();
  expect(viewProgramme(all, noProgrammeFilters, saturday).next).toBeNull();
});

test("an address parsed and written again is the same, and one choice has one address", () => {
  const query =
    "od=2026-12-01&do=2026-12-31&scena=komora&zanr=drama&pro=rodiny&pristupnost=czj&ucinkujici=7&volno=1";
  expect(serializeProgrammeFilters(parseProgrammeFilters(new URLSearchParams(query))).toString()).toBe(query);
  const turned = new URLSearchParams("do=2026-12-01&od=2026-12-31&scena=b&scena=a&scena=b");
  expect(programmeUrl(parseProgrammeFilters(turned))).toBe(
    "/program?od=2026-12-01&do=2026-12-31&scena=a&scena=b",
  );
  const day = "2026-12-05";
  expect(programmeUrl({ ...noProgrammeFilters, from: day, to: day })).toBe(paths.programmeOn(day));
  expect(programmeUrl(noProgrammeFilters)).toBe("/program");
});

test("a long programme breaks into pages between days, without a lost date", () => {
  const all = Array.from({ length: 90 }, (_, index) => [
    date(`${addDays("2026-12-01", index)}T09:00:00Z`),
    date(`${addDays("2026-12-01", index)}T18:00:00Z`),
  ]).flat();
  const busy = date("2026-12-01T19:00:00Z");
  const view = (page: number) =>
    viewProgramme([...all, ...Array(30).fill(busy)], noProgrammeFilters, saturday, page);
  expect(view(1).total).toBe(210);
  // A day with more dates than a page is not divided.
  expect(view(1).days.map(({ day, performances }) => [day, performances.length])).toEqual([
    ["2026-12-01", 32],
  ]);
  expect(view(2).days).toHaveLength(12);
  expect(view(2).pages.slice(0, 2)).toEqual([
    { from: "2026-12-01", to: "2026-12-01" },
    { from: "2026-12-02", to: "2026-12-13" },
  ]);
  const numbers = view(1).pages.map((_, index) => index + 1);
  const days = numbers.flatMap((page) => view(page).days.map(({ day }) => day));
  expect(days).toEqual(Array.from({ length: 90 }, (_, index) => addDays("2026-12-01", index)));
  // A page that no longer exists: the last one.
  expect(view(99).page).toBe(numbers.length);
  expect(viewProgramme(all.slice(0, 5), noProgrammeFilters, saturday).pages).toEqual([]);
  expect(viewProgramme([], noProgrammeFilters, saturday, 3).page).toBe(1);
});

test("a presale that has begun is a sale, and a running performance sells nothing", () => {
  const presaleFrom = "2026-12-01T09:00:00Z";
  const one = date("2027-01-06T18:00:00Z", {
    state: "presale-soon",
    presaleFrom,
    ticketUrl: "https://vstupenky.example/1",
  });
  expect(ticketOffer(one, "2026-12-01T08:59:59Z")).toEqual({ kind: "presale", from: presaleFrom });
  expect(ticketOffer(one, presaleFrom)).toEqual({
    kind: "buy",
    to: "https://vstupenky.example/1",
    leaves: true,
  });
  expect(ticketOffer({ ...one, ticketUrl: null }, presaleFrom)).toEqual({
    kind: "buy",
    to: paths.tickets(one),
    leaves: false,
  });
  expect(ticketOffer({ ...one, state: "on-sale" }, "2027-01-06T18:30:00Z")).toEqual({ kind: "playing" });
  expect(ticketOffer({ ...one, state: null }, presaleFrom)).toEqual({ kind: "unknown" });
});
