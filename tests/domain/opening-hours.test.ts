import { expect, test } from "vitest";
import { isCzechHoliday } from "#app/domain/czech-holidays.ts";
import { boxOffice, isOpen } from "#app/domain/opening-hours.ts";

test("the footer says the weekday hours and the rule for weekends and holidays", () => {
  expect(boxOffice("2026-11-21T12:00:00+01:00")).toEqual({
    heading: "Otevírací doba pokladny",
    lines: [
      { label: "Pondělí–pátek", text: "15:00–19:00" },
      {
        label: null,
        text: expect.stringContaining("od 1\u00a0hodiny před začátkem do 1\u00a0hodiny po začátku"),
      },
    ],
  });
});

test.each([
  ["2024-12-19T18:59:59+01:00", false],
  ["2024-12-19T19:00:00+01:00", true],
  ["2025-01-06T05:59:59+01:00", true],
  ["2025-01-06T06:00:00+01:00", false],
  ["2026-12-24T12:00:00+01:00", false],
])("at %s the Christmas heading stands in place of the hours: %s", (now, isChristmas) => {
  const { heading, lines } = boxOffice(now);
  expect(heading === "Otevírací doba pokladny o\u00a0Vánocích").toBe(isChristmas);
  expect(lines.some(({ text }) => text === "15:00–19:00")).toBe(!isChristmas);
});

test("the special window is data", () => {
  const summer = {
    from: "2027-07-01T00:00:00+02:00",
    to: "2027-09-01T00:00:00+02:00",
    heading: "V létě",
    text: "Zavřeno.",
  };
  expect(boxOffice("2027-07-15T12:00:00+02:00", [summer])).toEqual({
    heading: "V létě",
    lines: [{ label: null, text: "Zavřeno." }],
  });
  expect(boxOffice("2024-12-24T12:00:00+01:00", []).heading).toBe("Otevírací doba pokladny");
});

const noPerformances = { performances: [], isHoliday: isCzechHoliday };

test.each([
  ["2026-11-20T14:59:59+01:00", false, "Friday before three"],
  ["2026-11-20T15:00:00+01:00", true, "Friday at three"],
  ["2026-11-20T18:59:59+01:00", true, "Friday before seven"],
  ["2026-11-20T19:00:00+01:00", false, "Friday at seven"],
  ["2026-11-21T16:00:00+01:00", false, "Saturday without a performance"],
  ["2026-11-17T16:00:00+01:00", false, "a holiday on a Tuesday without a performance"],
])("at %s the box office is open: %s (%s)", (now, expected) => {
  expect(isOpen(now, noPerformances)).toBe(expected);
});

test.each([
  ["2026-11-21T17:59:59+01:00", false],
  ["2026-11-21T18:00:00+01:00", true],
  ["2026-11-21T19:59:59+01:00", true],
  ["2026-11-21T20:00:00+01:00", false],
])("on a Saturday with a performance at seven it is open at %s: %s", (now, expected) => {
  expect(isOpen(now, { performances: ["2026-11-21T19:00:00+01:00"], isHoliday: isCzechHoliday })).toBe(
    expected,
  );
});

test.each([
  "2026-11-17",
  "2026-12-24",
  "2027-01-01",
  "2027-03-26",
  "2027-03-29",
  "2027-05-08",
  "2027-07-06",
  "2027-09-28",
])("%s is a public holiday", (day) => {
  expect(isCzechHoliday(day)).toBe(true);
});

test.each(["2026-11-20", "2026-12-23", "2027-12-06", "2027-03-25"])("%s is a working day", (day) => {
  expect(isCzechHoliday(day)).toBe(false);
});
