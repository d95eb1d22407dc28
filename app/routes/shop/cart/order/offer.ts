import type { Cart } from "#app/domain/shop/cart.ts";
import type { Branch, Country, Delivery, Payment } from "#app/domain/shop/checkout.ts";

/** The options offered for a cart. */
export interface Offer {
  readonly deliveries: readonly Delivery[];
  readonly payments: readonly Payment[];
  readonly branches: readonly Branch[];
  readonly countries: readonly Country[];
}

/** Whether all goods of the cart are delivered by e-mail, so that no address is required. */
export function isDeliveredByEmail(cart: Pick<Cart, "lines">): boolean {
  return cart.lines.every((line) => line.product.deliveredByEmail);
}

/** The countries a delivery reaches; all of them while none is chosen. */
export function deliverableCountries(
  delivery: Pick<Delivery, "countries"> | null | undefined,
  countries: readonly Country[],
): readonly Country[] {
  if (!delivery || delivery.countries.length === 0) return countries;
  return countries.filter(({ code }) => delivery.countries.includes(code));
}

/** Whether the payment can be combined with the delivery; while none is chosen every payment can. */
export function isCombinable(
  payment: Pick<Payment, "id">,
  delivery: Pick<Delivery, "payments"> | null | undefined,
): boolean {
  return !delivery || delivery.payments.length === 0 || delivery.payments.includes(payment.id);
}
