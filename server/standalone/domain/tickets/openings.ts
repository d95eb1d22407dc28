import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "#standalone/db/tables.ts";
import { isHoliday } from "#standalone/domain/theatre/czech-holidays.ts";
import { addDays, dayInPrague, instantInPrague } from "#standalone/domain/theatre/prague.ts";

const minute = 60_000;
/** The longest time around a start for which a theatre's folder may open the box office, in minutes. */
const longest = 600;

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/**
 * The entry `boxoffice` of the settings, as the site shows it. Its defaults are the hours of the specification (§1).
 */
const boxOfficeHours = z.object({
  regular: z
    .array(z.object({ from: z.enum(weekdays), to: z.enum(weekdays), opens: z.string(), closes: z.string() }))
    .default([{ from: "monday", to: "friday", opens: "15:00", closes: "19:00" }]),
  other_days: z.enum(["performances", "closed"]).default("performances"),
  holidays: z.enum(["other-days", "regular"]).default("other-days"),
  minutes_before: z.int().default(60),
  minutes_after: z.int().default(60),
});
export type BoxOfficeHours = z.output<typeof boxOfficeHours>;

export const usualHours = boxOfficeHours.parse({});

/** When visitors can pay at the box office. */
export interface Opening {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The openings of the box office that overlap a period, in their order, without adjacent ones: regular hours on days
 * that have some, on others the hours around the starts of performances.
 */
export function openingsBetween(
  from: Date,
  to: Date,
  starts: readonly Date[],
  hours: BoxOfficeHours = usualHours,
): readonly Opening[] {
  const { other_days, minutes_before, minutes_after } = hours;
  const around = starts
    .filter((start) => other_days === "performances" && regularOn(dayInPrague(start), hours).length === 0)
    .map((start) => ({
      from: new Date(start.getTime() - minutes_before * minute),
      to: new Date(start.getTime() + minutes_after * minute),
    }));
  const regular: Opening[] = [];
  for (let day = dayInPrague(from); instantInPrague(day, "00:00") < to; day = addDays(day, 1))
    for (const { opens, closes } of regularOn(day, hours))
      regular.push({ from: instantInPrague(day, opens), to: instantInPrague(day, closes) });
  return [...around, ...regular]
    .filter((opening) => opening.to > from && opening.from < to)
    .toSorted((opening, other) => opening.from.getTime() - other.from.getTime())
    .reduce<readonly Opening[]>((merged, next) => {
      const last = merged.at(-1);
      if (!last || last.to < next.from) return [...merged, next];
      return [...merged.slice(0, -1), { from: last.from, to: last.to < next.to ? next.to : last.to }];
    }, []);
}

/** The rows for a day, `YYYY-MM-DD`. A row may reach over Sunday. */
function regularOn(day: string, { regular, holidays }: BoxOfficeHours): BoxOfficeHours["regular"] {
  if (holidays === "other-days" && isHoliday(day)) return [];
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return regular.filter(({ from, to }) => {
    const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)];
    return (weekday - first + 7) % 7 <= (last - first + 7) % 7;
  });
}

/** The same with the hours of the settings and the performances of the programme. */
export async function readOpenings(db: Kysely<Tables>, from: Date, to: Date): Promise<readonly Opening[]> {
  const rows = await db
    .selectFrom("performances")
    .select(["starts_at", "labels", "audience"])
    .where("starts_at", ">", new Date(from.getTime() - longest * minute))
    .where("starts_at", "<", new Date(to.getTime() + longest * minute))
    .where("state", "not in", ["cancelled", "moved"])
    .execute();
  // The box office does not open for schools and for performances elsewhere.
  const own = rows.filter(({ labels, audience }) => {
    const isForSchools = audience.length > 0 && audience.every((item) => item === "schools");
    return !isForSchools && !labels.includes("tour");
  });
  const starts = own.map(({ starts_at }) => starts_at);
  return openingsBetween(from, to, starts, await readHours(db));
}

async function readHours(db: Kysely<Tables>): Promise<BoxOfficeHours> {
  const entry = db.selectFrom("settings").select("value").where("name", "=", "boxoffice");
  const row = await entry.executeTakeFirst();
  return boxOfficeHours.safeParse(row?.value).data ?? usualHours;
}
