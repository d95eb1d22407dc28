import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/**
 * Written by the boot script (`app/shell/boot/boot.ts`) when a form changes the cart: two first changes sent at once,
 * also from two tabs, then change the same new cart. Random, and meaningless once a cart exists.
 */
export const firstChange: CookieKind<string> = {
  name: "first-change",
  about: "visitor",
  schema: z.string().regex(/^\d{20,40}$/u),
  maxAge: 60,
  readable: true,
};
