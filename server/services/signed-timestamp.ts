import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { formTimestampName } from "#app/domain/form-timestamp.ts";
import { deriveKey } from "#server/cookies/seal.ts";
import type { RequestContext } from "#server/context/context.ts";

/** Minimum time in which a person can read and fill in a form, in milliseconds. */
const shortest = 2_000;

/**
 * Returns the signed time of a form's rendering, for its hidden field. Only for uncached pages: a cached page would
 * give all visitors the same time.
 */
export function formTimestamp(context: RequestContext): string {
  // The random part distinguishes two forms rendered at the same time.
  const shown = `${context.now.getTime().toString(36)}-${randomBytes(9).toString("base64url")}`;
  const [secret = ""] = context.config.sessionSecrets;
  return `${shown}.${sign(shown, secret)}`;
}

/**
 * Waits until the form is as old as a person needs at least to fill it in. Slows down a faster client (a bot, but also
 * a browser that fills in everything) and never refuses it: another submit would cost a person the passwords, which the
 * site does not send back, and a bot nothing. A form without a valid timestamp counts as rendered just now.
 */
export async function waitForMinimumAge(context: RequestContext, timestamp: unknown): Promise<void> {
  const remaining = shortest - (context.now.getTime() - readFormTimestamp(context, timestamp));
  if (remaining > 0) await context.timer.wait(Math.min(remaining, shortest));
}

/** Whether the form has its own genuine timestamp. */
export function hasFormTimestamp(context: RequestContext, form: FormData): boolean {
  return shownAt(context, form.get(formTimestampName)) !== null;
}

/** Milliseconds since 1970; for an invalid timestamp, now. */
function readFormTimestamp(context: RequestContext, timestamp: unknown): number {
  return shownAt(context, timestamp) ?? context.now.getTime();
}

/** Milliseconds since 1970; null: the timestamp is missing or invalid. */
function shownAt({ config }: RequestContext, timestamp: unknown): number | null {
  const [shown = "", signature = ""] = typeof timestamp === "string" ? timestamp.split(".") : [];
  const isOurs = config.sessionSecrets.some((secret) => isSame(sign(shown, secret), signature));
  return isOurs ? Number.parseInt(shown, 36) : null;
}

/**
 * Returns the idempotency key under which the upstream performs a request once, however often the visitor submits a
 * rendered form within a minute (a second press without JavaScript); a later submit is intentional. A secret is part of
 * the key, so that it discloses nothing that the visitor typed, such as a password.
 */
export function formIdempotencyKey(context: RequestContext, timestamp: unknown, body: unknown): string {
  const minute = Math.floor(context.now.getTime() / 60_000);
  return signForm(context, JSON.stringify([typeof timestamp === "string" ? timestamp : null, minute, body]));
}

/** A digest of a form that discloses nothing of it. */
export function signForm({ config }: RequestContext, text: string): string {
  const [secret = ""] = config.sessionSecrets;
  return sign(text, secret);
}

function sign(text: string, secret: string): string {
  return createHmac("sha256", deriveKey(secret, "form", "sign"))
    .update(text)
    .digest("base64url");
}

function isSame(expected: string, actual: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(actual)];
  return one.length === other.length && timingSafeEqual(one, other);
}
