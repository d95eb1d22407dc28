import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/** A cookie of 4 096 bytes cannot hold more once it is sealed and signed. */
export const longestToken = 2_000;

export interface AuthSession {
  readonly token: string;
  /** Names this sign-in, so that a copy of the cookie can be refused after the sign-out. */
  readonly sid: string;
  /** When it began and when the cookie was sent last, in seconds. Short, because the token may be long. */
  readonly since: number;
  readonly seen: number;
}

/**
 * The bearer token of a signed-in customer. It proves nothing by itself: signed in = `/api/me` answered. Ends 14 days
 * after it was used last (the cookie's age) and 30 days after the sign-in (`readSession`).
 */
export const authSession: CookieKind<AuthSession> = {
  name: "auth.session",
  schema: z.object({
    token: z.string().min(1).max(longestToken),
    sid: z.string().min(1).max(64),
    since: z.number().int().nonnegative(),
    seen: z.number().int().nonnegative(),
  }),
  maxAge: 14 * 24 * 3600,
  sealed: true,
};
