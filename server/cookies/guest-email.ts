import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/** The e-mail a guest entered with a voucher or an order, to prefill the next form. */
export const guestEmail: CookieKind<{ readonly email: string }> = {
  name: "guest-email",
  about: "customer",
  schema: z.object({ email: z.email({ pattern: z.regexes.html5Email }).max(254) }),
  maxAge: 1_209_600,
  sealed: true,
};
