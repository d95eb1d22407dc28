import { expect, onTestFinished, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp } from "../support/open-app.ts";
import { performanceWire } from "./performance-wire.ts";

const zones = ["UTC", "Europe/Prague", "America/New_York", "Pacific/Auckland"] as const;

/** Around midnight, both changes of the clock and New Year, in Prague's time. */
const moments = [
  ["2026-11-20T22:59:00Z", "the last minute of a Friday"],
  ["2026-11-20T23:00:00Z", "midnight before a day with a performance"],
  ["2026-11-21T18:30:00Z", "while it is played"],
  ["2027-03-28T00:59:00Z", "a minute before summer time"],
  ["2027-03-28T01:00:00Z", "the first minute of summer time"],
  ["2026-12-31T22:59:00Z", "a minute before New Year"],
  ["2026-12-31T23:00:00Z", "New Year"],
  ["2027-10-31T00:30:00Z", "the hour that comes twice, for the first time"],
  ["2027-10-31T01:30:00Z", "the hour that comes twice, for the second time"],
] as const;

const starts = [
  "2026-11-21T19:00:00+01:00",
  "2026-12-31T22:30:00+01:00",
  "2027-01-01T00:00:00+01:00",
  "2027-03-27T23:30:00+01:00",
  "2027-03-28T19:00:00+02:00",
  "2027-10-31T02:30:00+02:00",
  "2027-10-31T02:30:00+01:00",
  "2027-11-01T00:00:00+01:00",
];

let now = new Date("2026-11-21T12:00:00Z");
const app = await openTestApp({ clock: () => now });
app.intercept("GET /api/programme/cs", () =>
  json({
    data: starts.map((starts_at, index) =>
      performanceWire({
        id: index + 1,
        starts_at,
        ends_at: null,
        presale_from: "2027-01-01T00:00:00+01:00",
        is_soon: true,
      }),
    ),
  }),
);

/** Runs `act` in the container's time zone; a Date's own zone follows the environment at once. */
async function inZone(zone: string, path: string): Promise<string> {
  process.env["TZ"] = zone;
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  return (await app.visitor().visit(path)).body;
}

test.each(moments)(
  "at %s (%s) all four time zones show the same page and write the same calendar",
  async (at) => {
    const before = process.env["TZ"];
    onTestFinished(() => {
      if (before === undefined) delete process.env["TZ"];
      else process.env["TZ"] = before;
    });
    now = new Date(at);
    for (const path of ["/program", "/program?mesic=2027-11", "/program.ics"]) {
      const [first, ...others] = await inTurn(zones, (zone) => inZone(zone, path));
      expect(first).toMatch(/Titul|BEGIN:VEVENT/u);
      for (const other of others) expect(other).toBe(first);
    }
  },
);

/** One after another, because the time zone is the process's. */
async function inTurn<T>(names: readonly string[], ask: (name: string) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (const name of names) answers.push(await ask(name));
  return answers;
}
