import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/** A cookie of 4 096 bytes cannot hold more once it is sealed and signed. */
export const longestToken = 2_000;

/** The bearer token of a signed-in customer. It proves nothing by itself: signed in = `/api/me` answered. */
export const authSession: CookieKind<{ readonly token: string }> = {
  name: "auth.session",
  schema: z.object({ token: z.string().min(1).max(longestToken) }),
  maxAge: 30 * 24 * 3600,
  sealed: true,
};
