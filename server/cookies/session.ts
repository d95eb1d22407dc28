import { z } from "zod";
import type { SharedStore } from "#server/platform/shared-store.ts";
import type { CookieKind } from "./cookie-kind.ts";
import type { RequestCookies } from "./request-cookies.ts";

/** A cookie of 4 096 bytes cannot hold more once it is encrypted and signed. */
export const maxTokenLength = 2_000;

export interface AuthSession {
  readonly token: string;
  /** Id of this sign-in, so that the site can refuse a copy of the cookie after the sign-out. */
  readonly sid: string;
  /** When the session began and when its cookie was last sent, in seconds: short, because the token may be long. */
  readonly since: number;
  readonly seen: number;
  /** Digest of the customer's id (`customerMark`); older cookies have none. */
  readonly who?: string | undefined;
}

/**
 * The bearer token of a signed-in customer. It proves nothing by itself: a customer is signed in only when `/api/me`
 * answers. Expires 14 days after its last use (the cookie's age) and 30 days after the sign-in (`readSession`).
 */
export const authSession: CookieKind<AuthSession> = {
  name: "auth.session",
  about: "customer",
  schema: z.object({
    token: z
      .string()
      .max(maxTokenLength)
      .regex(/^[\x21-\x7e]+$/),
    sid: z.string().min(1).max(64),
    since: z.number().int().nonnegative(),
    seen: z.number().int().nonnegative(),
    who: z.string().max(64).optional(),
  }),
  maxAge: 14 * 24 * 3600,
  sealed: true,
};

/** The return URL after signing in (§2); used once. */
export const returnTo: CookieKind<{ readonly to: string }> = {
  name: "return",
  about: "customer",
  schema: z.object({ to: z.string().min(1).max(1024) }),
  maxAge: 600,
};

const day = 24 * 3600;
const longestSession = 30 * day;

/** The session in the visitor's cookie; null without one, and after its expiry or the sign-out. */
export async function readSession(
  cookies: RequestCookies,
  store: SharedStore,
  now: Date,
): Promise<AuthSession | null> {
  const session = await unexpiredSession(cookies, now);
  return session && (await isSignedOut(store, session)) ? null : session;
}

/** The session in the cookie, possibly after its sign-out. */
export async function unexpiredSession(cookies: RequestCookies, now: Date): Promise<AuthSession | null> {
  const session = await cookies.read(authSession);
  return session && session.since + longestSession > seconds(now) ? session : null;
}

/** Whether this session was signed out, perhaps with another copy of its cookie. */
export async function isSignedOut(store: SharedStore, { sid }: Pick<AuthSession, "sid">): Promise<boolean> {
  return (await store.get(signedOutKey(sid))) !== null;
}

/**
 * Starts a session with its own new id, which replaces any session the browser had before the sign-in. False: the token
 * is too long.
 * @param who the customer's mark
 */
export async function startSession(
  cookies: RequestCookies,
  token: string,
  now: Date,
  who?: string,
): Promise<boolean> {
  const since = seconds(now);
  const sid = Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString("base64url");
  const session = { token, sid, since, seen: since };
  // A long token leaves no room for the mark.
  return (await cookies.write(authSession, { ...session, who })) || cookies.write(authSession, session);
}

/** Sends the cookie of a used session again, once a day, so that it expires 14 days after its last use. */
export async function keepSession(cookies: RequestCookies, session: AuthSession, now: Date): Promise<void> {
  if (!isRenewalDue(session, now)) return;
  await cookies.write(authSession, { ...session, seen: seconds(now) });
}

/** Whether the site has to send the cookie of a used session again. */
export function isRenewalDue(session: AuthSession, now: Date): boolean {
  return seconds(now) - session.seen >= day;
}

/** Ends the session in this browser and, as far as the store is shared, for every copy of its cookie. */
export async function endSession(
  cookies: RequestCookies,
  store: SharedStore,
  session: AuthSession | null,
): Promise<void> {
  await cookies.clear(authSession);
  if (session) await store.set(signedOutKey(session.sid), "1", longestSession);
}

/**
 * Ends all sessions of a customer that began before now: the password has changed. The upstream ends its tokens itself;
 * this also holds if it does not.
 * @param customer id of the user
 */
export async function endSessionsOf(store: SharedStore, customer: string, now: Date): Promise<void> {
  await store.set(endedKey(customer), String(seconds(now)), longestSession);
}

/** Whether a session of this customer began before all of them were ended. */
export async function hasEnded(
  store: SharedStore,
  customer: string,
  { since }: Pick<AuthSession, "since">,
): Promise<boolean> {
  return since < Number((await store.get(endedKey(customer))) ?? 0);
}

function endedKey(customer: string): string {
  return `sessions-ended ${customer}`;
}

function signedOutKey(sid: string): string {
  return `signed-out ${sid}`;
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

export const storeReturn = (cookies: RequestCookies, to: string) => cookies.write(returnTo, { to });
export const forgetReturn = (cookies: RequestCookies) => cookies.clear(returnTo);
