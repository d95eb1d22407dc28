import { z } from "zod";
import type { CookieKind } from "./cookie-kind.ts";

/**
 * The one line at which moving a guest's cart into a customer's stopped, so that the next sign-in adds it only once.
 */
export interface UnfinishedMerge {
  readonly tempId: string;
  readonly customerId: number;
  readonly productId: number;
  readonly variantId: number | null;
  /** Pieces of the guest's line then. */
  readonly quantity: number;
  /** Pieces the customer's line was to have; null: it has them, only the guest's line is still there. */
  readonly to: number | null;
}

const number = z.number().int().nonnegative();

/** Lives as long as the guest's cart it speaks of. */
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
