import type { Transaction } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { retention } from "#server/demo-backend/domain/retention.ts";
import { enqueueEmail } from "#server/demo-backend/email/email-queue.ts";
import { notFound, Refusal } from "#server/demo-backend/refusal.ts";
import { hashSecret, newSecret } from "#server/demo-backend/secrets.ts";
import { becomesAvailable, idsOf, readAvailability, type Watched } from "./becomes-available.ts";

interface Asking {
  readonly watched: Watched;
  readonly email: string;
  readonly page_url: string;
  readonly confirm_url: string;
  readonly cancel_url: string;
  readonly now: Date;
}

/**
 * Stores what an address waits for until the link in a letter confirms it. Asked again, it waits anew, with another
 * letter; the answer is the same, so that it does not tell who waits for what.
 * @throws Refusal 404 for what is not there or will not be had again; 409 `available` for what can be had now.
 */
export async function askToWatch(
  trx: Transaction<Tables>,
  { watched, email: typed, page_url, confirm_url, cancel_url, now }: Asking,
): Promise<void> {
  const state = await readAvailability(trx, watched, now);
  if (state === "gone") throw notFound();
  if (state === "available") throw new Refusal(409, "available");
  const email = typed.toLowerCase();
  const awaits = "product_id" in watched ? "stock" : state === "presale" ? "presale" : "seats";
  const entry = { awaits, created_at: now, page_url, cancel_url } as const;
  const ids = idsOf(watched);
  const added = await trx
    .insertInto("watches")
    .values({ email, ...ids, ...entry })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  const watch = added ?? (await known(trx, email, ids));
  if (!watch) return;
  if (!added) {
    await trx
      .updateTable("watches")
      .set(entry)
      .where("id", "=", watch.id)
      .where("confirmed_at", "is", null)
      .execute();
  }
  // Only the last letter's link confirms.
  await trx
    .deleteFrom("watch_links")
    .where("watch_id", "=", watch.id)
    .where("purpose", "=", "confirm")
    .execute();
  await enqueueEmail(trx, "watch-link", { to: email, watch_id: watch.id, confirm_url }, now);
}

/** The watch of an address; none where its letter was queued in this moment. */
function known(trx: Transaction<Tables>, email: string, ids: ReturnType<typeof idsOf>) {
  return trx
    .selectFrom("watches")
    .select("id")
    .where("email", "=", email)
    .where("performance_id", "is not distinct from", ids.performance_id)
    .where("product_id", "is not distinct from", ids.product_id)
    .where("variant_id", "is not distinct from", ids.variant_id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Begins a watch by the link of a letter, once. What became available meanwhile is told at once.
 * @throws Refusal 404 for another token, after the seven days, and where nothing is left to wait for.
 */
export async function confirmWatch(trx: Transaction<Tables>, token: string, now: Date): Promise<void> {
  const link = await trx
    .deleteFrom("watch_links")
    .where("token_hash", "=", hashSecret(token))
    .where("purpose", "=", "confirm")
    .returning("watch_id")
    .executeTakeFirst();
  const watch = await trx
    .selectFrom("watches")
    .selectAll()
    .where("id", "=", link?.watch_id ?? null)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  if (!watch || endOf(watch) <= now) throw notFound();
  const { id, performance_id, product_id, variant_id } = watch;
  const watched = performance_id === null ? { product_id: product_id ?? 0, variant_id } : { performance_id };
  // A change that makes it available now either sees this watch, or is seen by it.
  await lock(trx, watched);
  if ((await readAvailability(trx, watched, now)) === "gone") throw notFound();
  await trx.updateTable("watches").set({ confirmed_at: now }).where("id", "=", id).execute();
  await becomesAvailable(trx, watched, now);
}

async function lock(trx: Transaction<Tables>, watched: Watched): Promise<void> {
  const { performance_id, product_id, variant_id } = idsOf(watched);
  const [table, id] =
    performance_id !== null
      ? (["performances", performance_id] as const)
      : variant_id !== null
        ? (["variants", variant_id] as const)
        : (["products", product_id] as const);
  await trx.selectFrom(table).select("id").where("id", "=", id).forUpdate().execute();
}

/** When a watch that is not confirmed is deleted. */
export function endOf({ created_at }: { readonly created_at: Date }): Date {
  return new Date(created_at.getTime() + retention.unconfirmedWatches.days * 24 * 3_600_000);
}

/** Ends a watch by the link of a letter; also one that has ended already. @throws Refusal 404 for another token. */
export async function endWatch(trx: Transaction<Tables>, token: string): Promise<void> {
  const link = await trx
    .selectFrom("watch_links")
    .select("watch_id")
    .where("token_hash", "=", hashSecret(token))
    .where("purpose", "=", "cancel")
    .executeTakeFirst();
  if (!link) throw notFound();
  await trx.deleteFrom("watches").where("id", "=", link.watch_id).execute();
}

/** Creates the secret of a link; only its hash is stored. `watch_id` null: the watch has ended. */
export async function makeWatchLink(
  trx: Pick<Transaction<Tables>, "insertInto">,
  link: {
    readonly watch_id: number | null;
    readonly purpose: "confirm" | "cancel";
    readonly created_at: Date;
  },
): Promise<string> {
  const token = newSecret();
  await trx
    .insertInto("watch_links")
    .values({ token_hash: hashSecret(token), ...link })
    .execute();
  return token;
}
