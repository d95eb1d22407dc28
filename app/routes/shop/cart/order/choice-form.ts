import type { Choice } from "#app/domain/shop/checkout.ts";
import { goesWith, type Offer } from "./offer.ts";

/**
 * Delivery, payment and branch of a posted form, as far as they are offered. Every delivery with branches has its
 * own list under the one name `branch`, so the list of the chosen delivery counts.
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
    paymentId: payment && goesWith(payment, delivery) ? payment.id : null,
    branchId: delivery?.needsBranch ? (branch?.id ?? null) : null,
  };
}
