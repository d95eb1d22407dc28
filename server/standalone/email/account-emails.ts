import type { Email } from "./email.ts";
import { moment } from "#standalone/domain/orders/czech-text.ts";
import { fromTemplate, linkOf } from "./from-template.ts";
import type { Office } from "#standalone/domain/theatre/read-theatre.ts";
import { makeEmailChangeLink } from "#standalone/domain/customers/change-email.ts";
import { makePasswordLink } from "#standalone/domain/customers/change-password.ts";

// Anyone can enter another person's address in a form, so these e-mails contain no text from it, not even a name.

/** To a new customer. */
export function welcomeEmail(office: Office, { to, ...values }: { to: string; login_url: string }) {
  return fromTemplate(office, "welcome", { to, values });
}

/** To a customer whose address was used in another registration. */
export function alreadyRegisteredEmail(
  office: Office,
  { to, ...values }: { to: string; login_url: string; reset_url: string },
) {
  return fromTemplate(office, "already-registered", { to, values });
}

/**
 * To a customer who forgot the password: a link to set a new one. Created here, so that it is valid for two hours from
 * the sending and the queue contains no secret. Null for a deleted account.
 */
export async function passwordLinkEmail(
  office: Office,
  { user_id, reset_url }: { user_id: number; reset_url: string },
  now: Date,
): Promise<Email | null> {
  const { db } = office;
  const user = await db.selectFrom("users").select("email").where("id", "=", user_id).executeTakeFirst();
  if (!user) return null;
  const hash = await makePasswordLink(db, user_id, now);
  // To the stored address, not to the typed one.
  return fromTemplate(office, "password-link", { to: user.email, values: { link: linkOf(reset_url, hash) } });
}

/** To a customer whose password was changed. */
export function passwordChangedEmail(office: Office, { to, at }: { to: string; at: string }) {
  return fromTemplate(office, "password-changed", { to, values: { when: moment(new Date(at)) } });
}

/**
 * To the new address: the link that confirms it, or a notice that another account has it. The link is created here, so
 * that the queue contains no secret. Null if the change is no longer wanted.
 */
export async function emailChangeLinkEmail(
  office: Office,
  { to, user_id, confirm_url }: { to: string; user_id: number; confirm_url: string },
  now: Date,
): Promise<Email | null> {
  const made = await makeEmailChangeLink(office.db, { userId: user_id, email: to, now });
  if (made === null) return null;
  if (made === "taken") return fromTemplate(office, "email-change-taken", { to });
  return fromTemplate(office, "email-change-link", { to, values: { link: linkOf(confirm_url, made.token) } });
}

/** To the present address, whether or not the change succeeds. */
export function emailChangeNoticeEmail(office: Office, { to, at }: { to: string; at: string }) {
  return fromTemplate(office, "email-change-notice", { to, values: { when: moment(new Date(at)) } });
}
