import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/**
 * The line at which merging a guest's cart into a customer's was interrupted, so that the next sign-in adds it only
 * once.
 */
export interface UnfinishedMerge {
  readonly tempId: string;
  readonly customerId: number;
  readonly productId: number;
  readonly variantId: number | null;
  /** Quantity of the guest's line at that time. */
  readonly quantity: number;
  /** Intended quantity of the customer's line; null: it is set, and only the guest's line has not been removed yet. */
  readonly to: number | null;
}

const number = z.number().int().nonnegative();

/** Same lifetime as the guest's cart that it refers to. */
export const unfinishedMerge: CookieKind<UnfinishedMerge> = {
  name: "merge",
  schema: z.object({
    tempId: z.string().min(1).max(200),
    customerId: number,
    productId: number,
    variantId: number.nullable(),
    quantity: number,
    to: number.nullable(),
  }),
  maxAge: 1_209_600,
};
