import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import { DatabaseUnavailable } from "#server/demo-backend/db/database-unavailable.ts";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { enqueueEmail } from "#server/demo-backend/email/email-queue.ts";
import type { DemoLog } from "#server/demo-backend/log.ts";

/** What can be watched: an evening, or a product, whose variant is null where it has none. */
export type Watched =
  | { readonly performance_id: number }
  | { readonly product_id: number; readonly variant_id: number | null };

/** `gone`: there is no such thing any more, or it will not be had again. */
export type Availability = "available" | "missing" | "presale" | "gone";

/**
 * Of one watched thing, by its ids. The only place that says when an evening or a product can be had; a presale that
 * has begun makes an evening available.
 */
function availabilityOf(
  { performance, product, variant }: Record<"performance" | "product" | "variant", RawBuilder<unknown>>,
  now: Date,
) {
  return sql<Availability>`case
    when ${performance}::integer is not null then coalesce((
      select case
        when p.starts_at <= ${now}::timestamptz or p.state in ('closed_perf', 'cancelled', 'moved') then 'gone'
        when p.state = 'sold_out' then 'missing'
        when p.state = 'presale_soon' and (p.presale_from is null or p.presale_from > ${now}::timestamptz)
          then 'presale'
        else 'available'
      end
      from performances p where p.id = ${performance}::integer
    ), 'gone')
    when ${variant}::integer is not null then coalesce((
      select case availability(v.stock, v.order_days) when 'sold_out' then 'missing' else 'available' end
      from variants v where v.id = ${variant}::integer and v.product_id = ${product}::integer
    ), 'gone')
    else coalesce((
      select case availability(p.stock, p.order_days) when 'sold_out' then 'missing' else 'available' end
      from products p
      where p.id = ${product}::integer and not exists (select from variants v where v.product_id = p.id)
    ), 'gone')
  end`;
}

export async function readAvailability(
  db: Kysely<Tables>,
  watched: Watched,
  now: Date,
): Promise<Availability> {
  const { performance_id, product_id, variant_id } = idsOf(watched);
  const ids = {
    performance: sql`${performance_id}`,
    product: sql`${product_id}`,
    variant: sql`${variant_id}`,
  };
  const { rows } = await sql<{
    state: Availability;
  }>`select ${availabilityOf(ids, now)} as state`.execute(db);
  return rows[0]?.state ?? "gone";
}

/** The ids of what is watched, as the table has them. */
export function idsOf(watched: Watched) {
  return { performance_id: null, product_id: null, variant_id: null, ...watched };
}

const ofWatch = {
  performance: sql`w.performance_id`,
  product: sql`w.product_id`,
  variant: sql`w.variant_id`,
};

/**
 * To be called in the transaction of every change that may make something available, after it: who waits for it gets
 * the one letter, and is forgotten. Nothing happens while it is not available.
 */
export async function becomesAvailable(
  trx: Transaction<Tables>,
  watched: Watched,
  now: Date,
): Promise<number> {
  const { performance_id, product_id, variant_id } = idsOf(watched);
  return tell(
    trx,
    sql`w.performance_id is not distinct from ${performance_id}::integer
      and w.product_id is not distinct from ${product_id}::integer
      and w.variant_id is not distinct from ${variant_id}::integer`,
    now,
  );
}

/**
 * The same for all watches: no change tells that a presale begins. Returns how many letters there are. Never throws:
 * what fails is tried again by the next call.
 */
export async function tellAvailable(
  { db, log }: { readonly db: Kysely<Tables>; readonly log: DemoLog },
  now: Date,
): Promise<number> {
  try {
    return await db.transaction().execute((trx) => tell(trx, sql`true`, now));
  } catch (error) {
    // The outage was logged once already.
    if (!(error instanceof DatabaseUnavailable)) log.error("demo-backend.watches-failed", {}, error);
    return 0;
  }
}

/**
 * The watch is deleted and its letter queued in one transaction, so that there is one letter whatever tells it at the
 * same time. A watch that another process tells now is left to it.
 */
async function tell(trx: Transaction<Tables>, which: RawBuilder<unknown>, now: Date): Promise<number> {
  const { rows } = await sql<{
    email: string;
    performance_id: number | null;
    product_id: number | null;
    variant_id: number | null;
    awaits: "seats" | "presale" | "stock";
    page_url: string;
    cancel_url: string;
  }>`
    with due as (
      select w.id from watches w
      where w.confirmed_at is not null and ${which} and ${availabilityOf(ofWatch, now)} = 'available'
      order by w.id
      for update skip locked
    )
    delete from watches w using due where w.id = due.id
    returning w.email, w.performance_id, w.product_id, w.variant_id, w.awaits, w.page_url, w.cancel_url`.execute(
    trx,
  );
  for (const { email: to, ...watch } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction
    await enqueueEmail(trx, "watch-available", { to, ...watch }, now);
  }
  return rows.length;
}

/** Deletes watches of what will not be had again: an evening has passed or was cancelled, a product is withdrawn. */
export async function forgetGone(trx: Transaction<Tables>, now: Date): Promise<number> {
  const { rows } = await sql`
    delete from watches w where ${availabilityOf(ofWatch, now)} = 'gone' returning w.id`.execute(trx);
  return rows.length;
}
