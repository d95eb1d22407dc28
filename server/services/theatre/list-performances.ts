import type { Block } from "#app/domain/block.ts";
import { isoDay } from "#app/domain/dates.ts";
import { addDays } from "#app/domain/theatre/calendar.ts";
import { isOver } from "#app/domain/theatre/performance-moment.ts";
import { listed, type ListedPerformance, type Performance } from "#app/domain/theatre/performance.ts";
import type { Age } from "#server/upstream/cache.ts";
import { readProgramme } from "#server/upstream/resources/programme.ts";
import type { RequestContext } from "#server/context/context.ts";
import { mapBlock, toBlock } from "#server/services/blocks.ts";

/**
 * A performance that began before midnight may still be in progress: for this long after midnight, the site loads
 * yesterday too. In milliseconds.
 */
const longestNight = 4 * 60 * 60 * 1000;

/**
 * All performances that are not over, by start; one call per request however many loaders need it, and shared by all
 * visitors. Titles, people and the home page use it. The ticket pages read it `now`: after a move the site must not
 * offer the old time from its cache.
 */
export function listPerformances(
  context: RequestContext,
  age: Age = "cached",
): Promise<Block<readonly Performance[]>> {
  return context.once(`programme-${age}`, () => readAll(context, age));
}

/**
 * The performances of at most this many days before today that are over; none if the upstream answers none or fails.
 * Not cut from `listPerformances`, so that a failure here costs the past only.
 */
export async function listPastPerformances(
  context: RequestContext,
  days: number,
): Promise<readonly Performance[]> {
  const from = addDays(isoDay(context.now), -days);
  const read = await readProgramme(context.upstream, from);
  const now = context.now.toISOString();
  return read.ok
    ? read.value.filter((performance) => isOver(performance, now) && isoDay(performance.startsAt) >= from)
    : [];
}

/** The next performances open to the public: no cancelled, moved or closed ones. */
export async function nextPerformances(
  context: RequestContext,
  most: number,
  age: Age = "cached",
): Promise<Block<readonly ListedPerformance[]>> {
  const all = await listPerformances(context, age);
  return mapBlock(all, (dates) => dates.filter(isOpenToPublic).slice(0, most).map(listed));
}

async function readAll(context: RequestContext, age: Age): Promise<Block<readonly Performance[]>> {
  const read = await readFromLastNight(context, age);
  if (!read.ok) return read;
  const now = context.now.toISOString();
  return { ok: true, value: read.value.filter((performance) => !isOver(performance, now)) };
}

/** Today's and later performances, including those that are over. */
export function readFromLastNight(
  context: RequestContext,
  age: Age = "cached",
): Promise<Block<readonly Performance[]>> {
  return context.once(`programme-read-${age}`, async () => {
    const from = isoDay(new Date(context.now.getTime() - longestNight));
    return toBlock(await readProgramme(context.upstream, from, age));
  });
}

/** Open to the public, and held. */
export function isOpenToPublic({ state }: Performance): boolean {
  return state !== "cancelled" && state !== "moved" && state !== "closed";
}
