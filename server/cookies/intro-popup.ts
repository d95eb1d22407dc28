import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/** The visitor closed the intro popup: it stays closed for 14 days (§9). */
export const introPopup: CookieKind<{ readonly dismissed: true }> = {
  name: "intro-popup",
  about: "choice",
  schema: z.object({ dismissed: z.literal(true) }),
  maxAge: 1_209_600,
  readable: true,
};
