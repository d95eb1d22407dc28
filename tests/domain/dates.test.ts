import { TZDate, tzOffset } from "@date-fns/tz";
import { formatISO, lightFormat } from "date-fns";
import { expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDayMonth,
  formatShortDate,
  formatTime,
  inPrague,
  isoDay,
  isoInstant,
  wholeMinute,
  withOffset,
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

test.each([
  ["2026-12-01 19:00:00", "2026-12-01T18:00:00.000Z"],
  ["2026-12-01T19:00", "2026-12-01T18:00:00.000Z"],
  ["2026-07-01T19:00:00.000", "2026-07-01T17:00:00.000Z"],
  ["2026-07-01", "2026-06-30T22:00:00.000Z"],
  // The hour that occurs twice is the earlier one, the missing one moves on.
  ["2026-10-25T02:30:00", "2026-10-25T00:30:00.000Z"],
  ["2026-03-29T02:30:00", "2026-03-29T01:30:00.000Z"],
  ["2026-12-01T19:00:00+01:00", "2026-12-01T19:00:00+01:00"],
  ["2026-12-01T19:00:00Z", "2026-12-01T19:00:00Z"],
  ["2026-13-45 99:99", "2026-13-45 99:99"],
  ["brzy", "brzy"],
])("%s is the instant %s", (written, instant) => {
  expect(withOffset(written)).toBe(instant);
});

test("an invalid date is refused", () => {
  expect(() => inPrague("zítra")).toThrow(RangeError);
});

test("a minute stays distinct in the hour that occurs twice", () => {
  expect(wholeMinute(new Date("2027-10-31T00:30:59.999Z"))).toBe("2027-10-31T00:30:00.000Z");
  expect(wholeMinute(new Date("2027-10-31T01:30:59.999Z"))).toBe("2027-10-31T01:30:00.000Z");
});

test("all formats agree with the library on every day from 1970 to 2100", () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  const offsetOf = (time: number) => tzOffset("Europe/Prague", new Date(time));
  const instants = [-1e12, -2_469_746_265_000, Date.UTC(2345, 6, 1), Date.UTC(9999, 11, 31, 12)];
  let changes = 0;
  for (let time = 0; time < Date.UTC(2101, 0, 1); time += day) {
    instants.push(time, time + 22 * hour + 30 * minute);
    if (offsetOf(time) === offsetOf(time + day)) continue;
    changes += 1;
    for (let near = time; near < time + 4 * hour; near += 10 * minute) instants.push(near - 1, near);
  }

  expect(changes).toBe(244);
  expect(instants.length).toBeGreaterThan(100_000);
  const different = instants.filter((time) => {
    const at = new Date(time);
    const known = new TZDate(time, "Europe/Prague");
    // Twice: computed, and from the memo.
    return isoInstant(at) !== formatISO(known) || isoInstant(at) !== formatISO(known);
  });
  expect(different).toEqual([]);
});

test("every format shows what the library shows", () => {
  const known = (at: string, format: string) => lightFormat(new TZDate(at, "Europe/Prague"), format);
  for (const at of [
    "2026-03-29T00:59:59Z",
    "2026-03-29T01:00:00Z",
    "2026-10-25T00:30:00Z",
    "0987-01-02T03:04:05Z",
  ]) {
    expect(isoDay(at)).toBe(known(at, "yyyy-MM-dd"));
    expect(formatTime(at)).toBe(known(at, "H:mm"));
    expect(formatShortDate(at)).toBe(known(at, "d.\u00a0M. y"));
    expect(formatDateTime(at)).toBe(known(at, "d.\u00a0M. y H:mm"));
    expect(formatDayMonth(at)).toMatch(known(at, "d.\u00a0"));
    expect(formatDay(at)).toContain(known(at, "\u00a0d.\u00a0M."));
  }
});
