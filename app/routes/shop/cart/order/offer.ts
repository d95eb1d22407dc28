import type { Cart } from "#app/domain/shop/cart.ts";
import type { Branch, Country, Delivery, Payment } from "#app/domain/shop/checkout.ts";

/** What may be chosen for a cart. */
export interface Offer {
  readonly deliveries: readonly Delivery[];
  readonly payments: readonly Payment[];
  readonly branches: readonly Branch[];
  readonly countries: readonly Country[];
}

/** A cart of things that all come by e-mail: no address is asked for. */
export function comesByEmail(cart: Pick<Cart, "lines">): boolean {
  return cart.lines.every((line) => line.product.deliveredByEmail);
}

/** The countries a delivery reaches; with none chosen yet, all. */
export function reached(
  delivery: Pick<Delivery, "countries"> | null | undefined,
  countries: readonly Country[],
): readonly Country[] {
  if (!delivery || delivery.countries.length === 0) return countries;
  return countries.filter(({ code }) => delivery.countries.includes(code));
}

/** Whether the payment can be combined with the delivery; with none chosen yet every payment can. */
export function goesWith(
  payment: Pick<Payment, "id">,
  delivery: Pick<Delivery, "payments"> | null | undefined,
): boolean {
  return !delivery || delivery.payments.length === 0 || delivery.payments.includes(payment.id);
}
