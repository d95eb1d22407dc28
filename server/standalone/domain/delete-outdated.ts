import { inTransaction } from "#standalone/db/in-transaction.ts";
import { sql, type Kysely, type Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { retention } from "./retention.ts";

/** Deletes outdated rows, and returns how many rows it deleted or, for orders, anonymised. */
export type Deletion = (trx: Transaction<Tables>, now: Date) => Promise<number>;

/** Runs one of the deletions below, all or nothing. */
export async function deleteOutdated(db: Kysely<Tables>, deletion: Deletion, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    // Allows deletions from append-only tables until the end of the transaction (`refuse_change` of 0001-baseline.sql).
    await sql`select set_config('demo.retention', 'on', true)`.execute(trx);
    return deletion(trx, now);
  });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 3_600_000);
}

export async function deleteUnconfirmedSubscribers(trx: Transaction<Tables>, now: Date): Promise<number> {
  const deleted = await trx
    .deleteFrom("subscribers")
    .where("confirmed_at", "is", null)
    .where("created_at", "<=", daysBefore(now, retention.unconfirmedSubscribers.days))
    .executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}

export async function deleteUnconfirmedRatings(trx: Transaction<Tables>, now: Date): Promise<number> {
  const deleted = await trx
    .deleteFrom("ratings")
    .where("confirmed_at", "is", null)
    .where("written_at", "<=", daysBefore(now, retention.unconfirmedRatings.days))
    .executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}

export async function deleteEmailChanges(trx: Transaction<Tables>, now: Date): Promise<number> {
  const deleted = await trx
    .deleteFrom("email_changes")
    .where("created_at", "<=", daysBefore(now, retention.unconfirmedEmailChanges.days))
    .executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}

/** Deletes carts with their lines. A cart in the course of ordering is locked, and then has an order. */
export async function deleteUnusedGuestCarts(trx: Transaction<Tables>, now: Date): Promise<number> {
  const deleted = await trx
    .deleteFrom("carts")
    .where("user_id", "is", null)
    .where("order_id", "is", null)
    .where("used_at", "<=", daysBefore(now, retention.guestCarts.days))
    .executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}

/** Deletes used and expired links of e-mails. An unsubscribe link never expires. */
export async function deleteUsedLinks(trx: Transaction<Tables>, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with passwords as (delete from password_links where expires_at <= ${now}::timestamptz returning 1),
    ratings as (
      delete from rating_links l
      where expires_at <= ${now}::timestamptz
        or exists (select from ratings r where r.id = l.rating_id and r.confirmed_at is not null)
      returning 1
    ),
    newsletters as (delete from newsletter_links where expires_at <= ${now}::timestamptz returning 1)
    select count(*)::int as count
    from (select from passwords union all select from ratings union all select from newsletters) deleted`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/** Expired tokens of customers. */
export async function deleteEndedSessions(trx: Transaction<Tables>, now: Date): Promise<number> {
  const deleted = await trx.deleteFrom("tokens").where("expires_at", "<=", now).executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}

/** Notices of illegal ratings; an undecided one stays. */
export async function deleteDecidedReports(trx: Transaction<Tables>, now: Date): Promise<number> {
  const deleted = await sql`
    delete from rating_reports
    where decided_at <= ${now}::timestamptz - ${retention.decidedReports.years}::int * interval '1 year'
    returning id`.execute(trx);
  return deleted.rows.length;
}

/**
 * Proofs of consent of addresses that are not stored any more: at once if no subscription began, else years after the
 * last change.
 */
export async function deleteEndedConsents(trx: Transaction<Tables>, now: Date): Promise<number> {
  const deleted = await sql`
    delete from newsletter_consents c
    where not exists (select from subscribers s where s.email = c.email)
      and not exists (
        select from newsletter_consents later
        where later.email = c.email
          and later.event <> 'given'
          and later.at > ${now}::timestamptz - ${retention.endedConsents.years}::int * interval '1 year'
      )
    returning id`.execute(trx);
  return deleted.rows.length;
}

/**
 * Anonymises orders when the retention period of tax law is over for them and for all their documents: the sale stays
 * for the statistics, the buyer does not. Deletes the customer's other data: documents, withdrawals, complaints,
 * e-mails and payments.
 */
export async function anonymiseOrders(trx: Transaction<Tables>, now: Date): Promise<number> {
  // Midnight of a January in Prague: everything before it is outdated.
  const { rows } = await sql<{ since: Date }>`
    select (date_trunc('year', ${now}::timestamptz at time zone 'Europe/Prague')
      - ${retention.orders.years}::int * interval '1 year') at time zone 'Europe/Prague' as since`.execute(
    trx,
  );
  const since = rows[0]?.since ?? new Date(0);
  const changed = await sql`
    with old as (
      select o.id, o.code from orders o
      where o.created_at < ${since}::timestamptz
        and o.email <> ''
        and not exists (
          select from tax_documents d
          where d.order_id = o.id
            and d.taxable_on >= (${since}::timestamptz at time zone 'Europe/Prague')::date
        )
    ),
    their_complaints as (
      select id from complaints
      where order_id in (select id from old) or (order_id is null and received_at < ${since}::timestamptz)
    ),
    items as (update order_items set note = null where order_id in (select id from old)),
    used as (update order_vouchers set email = '' where order_id in (select id from old)),
    documents as (delete from tax_documents where order_id in (select id from old)),
    statements as (
      delete from withdrawals
      where order_id in (select id from old) or (order_id is null and received_at < ${since}::timestamptz)
    ),
    settlements as (delete from complaint_settlements where complaint_id in (select id from their_complaints)),
    claims as (delete from complaints where id in (select id from their_complaints)),
    messages as (delete from emails where order_id in (select id from old)),
    payments as (delete from gateway_payments where order_id in (select id from old))
    update orders set
      email = '', first_name = '', last_name = '', phone = null, address = null, delivery_address = null,
      company = null, note = null, parcel_number = null, user_id = null, hash = gen_random_uuid()::text
    where id in (select id from old)
    returning id`.execute(trx);
  return changed.rows.length;
}
