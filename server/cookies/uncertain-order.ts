import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/**
 * The site sent an order and does not know its result: the cart page says so until the upstream reports it. `cart`: the
 * id of its cart; null if unknown. `isCustomers`: the cart belonged to an account.
 */
export const uncertainOrder: CookieKind<{ readonly cart: string | null; readonly isCustomers: boolean }> = {
  name: "order-uncertain",
  about: "customer",
  schema: z.object({ cart: z.string().max(200).nullable(), isCustomers: z.boolean().default(false) }),
  maxAge: 24 * 3600,
  sealed: true,
};
