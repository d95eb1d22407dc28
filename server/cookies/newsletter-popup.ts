import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/** The visitor closed the newsletter popup or sent its form: it stays closed for 60 days (§9). */
export const newsletterPopup: CookieKind<{ readonly dismissed: true }> = {
  name: "newsletter-popup",
  about: "choice",
  schema: z.object({ dismissed: z.literal(true) }),
  maxAge: 5_184_000,
  readable: true,
};
