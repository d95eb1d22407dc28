import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";

/** A change by staff: the name of its token, and the time. */
export interface Acting {
  readonly who: string;
  readonly now: Date;
}

interface Entry extends Acting {
  readonly action: string;
  /** An order's code, or another changed item: `product 105`, `voucher P9TC`, `rating 12`, `performance 101`. */
  readonly subject: string;
  /** Values before and after it; no whole code of a voucher. */
  readonly detail: Record<string, unknown>;
}

/** Records a change, in its transaction. */
export async function writeLog(
  trx: Transaction<Tables>,
  { who, now, action, subject, detail }: Entry,
): Promise<void> {
  await trx
    .insertInto("staff_log")
    .values({ who, created_at: now, action, subject, detail: JSON.stringify(detail) })
    .execute();
}

interface LogQuery {
  /** Empty: all. */
  readonly subject: string;
  readonly page: number;
  readonly per_page: number;
}

/** One page of the log, the newest first. */
export async function readLog(db: Kysely<Tables>, { subject, page, per_page }: LogQuery) {
  const entries = db.selectFrom("staff_log").$if(subject !== "", (log) => log.where("subject", "=", subject));
  const { total } = await entries
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await entries
    .selectAll()
    .orderBy("id", "desc")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const data = rows.map(({ id, created_at, ...row }) => ({ id, date: created_at.toISOString(), ...row }));
  return { data, meta: { total, page, pages: Math.max(1, Math.ceil(total / per_page)), per_page } };
}
