import type { Transaction } from "kysely";
import { dayInPrague, daysBetween, tuesdayFrom } from "#standalone/domain/theatre/prague.ts";
import type { Tables } from "#standalone/db/tables.ts";

/** Last day of the demo week, counted from its Tuesday; after it all days move to a new week. */
const mostDays = 6;

export interface DemoWeek {
  /** The day from which the demo's days are counted, `YYYY-MM-DD`. */
  readonly tuesday: string;
  /** The days of articles count from here. */
  readonly placedAt: Date;
}

/** Whether the days of the demonstration have to move, or have none yet. */
export function isWeekOver(known: { readonly tuesday: string } | undefined, now: Date): boolean {
  return known === undefined || daysBetween(known.tuesday, dayInPrague(now)) > mostDays;
}

/** The Tuesday on or after the day of `now`; a stored one stays until its week is over. */
export async function placeDemoWeek(trx: Transaction<Tables>, now: Date): Promise<DemoWeek> {
  const known = await trx.selectFrom("demo_week").select(["tuesday", "placed_at"]).executeTakeFirst();
  if (known && !isWeekOver(known, now)) return { tuesday: known.tuesday, placedAt: known.placed_at };
  const tuesday = tuesdayFrom(dayInPrague(now));
  await trx.deleteFrom("demo_week").execute();
  await trx.insertInto("demo_week").values({ tuesday, placed_at: now }).execute();
  return { tuesday, placedAt: now };
}
