import { useState } from "react";
import type { Delivery, Payment } from "#app/domain/shop/checkout.ts";
import { isCombinable } from "./offer.ts";
import type { CheckoutPage } from "../open-cart-page.ts";

interface Typed {
  /** Of a form returned by the action; undefined on a fresh page. */
  readonly delivery: unknown;
  readonly payment: unknown;
}

/**
 * The chosen delivery and payment: from a returned form, else as stored. A payment that cannot be combined with the
 * delivery is neither offered nor chosen.
 */
export function useChoice({ deliveries, payments, choice }: CheckoutPage, typed: Typed) {
  const [deliveryId, chooseDelivery] = useState<string>(String(typed.delivery ?? choice.deliveryId ?? ""));
  const [paymentId, choosePayment] = useState<string>(String(typed.payment ?? choice.paymentId ?? ""));
  const delivery: Delivery | null = deliveries.find(({ id }) => String(id) === deliveryId) ?? null;
  const offered: readonly Payment[] = payments.filter((each) => isCombinable(each, delivery));
  const payment: Payment | null = offered.find(({ id }) => String(id) === paymentId) ?? null;
  return { delivery, payment, payments: offered, chooseDelivery, choosePayment };
}
