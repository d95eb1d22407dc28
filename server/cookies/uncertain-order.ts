import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/**
 * An order left, and nobody knows whether it was made: the cart's page says so until the upstream tells. `cart`: the
 * id of its cart; null where it is not known. `isCustomers`: the cart was among those of an account.
 */
export const uncertainOrder: CookieKind<{ readonly cart: string | null; readonly isCustomers: boolean }> = {
  name: "order-uncertain",
  schema: z.object({ cart: z.string().max(200).nullable(), isCustomers: z.boolean().default(false) }),
  maxAge: 24 * 3600,
  sealed: true,
};
