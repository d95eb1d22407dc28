import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/** The visitor has been told that the cart cannot be read; gone with the first cart that can. */
export const cartOutage: CookieKind<{ readonly told: true }> = {
  name: "cart-outage",
  schema: z.object({ told: z.literal(true) }),
  maxAge: 3600,
};
