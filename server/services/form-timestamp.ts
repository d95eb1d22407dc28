import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { deriveKey } from "#server/cookies/seal.ts";
import type { RequestContext } from "#server/context.ts";

/** Nobody reads and fills in a form faster, in milliseconds. */
const shortest = 2_000;

/**
 * When a form was shown, signed, for a hidden field of it. Only for pages that nobody keeps: a kept one would bring
 * everybody the same moment.
 */
export function formTimestamp(context: RequestContext): string {
  // With something of its own: two forms shown at once are two.
  const shown = `${context.now.getTime().toString(36)}-${randomBytes(9).toString("base64url")}`;
  const [secret = ""] = context.config.sessionSecrets;
  return `${shown}.${sign(shown, secret)}`;
}

/**
 * Waits until the form has been there for as long as a person needs at least. A filler that is quicker (a machine, but
 * also a browser that fills in everything by itself) is slowed down and never refused: to ask for one more press would
 * cost a person the passwords, which are not sent back, and a machine nothing. Without a stamp of ours the form counts
 * as shown just now.
 */
export async function waitForMinimumAge(context: RequestContext, timestamp: unknown): Promise<void> {
  const left = shortest - (context.now.getTime() - readFormTimestamp(context, timestamp));
  if (left > 0) await context.timer.wait(Math.min(left, shortest));
}

/** Milliseconds since 1970; of a stamp that is not ours, now. */
function readFormTimestamp(context: RequestContext, timestamp: unknown): number {
  const [shown = "", signature = ""] = typeof timestamp === "string" ? timestamp.split(".") : [];
  const isOurs = context.config.sessionSecrets.some((secret) => isSame(sign(shown, secret), signature));
  return isOurs ? Number.parseInt(shown, 36) : context.now.getTime();
}

/**
 * The key under which the upstream does the same thing once, however often one shown form is sent within a minute (a
 * second press without JavaScript); who comes back later and sends it again means it. Made with a secret: nobody who
 * sees it learns what was typed, a password among it.
 */
export function formIdempotencyKey(context: RequestContext, timestamp: unknown, body: unknown): string {
  const [secret = ""] = context.config.sessionSecrets;
  const minute = Math.floor(context.now.getTime() / 60_000);
  return sign(JSON.stringify([typeof timestamp === "string" ? timestamp : null, minute, body]), secret);
}

function sign(text: string, secret: string): string {
  return createHmac("sha256", deriveKey(secret, "form", "sign"))
    .update(text)
    .digest("base64url");
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
