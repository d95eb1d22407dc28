import { sql, type Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { enqueueEmail } from "#standalone/outbox/email-queue.ts";
import { notFound } from "#standalone/refusal.ts";
import { hashSecret } from "#standalone/secrets.ts";
import type { Consent } from "#standalone/schemas/newsletter.ts";

interface Asking {
  readonly email: string;
  /** The form, if `consent` does not name it. */
  readonly type: string;
  /** The text of the consent, and the targets of the e-mails' links; without it no e-mail is sent. */
  readonly consent?: Consent | undefined;
  readonly now: Date;
}

/**
 * Stores an address until the link in an e-mail confirms it. A repeated request starts the wait again, with another
 * e-mail.
 * @returns false if the address is stored already, confirmed or not.
 */
export async function askToSubscribe(
  trx: Transaction<Tables>,
  { email: typed, type, consent, now }: Asking,
): Promise<boolean> {
  const email = typed.toLowerCase();
  const entry = { type, created_at: now };
  const subscriber = await trx
    .insertInto("subscribers")
    .values({ email, ...entry })
    .onConflict((on) => on.column("email").doUpdateSet(entry).where("subscribers.confirmed_at", "is", null))
    // PostgreSQL's `xmax` is zero in a row that this statement inserted.
    .returning(sql<boolean>`xmax = 0`.as("isNew"))
    .executeTakeFirst();
  if (subscriber && consent) await sendConfirmation(trx, email, consent, now);
  return subscriber?.isNew ?? false;
}

/** Records the consent and queues the e-mail; does nothing if the address does not wait for one. */
export async function recordConsent(
  trx: Transaction<Tables>,
  typed: string,
  consent: Consent,
  now: Date,
): Promise<void> {
  const email = typed.toLowerCase();
  const waiting = await trx
    .selectFrom("subscribers")
    .select("email")
    .where("email", "=", email)
    .where("confirmed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (waiting) await sendConfirmation(trx, email, consent, now);
}

async function sendConfirmation(
  trx: Transaction<Tables>,
  email: string,
  consent: Consent,
  now: Date,
): Promise<void> {
  await give(trx, email, consent, now);
  await trx
    .updateTable("subscribers")
    .set({ unsubscribe_url: consent.unsubscribe_url })
    .where("email", "=", email)
    .execute();
  await enqueueEmail(trx, "newsletter-confirmation", { to: email, confirm_url: consent.confirm_url }, now);
}

/**
 * Begins a subscription by the link of an e-mail. Each e-mail's link works once, even after a newer e-mail or the use
 * of its link: a visitor opens whichever e-mail arrives first. @throws Refusal 404 for another token.
 */
export async function confirmSubscription(trx: Transaction<Tables>, token: string, now: Date): Promise<void> {
  const link = await trx
    .deleteFrom("newsletter_links")
    .where("token_hash", "=", hashSecret(token))
    .where("purpose", "=", "confirm")
    .where("expires_at", ">", now)
    .returning("email")
    .executeTakeFirst();
  if (!link) throw notFound();
  const { email } = link;
  await trx
    .updateTable("users")
    .set({ email_confirmed_at: now })
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email))
    .where("email_confirmed_at", "is", null)
    .execute();
  await begin(trx, email, { source: "letter", now });
}

/** Subscribes an address that its owner has confirmed before. */
export async function subscribeConfirmed(
  trx: Transaction<Tables>,
  { email: typed, type, consent, now }: Asking,
): Promise<void> {
  const email = typed.toLowerCase();
  const unsubscribe_url = consent?.unsubscribe_url ?? null;
  await trx
    .insertInto("subscribers")
    .values({ email, type, created_at: now, unsubscribe_url })
    .onConflict((on) => on.doNothing())
    .execute();
  await give(trx, email, consent ?? { source: type, wording: null }, now);
  await begin(trx, email, { source: type, now });
}

async function give(
  trx: Transaction<Tables>,
  email: string,
  { source, wording }: { readonly source: string; readonly wording: string | null },
  at: Date,
): Promise<void> {
  await trx
    .insertInto("newsletter_consents")
    .values({ email, event: "given", at, source, wording })
    .execute();
}

async function begin(
  trx: Transaction<Tables>,
  email: string,
  { source, now }: { source: string; now: Date },
): Promise<void> {
  const begun = await trx
    .updateTable("subscribers")
    .set({ confirmed_at: now })
    .where("email", "=", email)
    .where("confirmed_at", "is", null)
    .returning("unsubscribe_url")
    .executeTakeFirst();
  if (!begun) return;
  await trx
    .insertInto("newsletter_consents")
    .values({ email, event: "confirmed", at: now, source })
    .execute();
  if (begun.unsubscribe_url) await enqueueEmail(trx, "newsletter-welcome", { to: email }, now);
}

/** Ends a subscription by the link of an e-mail. @throws Refusal 404 for another token, and once it has ended. */
export async function leaveByLink(trx: Transaction<Tables>, token: string, now: Date): Promise<void> {
  const link = await trx
    .selectFrom("newsletter_links")
    .select("email")
    .where("token_hash", "=", hashSecret(token))
    .where("purpose", "=", "leave")
    .executeTakeFirst();
  if (!link) throw notFound();
  await endSubscription(trx, { email: link.email, source: "letter", now });
}

/** Moves the subscription of a customer to their new, confirmed address. */
export async function moveSubscription(
  trx: Transaction<Tables>,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  const source = "address changed";
  const before = await trx
    .selectFrom("subscribers")
    .select(["type", "unsubscribe_url"])
    .where("email", "=", from.toLowerCase())
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  if (!before || from.toLowerCase() === to.toLowerCase()) return;
  await endSubscription(trx, { email: from, source, now });
  const email = to.toLowerCase();
  await trx
    .insertInto("subscribers")
    .values({ email, created_at: now, ...before })
    .onConflict((on) => on.column("email").doUpdateSet({ unsubscribe_url: before.unsubscribe_url }))
    .execute();
  await give(trx, email, { source, wording: null }, now);
  await begin(trx, email, { source, now });
}

/** Ends a subscription; records the end if it had begun. */
export async function endSubscription(
  trx: Transaction<Tables>,
  { email: typed, source, now }: { email: string; source: string; now: Date },
): Promise<void> {
  const email = typed.toLowerCase();
  const ended = await trx
    .deleteFrom("subscribers")
    .where("email", "=", email)
    .returning("confirmed_at")
    .executeTakeFirst();
  if (!ended?.confirmed_at) return;
  await trx.insertInto("newsletter_consents").values({ email, event: "ended", at: now, source }).execute();
}
