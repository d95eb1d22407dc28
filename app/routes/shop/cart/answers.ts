import type { SubmissionResult } from "@conform-to/react";
import type { Notice } from "#app/domain/notice.ts";

/** What an action of the cart page answers when it does not redirect; `form` names the form it belongs to. */
export type CartAnswer = SettledAnswer | RefusedLine | RefusedVoucher | OrderAnswer;

/** It worked, or the upstream failed: the notice says which. */
export interface SettledAnswer {
  readonly form?: undefined;
  readonly notice: Notice | null;
}

export interface RefusedLine {
  readonly form: "line";
  /** `lineKey` of the line. */
  readonly line: string;
  /** The Czech sentence to put beside the quantity; `AddToCart` reads it by this name too. */
  readonly error: string;
  /** As typed. */
  readonly note: string;
}

export interface RefusedVoucher {
  readonly form: "voucher";
  readonly field: "code" | "guestEmail";
  readonly error: string;
  /** As typed. */
  readonly code: string;
  readonly guestEmail: string;
}

/** The order form comes back as it was typed: with errors (422), or after „Použít dopravu a platbu“ (200). */
export interface OrderAnswer {
  readonly form: "order";
  readonly reply: SubmissionResult;
  /** A sentence about the whole order. */
  readonly message: string | null;
}

/** One line is a product and its variant (domain/cart.ts). */
export function lineKey(line: { productId: number; variantId: number | null }): string {
  return line.variantId === null ? `${line.productId}` : `${line.productId}-${line.variantId}`;
}
