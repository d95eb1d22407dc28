import { useState } from "react";
import type { Delivery, Payment } from "#app/domain/shop/checkout.ts";
import { goesWith } from "./offer.ts";
import type { CheckoutPage } from "../open-cart-page.ts";

interface Typed {
  /** Of a form that came back; undefined on a fresh page. */
  readonly delivery: unknown;
  readonly payment: unknown;
}

/**
 * The chosen delivery and payment: what a returned form says, else what was stored. A payment that does not go with
 * the delivery is not offered and not chosen.
 */
export function useChoice({ deliveries, payments, choice }: CheckoutPage, typed: Typed) {
  const [deliveryId, chooseDelivery] = useState<string>(String(typed.delivery ?? choice.deliveryId ?? ""));
  const [paymentId, choosePayment] = useState<string>(String(typed.payment ?? choice.paymentId ?? ""));
  const delivery: Delivery | null = deliveries.find(({ id }) => String(id) === deliveryId) ?? null;
  const offered: readonly Payment[] = payments.filter((each) => goesWith(each, delivery));
  const payment: Payment | null = offered.find(({ id }) => String(id) === paymentId) ?? null;
  return { delivery, payment, payments: offered, chooseDelivery, choosePayment };
}
