import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

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
