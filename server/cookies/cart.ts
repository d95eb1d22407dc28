import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/** A guest's temp id. §9: 14 days, sent again after every load (§4). */
export const cart: CookieKind<{ readonly tempId: string }> = {
  name: "cart",
  about: "visitor",
  schema: z.object({ tempId: z.string().min(1).max(200) }),
  maxAge: 1_209_600,
};
