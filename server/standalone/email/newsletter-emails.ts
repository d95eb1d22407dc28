import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { moment } from "#standalone/domain/orders/czech-text.ts";
import { retention } from "#standalone/domain/retention.ts";
import type { Email } from "./email.ts";
import { endedBy, fromTemplate, linkOf } from "./from-template.ts";
import type { Office } from "#standalone/domain/theatre/read-theatre.ts";
import { hashSecret, newSecret } from "#standalone/secrets.ts";

/**
 * A link that confirms a subscription, valid until the address is deleted. Created here, so that the queue contains no
 * secret. Null if the address no longer waits for confirmation.
 */
export async function newsletterConfirmationEmail(
  office: Office,
  { to, confirm_url }: { to: string; confirm_url: string },
  now: Date,
): Promise<Email | null> {
  const { db } = office;
  const waiting = await db
    .selectFrom("subscribers")
    .select("created_at")
    .where("email", "=", to)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  if (!waiting) return null;
  const expires_at = new Date(
    waiting.created_at.getTime() + retention.unconfirmedSubscribers.days * 24 * 3_600_000,
  );
  if (expires_at <= now) return null;
  const token = await makeLink(db, { email: to, purpose: "confirm", expires_at });
  const values = { until: moment(expires_at), link: linkOf(confirm_url, token) };
  return fromTemplate(office, "newsletter-confirmation", { to, values });
}

/** The first e-mail of a subscription. Null if it has ended, or if the site gave no URL to end it. */
export async function newsletterWelcomeEmail(office: Office, { to }: { to: string }): Promise<Email | null> {
  const { db } = office;
  const subscriber = await db
    .selectFrom("subscribers")
    .select(["confirmed_at", "unsubscribe_url"])
    .where("email", "=", to)
    .executeTakeFirst();
  const { confirmed_at, unsubscribe_url } = subscriber ?? {};
  if (!confirmed_at || !unsubscribe_url) return null;
  return newsletterEmail(office, "newsletter-welcome", { to, confirmed_at, unsubscribe_url });
}

/**
 * An e-mail to a subscriber, with a link that ends the subscription without signing in, in its text and its headers
 * (RFC 8058). This function writes every e-mail of the newsletter.
 */
async function newsletterEmail(
  office: Office,
  name: string,
  { to, unsubscribe_url, confirmed_at }: { to: string; unsubscribe_url: string; confirmed_at: Date },
): Promise<Email> {
  const token = await makeLink(office.db, { email: to, purpose: "leave", expires_at: null });
  const link = linkOf(unsubscribe_url, token);
  return fromTemplate(office, name, {
    to,
    values: { confirmed: moment(confirmed_at), link },
    ...endedBy(link),
  });
}

interface NewLink {
  readonly email: string;
  readonly purpose: "confirm" | "leave";
  readonly expires_at: Date | null;
}

/** Creates the secret of a link; only its hash is stored. */
async function makeLink(db: Kysely<Tables>, link: NewLink): Promise<string> {
  const token = newSecret();
  await db
    .insertInto("newsletter_links")
    .values({ token_hash: hashSecret(token), ...link })
    .execute();
  return token;
}
