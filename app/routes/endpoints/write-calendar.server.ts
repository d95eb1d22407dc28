import { idText, isSameId } from "#app/domain/id.ts";
import ical, { ICalEventStatus, type ICalEventData } from "ical-generator";
import type { Found } from "#app/domain/found.ts";
import { formatTown } from "#app/domain/account/place.ts";
import { accessOf } from "#app/domain/theatre/accessibility.ts";
import { formatDateTime, inPrague, timeZone } from "#app/domain/dates.ts";
import type { Theatre } from "#app/domain/shell-data.ts";
import { performancePath } from "#app/domain/theatre/performance-path.ts";
import { expectedEnd } from "#app/domain/theatre/performance-moment.ts";
import type { Performance } from "#app/domain/theatre/performance.ts";
import { parseProgrammeFilters } from "#app/domain/theatre/programme-choice.ts";
import { choosePerformances } from "#app/domain/theatre/programme.ts";
import { accessTexts, labelTexts, programmeTexts } from "#app/messages/programme-texts.ts";
import { readIdentity } from "#server/services/seller-identity.ts";
import type { RequestContext } from "#server/context/context.ts";
import { listPastPerformances, listPerformances } from "#server/services/theatre/list-performances.ts";
import { siteOrigin } from "#server/services/site-origin.ts";

/** A calendar file (RFC 5545) as text. */
type ProgrammeCalendar = Found<{ readonly text: string }>;

/** The rules of Prague's time zone since 1996; all dates here are later. */
const praguesClock = [
  "BEGIN:VTIMEZONE",
  `TZID:${timeZone}`,
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
].join("\r\n");

const refreshSeconds = 6 * 60 * 60;
/** How long past performances stay in the feed: a subscriber's calendar shows only what the feed has. */
const keptDays = 42;

const minute = 60_000;
const versionsSince = Date.parse("2020-01-01T00:00:00Z");
/** RFC 5545, section 3.3.8. */
const mostInteger = 2_147_483_647;

/** One performance as a file to add to a calendar; `missing` if it is over, or without an id. */
export async function calendarOfOne(context: RequestContext, id: string | null): Promise<ProgrammeCalendar> {
  if (id === null) return { kind: "missing" };
  const all = await listPerformances(context);
  if (!all.ok) return { kind: all.error === "not-offered" ? "missing" : "failed" };
  const found = all.value.find((performance) => isSameId(performance.id, id));
  if (!found) return { kind: "missing" };
  return {
    kind: "found",
    text: writeCalendar(context, [found], (await readIdentity(context)).theatre, false),
  };
}

/**
 * All performances and those of the past six weeks as a calendar to subscribe to, filtered as on the programme page;
 * `inscenace={slug}`: those of one title.
 */
export async function calendarOfAll(context: RequestContext): Promise<ProgrammeCalendar> {
  const query = context.url.searchParams;
  const slug = query.get("inscenace");
  const [past, coming] = await Promise.all([
    listPastPerformances(context, keptDays),
    listPerformances(context),
  ]);
  if (!coming.ok) return { kind: coming.error === "not-offered" ? "missing" : "failed" };
  const known = new Set(coming.value.map(({ id }) => idText(id)));
  const all = [...past.filter(({ id }) => !known.has(idText(id))), ...coming.value];
  const ofTitle = slug ? all.filter(({ production }) => production?.slug === slug) : all;
  const chosen = choosePerformances(ofTitle, parseProgrammeFilters(query, context.upstream.offers.ids));
  return {
    kind: "found",
    text: writeCalendar(context, chosen, (await readIdentity(context)).theatre, true),
  };
}

function writeCalendar(
  context: RequestContext,
  performances: readonly Performance[],
  theatre: Theatre,
  isFeed: boolean,
): string {
  const calendar = ical({
    prodId: { company: "Opona", product: "Program divadla", language: "CS" },
    // The library would write DTSTAMP in the calendar's own zone, where only UTC is allowed: therefore each event has
    // the zone.
    timezone: { name: null, generator: () => praguesClock },
    ...(isFeed && { name: escaped(programmeTexts.calendarName(theatre.name)), ttl: refreshSeconds }),
  });
  for (const performance of performances) calendar.createEvent(eventOf(context, performance, theatre));
  return `${calendar.toString()}\r\n`;
}

function eventOf(context: RequestContext, performance: Performance, theatre: Theatre): ICalEventData {
  const { id, title, startsAt, venue, state, updatedAt } = performance;
  const origin = siteOrigin(context);
  const end = expectedEnd(performance);
  const isOff = state === "cancelled" || state === "moved";
  return {
    id: `predstaveni-${idText(id)}@${new URL(origin).hostname}`,
    sequence: sequenceOf(updatedAt),
    stamp: context.now,
    ...(updatedAt && { lastModified: new Date(updatedAt) }),
    start: inPrague(startsAt),
    ...(end && { end: inPrague(end) }),
    timezone: timeZone,
    summary: title,
    location: [venue.name, theatre.name, theatre.street, formatTown(theatre.zip, theatre.city)]
      .filter(Boolean)
      .join(", "),
    description: descriptionOf(performance),
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url: origin + performancePath(performance),
  };
}

/**
 * The version of an event: minutes since 2020, so that a later change has a higher number. 0 if the upstream does not
 * give the time of the change: a guess from the state would fall when the theatre takes a cancellation back.
 */
function sequenceOf(updatedAt: string | null): number {
  if (!updatedAt) return 0;
  const minutes = Math.floor((Date.parse(updatedAt) - versionsSince) / minute);
  return Math.min(Math.max(0, minutes), mostInteger);
}

function descriptionOf(performance: Performance): string {
  const { production, previousStartsAt, labels, note, description } = performance;
  return [
    previousStartsAt &&
      performance.state !== "moved" &&
      programmeTexts.previousTerm(formatDateTime(previousStartsAt)),
    production?.author,
    [
      ...labels.map((label) => labelTexts[label]),
      ...accessOf(performance).map((kind) => accessTexts[kind]),
    ].join(" · "),
    note,
    description,
  ]
    .filter(Boolean)
    .join("\n");
}

/** The library escapes the texts of events, but not the name of the calendar. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/gu, "\\$&").replace(/[\r\n]+/gu, " ");
}
