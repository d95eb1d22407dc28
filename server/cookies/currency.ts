import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/** Id of the currency the visitor chose. */
export const currency: CookieKind<{ readonly id: number }> = {
  name: "currency",
  about: "choice",
  schema: z.object({ id: z.number().int().positive() }),
  maxAge: 31_536_000,
};
