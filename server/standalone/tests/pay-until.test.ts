import { expect, test } from "vitest";
import { isWorkingDay } from "#standalone/domain/orders/pay-by.ts";
import { addDays, dayInPrague, instantInPrague } from "#standalone/domain/theatre/prague.ts";
import { openingsBetween, usualHours, type Opening } from "#standalone/domain/tickets/openings.ts";
import { payUntil } from "#standalone/domain/tickets/pay-until.ts";

const hour = 3_600_000;
const day = 24 * hour;

function until(kind: Parameters<typeof payUntil>[0], starts: string, now: string, others: string[] = []) {
  const [evening, at] = [new Date(starts), new Date(now)];
  const openings = openingsBetween(
    at,
    evening,
    [starts, ...others].map((start) => new Date(start)),
  );
  return payUntil(kind, { evening, openings }, at)?.toISOString() ?? null;
}

/** A Saturday at 19:00 in Prague. */
const saturday = "2026-12-05T18:00:00Z";

test.each([
  ["card", "half an hour", "2026-12-01T10:00:00Z", "2026-12-01T10:30:00.000Z"],
  ["card", "the evening, where it is sooner", "2026-12-05T17:45:00Z", "2026-12-05T18:00:00.000Z"],
  ["card", "not after its start", "2026-12-05T18:00:00Z", null],
  [
    "transfer",
    "the end of the Thursday before a Saturday",
    "2026-11-20T10:00:00Z",
    "2026-12-03T23:00:00.000Z",
  ],
  ["transfer", "five days before", "2026-11-30T18:00:00Z", "2026-12-03T23:00:00.000Z"],
  ["transfer", "not later", "2026-11-30T18:00:01Z", null],
  ["desk", "the closing after 48 hours", "2026-12-01T10:00:00Z", "2026-12-03T18:00:00.000Z"],
  ["desk", "an order at night too", "2026-11-30T01:47:00Z", "2026-12-02T18:00:00.000Z"],
  [
    "desk",
    "Monday's closing, where the box office is closed before",
    "2026-11-27T20:00:00Z",
    "2026-11-30T18:00:00.000Z",
  ],
  [
    "desk",
    "24 hours before the evening, where it is open then",
    "2026-12-04T10:00:00Z",
    "2026-12-04T18:00:00.000Z",
  ],
  ["desk", "not in the last hour of its openings", "2026-12-04T17:01:00Z", null],
  ["desk", "not later", "2026-12-04T18:00:00Z", null],
  ["cod", "never", "2026-11-20T10:00:00Z", null],
] as const)("an order with a ticket, paid by %s: %s", (kind, _how, now, end) => {
  expect(until(kind, saturday, now)).toBe(end);
});

test("an order that is paid at the desk ends by the theatre's own hours", () => {
  const [now, evening] = [new Date("2026-12-01T10:00:00Z"), new Date("2026-12-12T18:00:00Z")];
  const regular = [{ from: "saturday", to: "monday", opens: "09:00", closes: "12:00" }] as const;
  const own = { ...usualHours, regular: [...regular], other_days: "closed" as const };
  const openings = openingsBetween(now, evening, [evening], own);
  expect(openings.map(({ to }) => to.toISOString())).toEqual([
    "2026-12-05T11:00:00.000Z",
    "2026-12-06T11:00:00.000Z",
    "2026-12-07T11:00:00.000Z",
    "2026-12-12T11:00:00.000Z",
  ]);
  expect(payUntil("desk", { evening, openings }, now)?.toISOString()).toBe("2026-12-05T11:00:00.000Z");
});

test.each([
  ["a Monday: the Thursday", "2026-12-07T18:00:00Z", "2026-12-03T23:00:00.000Z"],
  ["Christmas: the holidays do not count", "2026-12-27T18:00:00Z", "2026-12-22T23:00:00.000Z"],
  ["an evening past midnight of UTC", "2026-12-09T23:30:00Z", "2026-12-08T23:00:00.000Z"],
])("a transfer is due two working days before %s", (_when, starts, end) => {
  expect(until("transfer", starts, new Date(Date.parse(starts) - 20 * day).toISOString())).toBe(end);
});

test.each([
  ["Christmas", "2026-12-28T18:00:00Z", "2026-12-21T22:59:00Z", "2026-12-22T22:59:51Z"],
  ["Easter", "2027-03-30T17:00:00Z", "2027-03-23T22:59:00Z", "2027-03-24T09:00:00Z"],
])(
  "a transfer before %s is offered while a whole working day is left for it",
  (_when, starts, early, late) => {
    expect(until("transfer", starts, early) !== null).toBe(true);
    expect(until("transfer", starts, late)).toBeNull();
  },
);

test("the box office takes payments around weekend and Christmas performances", () => {
  expect(until("desk", "2026-12-12T18:00:00Z", "2026-12-04T20:00:00Z", ["2026-12-06T18:00:00Z"])).toBe(
    "2026-12-07T18:00:00.000Z",
  );
  expect(until("desk", "2026-12-29T18:00:00Z", "2026-12-23T20:00:00Z", ["2026-12-26T18:00:00Z"])).toBe(
    "2026-12-26T19:00:00.000Z",
  );
});

/** Every Saturday evening has a performance, every third Saturday a matinee, too, and holidays have one. */
function programme(from: Date, to: Date): Date[] {
  const starts: Date[] = [];
  for (let date = dayInPrague(from); instantInPrague(date, "00:00") < to; date = addDays(date, 1)) {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (weekday === 6 || (!isWorkingDay(date) && weekday !== 0)) starts.push(instantInPrague(date, "19:00"));
    if (weekday === 0 && Number(date.slice(8)) % 3 === 0) starts.push(instantInPrague(date, "10:30"));
  }
  return starts;
}

/** All hours of two years with an evening of one of the next days, at the times of matinees and of evenings. */
function* everyHour() {
  const first = Date.parse("2026-01-01T00:47:00Z");
  const [from, to] = [new Date(first), new Date(first + 2 * 365 * day + 20 * day)];
  const openings = openingsBetween(from, to, programme(from, to));
  let next = 0;
  for (let hours = 0; hours < 2 * 365 * 24; hours += 1) {
    const now = new Date(first + hours * hour);
    while ((openings[next]?.to ?? to) <= now) next += 1;
    // In turn, so that in time each hour of the day meets each number of days and each start.
    const start = ["19:00", "10:30", "20:15"][Math.floor(hours / 11) % 3] ?? "19:00";
    const evening = instantInPrague(addDays(dayInPrague(now), hours % 11), start);
    if (evening > now) yield { now, evening, openings: openings.slice(next, next + 14) };
  }
}

function openHours(openings: readonly Opening[], now: Date, end: Date): number {
  const open = openings.map(({ from, to }) => Math.min(+to, +end) - Math.max(+from, +now));
  return open.reduce((sum, value) => sum + Math.max(0, value), 0) / hour;
}

function wholeWorkingDay(now: Date, end: Date): boolean {
  for (
    let date = addDays(dayInPrague(now), 1);
    instantInPrague(addDays(date, 1), "00:00") <= end;
    date = addDays(date, 1)
  )
    if (isWorkingDay(date)) return true;
  return false;
}

test("at every hour of two years an offered payment is possible until its end", () => {
  const wrong: string[] = [];
  let offered = 0;
  for (const { now, evening, openings } of everyHour()) {
    const fail = (what: string) =>
      wrong.push(`${what}: at ${now.toISOString()} for ${evening.toISOString()}`);
    const transfer = payUntil("transfer", { evening, openings }, now);
    if (transfer) {
      offered += 1;
      if (!wholeWorkingDay(now, transfer)) fail("no working day for a transfer");
      if (!isWorkingDay(dayInPrague(new Date(+transfer - 1)))) fail("a transfer ends on a day of rest");
      if (+transfer + day > +evening) fail("a transfer ends after the evening");
    }
    const desk = payUntil("desk", { evening, openings }, now);
    if (desk) {
      offered += 1;
      if (openHours(openings, now, desk) < 1) fail("no opened hour");
      if (!openings.some(({ from, to }) => from < desk && desk <= to)) fail("it ends at a closed box office");
      if (+desk + day > +evening) fail("it ends too late");
    } else if (openHours(openings, now, new Date(+evening - day)) >= 1) fail("not offered");
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(offered).toBeGreaterThan(5_000);
});
