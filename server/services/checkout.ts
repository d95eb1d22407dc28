import type { Block } from "#app/domain/block.ts";
import type { Cart } from "#app/domain/cart.ts";
import type { Branch, Choice, Country, Delivery, Payment } from "#app/domain/checkout.ts";
import type { Visit } from "#server/visit.ts";

export interface Checkout {
  readonly deliveries: readonly Delivery[];
  readonly payments: readonly Payment[];
  readonly branches: readonly Branch[];
  readonly countries: readonly Country[];
  /** Only what is still offered; the rest is null and asked again. */
  readonly choice: Choice;
}

export async function loadCheckout(_visit: Visit, _cart: Cart): Promise<Block<Checkout>> {
  throw new Error("not yet");
}

export async function saveChoice(_visit: Visit, _choice: Choice): Promise<void> {
  throw new Error("not yet");
}

/** The e-mail a guest gave before, to prefill the voucher's and the order's form. */
export async function knownEmail(_visit: Visit): Promise<string | null> {
  throw new Error("not yet");
}
