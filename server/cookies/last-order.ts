import { z } from "zod";
import type { Key } from "#app/domain/shop/cart.ts";
import { anyKey, type CookieKind } from "./cookie-kind.ts";

export interface LastOrder {
  readonly id: Key;
  readonly hash: string;
  readonly code: string | null;
  /** The mark of the cart that became the order. */
  readonly cart: string | null;
}

/** The order just placed: Back, a reload or a second tab show its summary instead of placing a second order of its cart. */
export const lastOrder: CookieKind<LastOrder> = {
  name: "last-order",
  about: "customer",
  schema: z.object({
    id: anyKey,
    hash: z.string().min(1).max(200),
    code: z.string().max(60).nullable(),
    cart: z.string().max(200).nullable().default(null),
  }),
  maxAge: 24 * 3600,
  sealed: true,
};
