import type { Transaction } from "kysely";
import { dayInPrague, daysBetween, tuesdayFrom } from "#standalone/domain/theatre/prague.ts";
import type { Tables } from "#standalone/db/tables.ts";

/** Last day of the demo week, counted from its Tuesday; after it all days move to a new week. */
const mostDays = 6;

export interface DemoWeek {
  /** The day from which the demo's days are counted, `YYYY-MM-DD`. */
  readonly tuesday: string;
  /** Whether it differs from the week of the last start. */
  readonly isMoved: boolean;
}

/** The Tuesday on or after the day of `now`; a stored one stays until its week is over. */
export async function placeDemoWeek(trx: Transaction<Tables>, now: Date): Promise<DemoWeek> {
  const today = dayInPrague(now);
  const known = await trx.selectFrom("demo_week").select("tuesday").executeTakeFirst();
  if (known && daysBetween(known.tuesday, today) <= mostDays) {
    return { tuesday: known.tuesday, isMoved: false };
  }
  const tuesday = tuesdayFrom(today);
  await trx.deleteFrom("demo_week").execute();
  await trx.insertInto("demo_week").values({ tuesday }).execute();
  return { tuesday, isMoved: known !== undefined };
}
