import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/** The return URL after signing in (§2); used once. */
export const returnTo: CookieKind<{ readonly to: string }> = {
  name: "return",
  about: "customer",
  schema: z.object({ to: z.string().min(1).max(1024) }),
  maxAge: 600,
};
