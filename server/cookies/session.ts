import type { SharedStore } from "#server/shared-store.ts";
import { authSession, type AuthSession } from "./auth-session.ts";
import type { RequestCookies } from "./request-cookies.ts";

const day = 24 * 3600;
const longestSession = 30 * day;

/** The session that the visitor's cookie holds; null when there is none, it is over or it was signed out. */
export async function readSession(
  cookies: RequestCookies,
  store: SharedStore,
  now: Date,
): Promise<AuthSession | null> {
  const session = await cookies.read(authSession);
  if (session === null || session.since + longestSession <= seconds(now)) return null;
  return (await store.get(signedOutKey(session.sid))) === null ? session : null;
}

/** A new session with an id of its own: whatever the browser held before the sign-in ends with it. False: too long. */
export function startSession(cookies: RequestCookies, token: string, now: Date): Promise<boolean> {
  const since = seconds(now);
  const sid = Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString("base64url");
  return cookies.write(authSession, { token, sid, since, seen: since });
}

/** Sends a used session again, once a day, so that it ends 14 days after its last use. */
export async function keepSession(cookies: RequestCookies, session: AuthSession, now: Date): Promise<void> {
  if (seconds(now) - session.seen < day) return;
  await cookies.write(authSession, { ...session, seen: seconds(now) });
}

/** Ends the session here and, in this process or the shared store, for every copy of its cookie. */
export async function endSession(
  cookies: RequestCookies,
  store: SharedStore,
  session: AuthSession | null,
): Promise<void> {
  await cookies.clear(authSession);
  if (session) await store.set(signedOutKey(session.sid), "1", longestSession);
}

function signedOutKey(sid: string): string {
  return `signed-out ${sid}`;
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
