import { sql, type Kysely, type Transaction } from "kysely";
import { inTransaction } from "#standalone/db/in-transaction.ts";
import type { TheatreContent } from "#standalone/content/theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { version } from "../package.json";
import { isWeekOver, placeDemoWeek } from "./demo-week.ts";
import { followRenames, variantIds } from "./ids.ts";
import { keptEvenings, readEvenings, standing, type KeptEvening } from "./kept-evenings.ts";
import { removeGone, removeSorting } from "./remove-gone.ts";
import { seedContent } from "./seed-content.ts";
import { newUsers, seedCustomers } from "./seed-customers.ts";
import { seedHouse } from "./seed-house.ts";
import { seedShop } from "./seed-shop.ts";
import { seedTheatre } from "./seed-theatre.ts";
import { seedTickets } from "./seed-tickets.ts";

/** Key of the advisory lock: any number, but the same in every process, and another than the one in migrate.ts. */
const lock = 7_231_997;

export interface Writing {
  readonly content: TheatreContent;
  readonly now: Date;
  /** Percent; for evenings put on sale from now on. */
  readonly ticketVat?: number | undefined;
  /** Whether the operator requested the write, so that this process's folder counts. */
  readonly isSignalled: boolean;
  /** Whether other processes, which may have another folder, use the database too. */
  readonly isShared: boolean;
}

/** `differs`: the database has another folder's content, and keeps it. */
export type Written =
  | { readonly outcome: "unchanged" | "differs" }
  | { readonly outcome: "written"; readonly kept: readonly KeptEvening[] };

/**
 * Writes a theatre's content into the database, except that sold items and customers' data stay. Writes nothing if the
 * database already has the content. Days are counted from the first write.
 */
export async function writeContent(db: Kysely<Tables>, writing: Writing): Promise<Written> {
  const before = await lookAt(db, writing);
  if (before.outcome !== "due") return { outcome: before.outcome };
  const { content, now } = writing;
  const ticketVat = content.paysVat ? (writing.ticketVat ?? 12) : 0;
  const customers = content.demo?.customers ?? [];
  // Slow hashing is done before the transaction: an open transaction blocks all other queries in PGlite.
  const users = await newUsers(db, customers, before.firstAt);
  return inTransaction(db, async (trx) => {
    // Waiting for the lock may take longer than the statement timeout.
    await sql`set local statement_timeout = 0`.execute(trx);
    // Of two processes the second one waits, and finds the content written.
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    const { outcome, firstAt } = await lookAt(trx, writing);
    if (outcome !== "due") return { outcome };
    await lockOffers(trx);
    await followRenames(trx, content);
    const evenings = await readEvenings(trx);
    const week = await placeDemoWeek(trx, now);
    const kept = keptEvenings(content, { evenings, tuesday: week.tuesday, now });
    const programme = standing(content.programme, evenings);
    const whole = { ...content, programme };
    const variantId = await variantIds(trx);
    const shop = await seedShop(trx, { content, firstAt, variantId });
    await seedHouse(trx, content, firstAt);
    await seedTheatre(trx, { content: whole, now, week, evenings, productId: shop.productId });
    const tickets = await seedTickets(trx, { content: whole, now, ticketVat, evenings, variantId });
    await seedContent(trx, { content, week, firstAt });
    await removeGone(trx, {
      content,
      now,
      evenings,
      products: [...shop.products, ...tickets.products],
      variants: [...shop.variants, ...tickets.variants],
    });
    await removeSorting(trx, content);
    const { productId } = shop;
    await seedCustomers(trx, { content, customers, users, productId, variantId, now: firstAt });
    await noteWritten(trx, { fingerprint: content.fingerprint, now, firstAt });
    return { outcome: "written" as const, kept };
  });
}

/** Whether there is anything to write, and from when days are counted. */
async function lookAt(db: Kysely<Tables>, { content, now, isSignalled, isShared }: Writing) {
  const known = await db.selectFrom("written_content").selectAll().executeTakeFirst();
  const firstAt = known?.first_at ?? now;
  const isSame = known?.version === version;
  if (isSame && known.fingerprint === content.fingerprint) {
    // Only a demonstration moves its days.
    const week = content.demo && (await db.selectFrom("demo_week").select("tuesday").executeTakeFirst());
    const isOver = content.demo !== null && isWeekOver(week ?? undefined, now);
    return { outcome: isOver ? ("due" as const) : ("unchanged" as const), firstAt };
  }
  const isOthers = isShared && !isSignalled && isSame && known.fingerprint !== null && content.demo === null;
  return { outcome: isOthers ? ("differs" as const) : ("due" as const), firstAt };
}

/** Locks in the order's sequence, so that nobody buys during the write. */
async function lockOffers(trx: Transaction<Tables>): Promise<void> {
  await trx.selectFrom("products").select("id").orderBy("id").forNoKeyUpdate().execute();
  await trx.selectFrom("variants").select("id").orderBy("id").forNoKeyUpdate().execute();
  await trx
    .selectFrom("ticket_zones")
    .select("name")
    .orderBy("performance_id")
    .orderBy("name")
    .forNoKeyUpdate()
    .execute();
}

async function noteWritten(
  trx: Transaction<Tables>,
  { fingerprint, now, firstAt }: { readonly fingerprint: string; readonly now: Date; readonly firstAt: Date },
): Promise<void> {
  const row = { fingerprint, version, written_at: now };
  await trx
    .insertInto("written_content")
    .values({ ...row, first_at: firstAt })
    .onConflict((on) => on.column("only_row").doUpdateSet(row))
    .execute();
}
