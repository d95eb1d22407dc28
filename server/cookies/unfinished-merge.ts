import { z } from "zod";
import type { Key } from "#app/domain/shop/cart.ts";
import type { CookieKind } from "./cookie-kind.ts";

/**
 * The line at which the merge of a guest's cart into a customer's stopped, so that the next sign-in adds it only once.
 */
export interface UnfinishedMerge {
  readonly tempId: string;
  readonly customerId: string;
  readonly productId: Key;
  readonly variantId: Key | null;
  /** Quantity of the guest's line at that time. */
  readonly quantity: number;
  /** Intended quantity of the customer's line; null: the line has it, and only the guest's line still has to go. */
  readonly to: number | null;
}

const number = z.number().int().nonnegative();
const key = z.union([number, z.string().min(1).max(100)]);

/** Same lifetime as the guest's cart that it refers to. */
export const unfinishedMerge: CookieKind<UnfinishedMerge> = {
  name: "merge",
  about: "visitor",
  schema: z.object({
    tempId: z.string().min(1).max(200),
    customerId: z.string().min(1).max(200),
    productId: key,
    variantId: key.nullable(),
    quantity: number,
    to: number.nullable(),
  }),
  maxAge: 1_209_600,
};
