import type { OrderSummary } from "#app/domain/order.ts";
import type { LastOrder } from "#server/cookies/last-order.ts";
import type { Visit } from "#server/visit.ts";

export type ReadOrder =
  | { readonly kind: "order"; readonly order: OrderSummary }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

export type PayAgain =
  /** The gateway's address, or a local path. */
  | { readonly kind: "pay"; readonly to: string }
  /** Paid already, or not a card order. */
  | { readonly kind: "refused" }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

interface OrderKey {
  readonly id: number;
  readonly hash: string;
}

export async function readOrder(_visit: Visit, _key: OrderKey): Promise<ReadOrder> {
  throw new Error("not yet");
}

export async function payAgain(_visit: Visit, _key: OrderKey): Promise<PayAgain> {
  throw new Error("not yet");
}

/** The order this browser placed within the last day, for the empty cart's page. */
export async function readLastOrder(_visit: Visit): Promise<LastOrder | null> {
  throw new Error("not yet");
}
