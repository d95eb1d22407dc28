import { expect, test } from "vitest";
import type { Performance } from "#app/domain/theatre/performance.ts";
import { isCzechHoliday } from "#app/domain/theatre/czech-holidays.ts";
import { daysOf, usualHours, type BoxOfficeHours } from "#app/domain/theatre/box-office-hours.ts";
import { boxOfficeLines, linesOfHours } from "#app/messages/shell-texts.ts";
import { isOpen, openingStarts } from "#app/domain/theatre/opening-hours.ts";
import { boxOffice } from "#server/services/box-office.ts";

const noPerformances = { performances: [], isHoliday: isCzechHoliday };

test("the footer has the weekday hours and the rule for weekends and holidays", () => {
  expect(boxOffice("2026-11-21T12:00:00+01:00", noPerformances)).toMatchObject({
    heading: "Otevírací doba pokladny",
    lines: [
      { label: "Pondělí–pátek", text: "15:00–19:00" },
      {
        label: null,
        text: expect.stringMatching(/hodinu před začátkem a.ještě hodinu po.něm\.$/u),
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
])("at %s the Christmas heading replaces the hours: %s", (now, isChristmas) => {
  const { heading, lines } = boxOffice(now, noPerformances);
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
  expect(boxOffice("2027-07-15T12:00:00+02:00", noPerformances, [summer])).toEqual({
    heading: "V létě",
    lines: [{ label: null, text: "Zavřeno." }],
    live: null,
  });
  expect(boxOffice("2024-12-24T12:00:00+01:00", noPerformances, []).heading).toBe("Otevírací doba pokladny");
});

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

test.each(["23", "24", "25", "26", "27"])(
  "from Monday to Friday it is open from three to seven: 2026-11-%s",
  (day) => {
    const at = (time: string) => isOpen(`2026-11-${day}T${time}+01:00`, noPerformances);
    expect(at("14:59:59")).toBe(false);
    expect(at("15:00:00")).toBe(true);
    expect(at("18:59:59")).toBe(true);
    expect(at("19:00:00")).toBe(false);
  },
);

test.each([
  ["a Sunday", "2026-11-22"],
  ["a holiday on a Tuesday", "2026-11-17"],
])("on %s only an evening performance opens it, from six to eight", (_, day) => {
  const performances = [`${day}T19:00:00+01:00`];
  const at = (time: string) => isOpen(`${day}T${time}+01:00`, { performances, isHoliday: isCzechHoliday });
  const times = ["16:00:00", "17:59:59", "18:00:00", "19:59:59", "20:00:00"];
  expect(times.map(at)).toEqual([false, false, true, true, false]);
});

test.each([
  ["2026-11-21", "2026-11-22"],
  ["2026-11-22", "2026-11-23"],
])("a performance at half past eleven on %s keeps it open until half past midnight", (day, next) => {
  const facts = { performances: [`${day}T23:30:00+01:00`], isHoliday: isCzechHoliday };
  const at = [`${day}T23:59:59`, `${next}T00:00:00`, `${next}T00:29:59`, `${next}T00:30:00`];
  expect(at.map((time) => isOpen(`${time}+01:00`, facts))).toEqual([true, true, true, false]);
  const rows = at.map((time) => boxOffice(`${time}+01:00`, facts).live?.isOpen);
  expect(rows).toEqual([true, true, true, false]);
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

/** The sentence at an instant, with performances at these starts. Spaces replace no-break spaces. */
function liveAt(now: string, performances: readonly string[] | null = []): string | null {
  const { live } = boxOffice(now, { performances, isHoliday: isCzechHoliday });
  return live && `${live.isOpen ? "+" : "-"} ${live.text.replaceAll("\u00a0", " ")}`;
}

const saturday = ["2026-11-28T15:00:00+01:00", "2026-11-28T19:00:00+01:00"];
const close = ["2026-11-28T17:30:00+01:00", "2026-11-28T19:00:00+01:00"];

test.each([
  // Weekdays: 15 to 19, whatever the programme.
  ["2026-11-23T00:00:00+01:00", [], "- Zavřeno – otevíráme dnes v 15:00"],
  ["2026-11-23T14:59:59+01:00", [], "- Zavřeno – otevíráme dnes v 15:00"],
  ["2026-11-23T15:00:00+01:00", [], "+ Právě otevřeno – do 19:00"],
  ["2026-11-23T18:30:00+01:00", [], "+ Právě otevřeno – do 19:00"],
  ["2026-11-23T18:31:00+01:00", [], "+ Zavíráme za 29 minut"],
  ["2026-11-23T18:57:00+01:00", [], "+ Zavíráme za 3 minuty"],
  ["2026-11-23T18:59:00+01:00", [], "+ Zavíráme za 1 minutu"],
  ["2026-11-23T18:59:59+01:00", [], "+ Zavíráme za 1 minutu"],
  ["2026-11-23T19:00:00+01:00", [], "- Zavřeno – otevíráme zítra v 15:00"],
  ["2026-11-23T19:00:00+01:00", ["2026-11-23T19:00:00+01:00"], "- Zavřeno – otevíráme zítra v 15:00"],
  ["2026-11-23T11:00:00+01:00", ["2026-11-23T10:00:00+01:00"], "- Zavřeno – otevíráme dnes v 15:00"],
  ["2026-11-23T23:59:59+01:00", [], "- Zavřeno – otevíráme zítra v 15:00"],
  // From Friday over a weekend without performances.
  ["2026-11-27T19:00:00+01:00", [], "- Zavřeno – otevíráme v pondělí v 15:00"],
  ["2026-11-28T12:00:00+01:00", [], "- Zavřeno – otevíráme v pondělí v 15:00"],
  ["2026-11-29T12:00:00+01:00", [], "- Zavřeno – otevíráme zítra v 15:00"],
  // A matinee and an evening on one Saturday.
  ["2026-11-27T19:00:00+01:00", saturday, "- Zavřeno – otevíráme zítra v 14:00"],
  ["2026-11-28T13:59:59+01:00", saturday, "- Zavřeno – otevíráme dnes v 14:00"],
  ["2026-11-28T14:00:00+01:00", saturday, "+ Právě otevřeno – do 16:00"],
  ["2026-11-28T15:45:00+01:00", saturday, "+ Zavíráme za 15 minut"],
  ["2026-11-28T16:00:00+01:00", saturday, "- Zavřeno – otevíráme dnes v 18:00"],
  ["2026-11-28T18:00:00+01:00", saturday, "+ Večerní pokladna otevřena do 20:00"],
  ["2026-11-28T19:59:59+01:00", saturday, "+ Zavíráme za 1 minutu"],
  ["2026-11-28T20:00:00+01:00", saturday, "- Zavřeno – otevíráme v pondělí v 15:00"],
  // Two performances close to each other make one opening.
  ["2026-11-28T16:30:00+01:00", close, "+ Právě otevřeno – do 20:00"],
  ["2026-11-28T18:29:00+01:00", close, "+ Právě otevřeno – do 20:00"],
  ["2026-11-28T18:45:00+01:00", close, "+ Právě otevřeno – do 20:00"],
  // A public holiday on a weekday follows the rule of the weekend.
  ["2026-11-17T15:00:00+01:00", [], "- Zavřeno – otevíráme zítra v 15:00"],
  ["2026-11-17T18:00:00+01:00", ["2026-11-17T19:00:00+01:00"], "+ Večerní pokladna otevřena do 20:00"],
  ["2026-11-16T19:00:00+01:00", [], "- Zavřeno – otevíráme ve středu v 15:00"],
  ["2026-12-23T19:00:00+01:00", [], "- Zavřeno – otevíráme v pondělí v 15:00"],
  ["2026-12-24T14:00:00+01:00", ["2026-12-26T15:00:00+01:00"], "- Zavřeno – otevíráme v sobotu v 14:00"],
  ["2027-03-26T16:00:00+01:00", [], "- Zavřeno – otevíráme v úterý v 15:00"],
  // Summer time begins on 28 March 2027 and ends on 25 October 2026.
  ["2027-03-28T03:30:00+02:00", ["2027-03-28T19:00:00+02:00"], "- Zavřeno – otevíráme dnes v 18:00"],
  ["2027-03-28T18:00:00+02:00", ["2027-03-28T19:00:00+02:00"], "+ Večerní pokladna otevřena do 20:00"],
  ["2026-10-25T02:30:00+02:00", ["2026-10-25T10:00:00+01:00"], "- Zavřeno – otevíráme dnes v 9:00"],
  ["2026-10-25T02:30:00+01:00", ["2026-10-25T10:00:00+01:00"], "- Zavřeno – otevíráme dnes v 9:00"],
  ["2026-10-25T09:00:00+01:00", ["2026-10-25T10:00:00+01:00"], "+ Právě otevřeno – do 11:00"],
  ["2026-10-26T15:00:00+01:00", [], "+ Právě otevřeno – do 19:00"],
  // New Year, and the same instants written in another zone.
  ["2026-12-31T23:30:00Z", ["2027-01-01T17:00:00+01:00"], "- Zavřeno – otevíráme dnes v 16:00"],
  ["2026-12-31T19:00:00+01:00", [], "- Zavřeno – otevíráme v pondělí v 15:00"],
  ["2026-11-23T14:00:00Z", [], "+ Právě otevřeno – do 19:00"],
  // The Christmas window: its heading replaces the hours; before it no opening inside it is announced.
  ["2024-12-19T18:59:00+01:00", [], "+ Zavíráme za 1 minutu"],
  ["2024-12-19T19:00:00+01:00", [], null],
  ["2024-12-27T16:00:00+01:00", [], null],
  ["2025-01-06T05:59:59+01:00", [], null],
  ["2025-01-06T06:00:00+01:00", [], "- Zavřeno – otevíráme dnes v 15:00"],
] as const)("at %s with performances at %j the sentence is: %s", (now, performances, text) => {
  expect(liveAt(now, performances)).toBe(text);
});

test("without the programme a weekday is known and a weekend is not", () => {
  expect(liveAt("2026-11-23T16:00:00+01:00", null)).toBe("+ Právě otevřeno – do 19:00");
  expect(liveAt("2026-11-27T20:00:00+01:00", null)).toBeNull();
  expect(liveAt("2026-11-28T16:00:00+01:00", null)).toBeNull();
});

test("cancelled, moved, closed, school and touring performances open nothing", () => {
  const played = {
    startsAt: "2026-11-28T19:00:00+01:00",
    state: "on-sale",
    labels: [],
    audience: ["adults", "schools"],
  } as unknown as Performance;
  const others: readonly Partial<Performance>[] = [
    { state: "cancelled" },
    { state: "moved" },
    { state: "closed" },
    { labels: ["tour"] },
    { audience: ["schools"] },
  ];
  expect(openingStarts([played])).toEqual([played.startsAt]);
  expect(openingStarts(others.map((other) => ({ ...played, ...other })))).toEqual([]);
});

const every: BoxOfficeHours = {
  regular: [
    { from: "tuesday", to: "friday", opens: "10:00", closes: "12:00" },
    { from: "tuesday", to: "friday", opens: "13:00", closes: "18:00" },
    { from: "saturday", to: "sunday", opens: "09:30", closes: "24:00" },
  ],
  otherDays: "closed",
  holidays: "regular",
  minutesBefore: 90,
  minutesAfter: 30,
};
const never = { performances: [], isHoliday: () => false };

test.each([
  ["2026-11-24T09:59:00+01:00", false],
  ["2026-11-24T10:00:00+01:00", true],
  ["2026-11-24T12:00:00+01:00", false],
  ["2026-11-24T13:00:00+01:00", true],
  ["2026-11-23T11:00:00+01:00", false],
  ["2026-11-22T23:59:00+01:00", true],
])("hours of the theatre's own apply row by row: at %s open is %s", (now, open) => {
  expect(isOpen(now, { ...never, hours: every })).toBe(open);
});

test("on days without a row minutes before and after a performance count", () => {
  const hours = { ...every, otherDays: "performances" } as const;
  const facts = { ...never, hours, performances: ["2026-11-23T19:00:00+01:00"] };
  const open = ["17:29", "17:30", "19:29", "19:30"].map((time) =>
    isOpen(`2026-11-23T${time}:00+01:00`, facts),
  );
  expect(open).toEqual([false, true, true, false]);
});

test("a holiday is a day without a row, unless the file says otherwise", () => {
  const facts = { performances: [], isHoliday: () => true };
  const at = "2026-11-24T14:00:00+01:00";
  expect(isOpen(at, { ...facts, hours: every })).toBe(true);
  expect(isOpen(at, { ...facts, hours: { ...every, holidays: "other-days" } })).toBe(false);
});

test("a range of days may reach over Sunday", () => {
  expect(daysOf({ from: "saturday", to: "tuesday" })).toEqual(["saturday", "sunday", "monday", "tuesday"]);
  expect(daysOf({ from: "friday", to: "friday" })).toEqual(["friday"]);
});

test.each<[hours: Partial<BoxOfficeHours>, lines: readonly string[]]>([
  [{}, boxOfficeLines.map(({ label, text }) => [label, text].filter(Boolean).join(" "))],
  [{ otherDays: "closed" }, ["Pondělí–pátek 15:00–19:00", "O víkendech a svátcích je pokladna zavřená."]],
  [
    { otherDays: "closed", holidays: "regular" },
    [
      "Pondělí–pátek 15:00–19:00",
      "O víkendech je pokladna zavřená.",
      "O svátcích je pokladna otevřena jako v jiné dny.",
    ],
  ],
  [
    { minutesBefore: 45, minutesAfter: 120 },
    [
      "Pondělí–pátek 15:00–19:00",
      "O víkendech a svátcích je pokladna otevřena jen v den představení: 45 minut před začátkem a ještě 2 hodiny po něm.",
    ],
  ],
  [
    { minutesBefore: 45, minutesAfter: 0 },
    [
      "Pondělí–pátek 15:00–19:00",
      "O víkendech a svátcích je pokladna otevřena jen v den představení: 45 minut před začátkem.",
    ],
  ],
  [
    { minutesBefore: 0, minutesAfter: 0 },
    ["Pondělí–pátek 15:00–19:00", "O víkendech a svátcích je pokladna zavřená."],
  ],
  [{ regular: [], otherDays: "closed" }, []],
  [
    { regular: [{ from: "monday", to: "sunday", opens: "10:00", closes: "20:00" }] },
    [
      "Pondělí–neděle 10:00–20:00",
      "O svátcích je pokladna otevřena jen v den představení: hodinu před začátkem a ještě hodinu po něm.",
    ],
  ],
  [
    {
      regular: [{ from: "wednesday", to: "wednesday", opens: "10:00", closes: "20:00" }],
      otherDays: "closed",
    },
    ["Středa 10:00–20:00", "V ostatní dny a o svátcích je pokladna zavřená."],
  ],
])("hours that differ from the specification by %j have their own sentences", (hours, lines) => {
  const texts = linesOfHours({ ...usualHours, ...hours }).map(({ label, text }) =>
    [label, text].filter(Boolean).join(" "),
  );
  expect(texts.map((line) => line.replaceAll("\u00a0", " "))).toEqual(
    lines.map((line) => line.replaceAll("\u00a0", " ")),
  );
});
