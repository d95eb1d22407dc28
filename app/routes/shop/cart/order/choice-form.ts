import type { Choice } from "#app/domain/shop/checkout.ts";
import { isCombinable, type Offer } from "./offer.ts";

/**
 * Delivery, payment and branch of a posted form, where they are offered. Every delivery with branches has its own list
 * under the same name `branch`, so only the list of the chosen delivery is used.
 */
export function readChoice(form: FormData, offer: Omit<Offer, "countries">): Choice {
  const delivery = offer.deliveries.find(({ id }) => String(id) === form.get("delivery"));
  const payment = offer.payments.find(({ id }) => String(id) === form.get("payment"));
  const branchIds = form.getAll("branch");
  const branch = offer.branches.find(
    ({ id, deliveryId }) => deliveryId === delivery?.id && branchIds.includes(String(id)),
  );
  return {
    deliveryId: delivery?.id ?? null,
    paymentId: payment && isCombinable(payment, delivery) ? payment.id : null,
    branchId: delivery?.needsBranch ? (branch?.id ?? null) : null,
  };
}
