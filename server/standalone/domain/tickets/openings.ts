import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { isWorkingDay } from "#standalone/domain/orders/pay-by.ts";
import { addDays, dayInPrague, instantInPrague } from "#standalone/domain/theatre/prague.ts";

/** The hours that the site's footer tells, by `app/domain/theatre/box-office-hours.ts`, of which this is a copy. */
const opens = "15:00";
const closes = "19:00";
const hour = 3_600_000;
const aroundStart = hour;

/** When one can pay at the box office. */
export interface Opening {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The openings of the box office that reach into a time, in their order, none of which touches another one: on working
 * days the regular ones, on others those around the starts of performances.
 */
export function openingsBetween(from: Date, to: Date, starts: readonly Date[]): readonly Opening[] {
  const all: Opening[] = starts
    .filter((start) => !isWorkingDay(dayInPrague(start)))
    .map((start) => ({
      from: new Date(start.getTime() - aroundStart),
      to: new Date(start.getTime() + aroundStart),
    }));
  for (let day = dayInPrague(from); instantInPrague(day, opens) < to; day = addDays(day, 1))
    if (isWorkingDay(day)) all.push({ from: instantInPrague(day, opens), to: instantInPrague(day, closes) });
  return all
    .filter((one) => one.to > from && one.from < to)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())
    .reduce<readonly Opening[]>((merged, next) => {
      const last = merged.at(-1);
      if (!last || last.to < next.from) return [...merged, next];
      return [...merged.slice(0, -1), { from: last.from, to: last.to < next.to ? next.to : last.to }];
    }, []);
}

/** The same with the performances of the programme. */
export async function readOpenings(db: Kysely<Tables>, from: Date, to: Date): Promise<readonly Opening[]> {
  const rows = await db
    .selectFrom("performances")
    .select(["starts_at", "labels", "audience"])
    .where("starts_at", ">", new Date(from.getTime() - aroundStart))
    .where("starts_at", "<", new Date(to.getTime() + aroundStart))
    .where("state", "not in", ["cancelled", "moved"])
    .execute();
  // Nobody opens for schools and for a performance elsewhere.
  const own = rows.filter(({ labels, audience }) => {
    const isForSchools = audience.length > 0 && audience.every((one) => one === "schools");
    return !isForSchools && !labels.includes("tour");
  });
  return openingsBetween(from, to, own.map(({ starts_at }) => starts_at)); // oxfmt-ignore
}
