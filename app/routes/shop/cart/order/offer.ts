import { idText, isSameId } from "#app/domain/id.ts";
import type { Cart } from "#app/domain/shop/cart.ts";
import type { Branch, Country, Delivery, Payment, Choice } from "#app/domain/shop/checkout.ts";

/**
 * Delivery, payment and branch of a posted form, if they are on offer. Every delivery with branches has its own list
 * under the same name `branch`, so only the list of the chosen delivery counts.
 */
export function readChoice(form: FormData, offer: Omit<Offer, "countries">): Choice {
  const delivery = offer.deliveries.find(({ id }) => idText(id) === form.get("delivery"));
  const payment = offer.payments.find(({ id }) => idText(id) === form.get("payment"));
  const branchIds = form.getAll("branch");
  const branch = offer.branches.find(
    ({ id, deliveryId }) => isSameId(deliveryId, delivery?.id) && branchIds.includes(idText(id)),
  );
  return {
    deliveryId: delivery?.id ?? null,
    paymentId: payment && isCombinable(payment, delivery) ? payment.id : null,
    branchId: delivery?.needsBranch ? (branch?.id ?? null) : null,
  };
}

/** The chosen ones of the offered options. */
export interface Chosen {
  readonly delivery: Delivery | null;
  readonly payment: Payment | null;
  readonly branch: Branch | null;
}

export function chosenOf(choice: Choice, offer: Omit<Offer, "countries">): Chosen {
  return {
    delivery: offer.deliveries.find(({ id }) => isSameId(id, choice.deliveryId)) ?? null,
    payment: offer.payments.find(({ id }) => isSameId(id, choice.paymentId)) ?? null,
    branch: offer.branches.find(({ id }) => isSameId(id, choice.branchId)) ?? null,
  };
}

/** The options offered for a cart. */
export interface Offer {
  readonly deliveries: readonly Delivery[];
  readonly payments: readonly Payment[];
  readonly branches: readonly Branch[];
  readonly countries: readonly Country[];
}

/** Whether the theatre sends all goods of the cart by e-mail, so that the form needs no address. */
export function isDeliveredByEmail(cart: Pick<Cart, "lines">): boolean {
  return cart.lines.every(({ product, evening }) => product.deliveredByEmail || evening);
}

/** The countries a delivery reaches; before the choice, all of them. */
export function deliverableCountries(
  delivery: Pick<Delivery, "countries"> | null | undefined,
  countries: readonly Country[],
): readonly Country[] {
  if (!delivery || delivery.countries.length === 0) return countries;
  return countries.filter(({ code }) => delivery.countries.includes(code));
}

/** Whether the delivery allows the payment; before the choice of a delivery every payment is possible. */
export function isCombinable(
  payment: Pick<Payment, "id">,
  delivery: Pick<Delivery, "payments"> | null | undefined,
): boolean {
  return (
    !delivery || delivery.payments.length === 0 || delivery.payments.some((id) => isSameId(id, payment.id))
  );
}
