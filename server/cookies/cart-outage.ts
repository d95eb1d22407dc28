import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/** The visitor has seen the notice that the cart cannot be read; cleared as soon as the site can read a cart again. */
export const cartOutage: CookieKind<{ readonly told: true }> = {
  name: "cart-outage",
  about: "visitor",
  schema: z.object({ told: z.literal(true) }),
  maxAge: 3600,
};
