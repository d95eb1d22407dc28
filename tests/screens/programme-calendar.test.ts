import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { json } from "../support/fake-upstream.ts";
import { openTestApp, type TestApp } from "../support/open-app.ts";
import { attribute } from "../support/page-queries.ts";
import { performanceWire } from "./performance-wire.ts";

const app = await openTestApp({ onlyReads: true });
const origin = "https://www.divadlo.example";

/** An app with a configured public origin and these dates. */
async function withDates(data: readonly unknown[]): Promise<TestApp> {
  const other = await openTestApp({
    upstreamFetch: app.passOn,
    config: { publicOrigin: origin, secure: true },
  });
  other.intercept("GET /api/programme/cs", () => json({ data }));
  return other;
}

async function read(site: TestApp, path: string) {
  const response = await site.visitor().request(path);
  const text = await response.text();
  return { response, text };
}

/** Read by an independent parser, which shares no code with the writer. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent").map((event) => {
    const at = (name: string) => event.getFirstPropertyValue(name);
    const instant = (name: string) => {
      const time = at(name);
      return time instanceof ICAL.Time ? time.toJSDate().toISOString() : null;
    };
    return { event, at, instant };
  });
  return { calendar, zone, events };
}

test("one date is a calendar file with Prague's time zone", async () => {
  const site = await withDates([
    performanceWire({ id: 12, title: "Sen; noci, svatojánské", note: "První řádek\nDruhý" }),
    performanceWire({ id: 13 }),
  ]);
  const { response, text } = await read(site, "/program/12.ics");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="predstaveni-12.ics"');
  const { calendar, zone, events } = parse(text);
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).toMatch(/Opona/u);
  expect(zone?.getFirstPropertyValue("tzid")).toBe("Europe/Prague");
  expect(events).toHaveLength(1);
  const [one] = events;
  expect(one?.at("uid")).toBe("predstaveni-12@www.divadlo.example");
  expect(one?.at("summary")).toBe("Sen; noci, svatojánské");
  expect(one?.at("description")).toContain("První řádek\nDruhý");
  expect(one?.at("location")).toMatch(/^Velký sál, Divadlo Na Vantrokách, .*Doubravín$/u);
  expect(one?.at("url")).toBe(`${origin}/program?od=2026-12-01#termin-12`);
  expect(one?.at("status")).toBe("CONFIRMED");
  expect(String(one?.at("sequence"))).toBe("0");
  expect(one?.event.getFirstProperty("dtstart")?.getParameter("tzid")).toBe("Europe/Prague");
  expect(one?.instant("dtstart")).toBe("2026-12-01T18:00:00.000Z");
  expect(one?.instant("dtend")).toBe("2026-12-01T20:10:00.000Z");
});

test("lines end with CRLF, none is longer than 75 bytes, and the stamp is in UTC", async () => {
  const site = await withDates([performanceWire({ id: 1, description: "Žluťoučký kůň. ".repeat(30) })]);
  const { text } = await read(site, "/program/1.ics");
  expect(text).not.toMatch(/(?<!\r)\n/u);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).toMatch(/^DTSTAMP:20261121T\d{6}Z\r$/mu);
});

test("dates in summer and over the change of the clock keep their instants", async () => {
  const site = await withDates([
    performanceWire({ id: 1, starts_at: "2027-03-27T22:00:00+01:00", ends_at: "2027-03-28T03:30:00+02:00" }),
    performanceWire({ id: 2, starts_at: "2027-07-01T20:30:00+02:00", ends_at: null }),
    performanceWire({ id: 3, starts_at: "2027-12-31T22:00:00+01:00", ends_at: "2028-01-01T00:30:00+01:00" }),
  ]);
  const { events } = parse((await read(site, "/program.ics")).text);
  expect(events.map(({ instant }) => [instant("dtstart"), instant("dtend")])).toEqual([
    ["2027-03-27T21:00:00.000Z", "2027-03-28T01:30:00.000Z"],
    ["2027-07-01T18:30:00.000Z", "2027-07-01T20:40:00.000Z"],
    ["2027-12-31T21:00:00.000Z", "2027-12-31T23:30:00.000Z"],
  ]);
});

test("a cancelled date and a moved one are cancelled in subscribed calendars", async () => {
  const site = await withDates([
    performanceWire({ id: 1, state: "cancelled" }),
    performanceWire({ id: 2, state: "moved", moved_to: { id: 3, starts_at: "2027-01-06T19:00:00+01:00" } }),
    performanceWire({ id: 3, starts_at: "2027-01-06T19:00:00+01:00", ends_at: null }),
  ]);
  const { events } = parse((await read(site, "/program.ics")).text);
  expect(events.map(({ at }) => [at("uid"), at("status"), String(at("sequence"))])).toEqual([
    ["predstaveni-1@www.divadlo.example", "CANCELLED", "0"],
    ["predstaveni-2@www.divadlo.example", "CANCELLED", "0"],
    ["predstaveni-3@www.divadlo.example", "CONFIRMED", "0"],
  ]);
});

test.each<[what: string, updatedAt: unknown, sequence: string, modified: string | null]>([
  ["a whole minute", "2020-01-01T01:01:00+01:00", "1", "2020-01-01T00:01:00.000Z"],
  ["a begun minute", "2026-11-20T09:30:59.999Z", "3622170", "2026-11-20T09:30:59.000Z"],
  ["Prague's time without an offset", "2026-11-20 10:30", "3622170", "2026-11-20T09:30:00.000Z"],
  ["before 2020", "2019-06-01T00:00:00Z", "0", "2019-06-01T00:00:00.000Z"],
  ["more than a calendar's integer", "9999-01-01T00:00:00Z", "2147483647", "9999-01-01T00:00:00.000Z"],
  ["nothing", null, "0", null],
  ["no instant", "včera", "0", null],
  ["a number", 1_700_000_000, "0", null],
])(
  "the version of a date is the minute of its last change: %s",
  async (_what, updatedAt, sequence, modified) => {
    const site = await withDates([performanceWire({ id: 1, updated_at: updatedAt })]);
    const { text } = await read(site, "/program/1.ics");
    const [one] = parse(text).events;
    expect(String(one?.at("sequence"))).toEqual(sequence);
    expect(one?.instant("last-modified")).toEqual(modified);
    if (modified) expect(text).toMatch(/^LAST-MODIFIED:\d{8}T\d{6}Z\r$/mu);
  },
);

describe("what was played", () => {
  const uids = async (site: TestApp, path = "/program.ics") =>
    parse((await read(site, path)).text).events.map(({ at }) => String(at("uid")).split("@")[0]);
  const past = (id: number, day: string) =>
    performanceWire({ id, starts_at: `${day}T19:00:00+01:00`, ends_at: `${day}T21:00:00+01:00` });
  const isPast = (request: Request) => request.url.includes("from=2026-10-10");

  test("stays in the feed for six weeks, also among those of one title", async () => {
    const site = await withDates([]);
    site.intercept("GET /api/programme/cs", (request) =>
      json({
        data: isPast(request)
          ? [past(1, "2026-10-09"), past(2, "2026-10-10"), past(3, "2026-11-20"), performanceWire({ id: 4 })]
          : [performanceWire({ id: 4 })],
      }),
    );
    expect(await uids(site)).toEqual(["predstaveni-2", "predstaveni-3", "predstaveni-4"]);
    expect(await uids(site, "/program.ics?inscenace=titul-3")).toEqual(["predstaveni-3"]);
    const page = await site.visitor().visit("/program");
    expect(page.text).toContain("Titul 4");
    expect(page.text).not.toContain("Titul 3");
  });

  test.each([
    ["answers from today on", () => json({ data: [performanceWire({ id: 4 })] })],
    ["answers nothing", () => json({ data: [] })],
    ["refuses", () => json({ error: "from" }, 422)],
    ["fails", () => json({}, 500)],
  ])("costs no coming date if the back office %s", async (_what, answer) => {
    const site = await withDates([]);
    site.intercept("GET /api/programme/cs", (request) =>
      isPast(request) ? answer() : json({ data: [performanceWire({ id: 4 })] }),
    );
    expect(await uids(site)).toEqual(["predstaveni-4"]);
  });
});

test("the feed has a name and every date, or those of a filter or of one title", async () => {
  const all = parse((await read(app, "/program.ics")).text);
  expect(all.calendar.getFirstPropertyValue("x-wr-calname")).toBe("Divadlo Na Vantrokách: program");
  expect(all.events.length).toBeGreaterThan(25);
  expect(new Set(all.events.map(({ at }) => at("uid"))).size).toBe(all.events.length);
  const hall = parse((await read(app, "/program.ics?scena=komora")).text);
  expect(hall.events.length).toBeGreaterThan(1);
  expect(hall.events.every(({ at }) => String(at("location")).startsWith("Komora,"))).toBe(true);
  const title = parse((await read(app, "/program.ics?inscenace=rur")).text);
  expect(title.events.map(({ at }) => at("summary"))).toContain("R. U. R.");
  expect(title.events.length).toBeLessThan(all.events.length);
});

test("the programme links to both, with its filters", async () => {
  const site = await withDates([performanceWire({ id: 1 })]);
  const page = await site.visitor().visit("/program?mesic=2026-12&scena=velky-sal");
  expect(attribute(page.the("link", "Stáhnout termíny"), "href")).toBe(
    "/program.ics?mesic=2026-12&scena=velky-sal",
  );
  expect(attribute(page.the("link", /^Sledovat program v.kalendáři$/u), "href")).toBe(
    "webcal://www.divadlo.example/program.ics?scena=velky-sal",
  );
});

test.each(["/program/999999.ics", "/program/0.ics", "/program/abc.ics"])("%s is not a date", async (path) => {
  const { response, text } = await read(app, path);
  expect(response.status).toBe(404);
  expect(text).toBe("Takový termín v\u00a0programu není.");
});

test("a past date is gone, and a failing upstream is not an empty calendar", async () => {
  const site = await withDates([
    performanceWire({ id: 1, starts_at: "2026-11-20T19:00:00+01:00", ends_at: "2026-11-20T21:00:00+01:00" }),
  ]);
  expect((await read(site, "/program/1.ics")).response.status).toBe(404);
  const broken = await openTestApp({ upstreamFetch: app.passOn });
  broken.intercept("GET /api/programme/cs", () => json({}, 500));
  expect((await read(broken, "/program.ics")).response.status).toBe(503);
});
