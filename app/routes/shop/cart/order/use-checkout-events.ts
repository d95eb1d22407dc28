import { useEffect, useRef } from "react";
import { useAnalytics } from "#app/components/use-analytics.ts";
import { checkoutBegun, deliveryChosen, paymentChosen } from "#app/domain/shop/analytics.ts";
import type { Cart } from "#app/domain/shop/cart.ts";
import type { CheckoutPage } from "../open-cart-page.ts";

/** Reports begin_checkout when the first field is entered, and delivery and payment once the server has stored them. */
export function useCheckoutEvents(cart: Cart, { choice, deliveries, payments }: CheckoutPage) {
  const report = useAnalytics();
  const hasBegun = useRef(false);
  const told = useRef(choice);
  useEffect(() => {
    const before = told.current;
    told.current = choice;
    const delivery = deliveries.find(({ id }) => id === choice.deliveryId);
    if (delivery && choice.deliveryId !== before.deliveryId) report(deliveryChosen(cart, delivery.name));
    const payment = payments.find(({ id }) => id === choice.paymentId);
    if (payment && choice.paymentId !== before.paymentId) report(paymentChosen(cart, payment.name));
  }, [cart, choice, deliveries, payments, report]);

  function begin() {
    if (hasBegun.current) return;
    hasBegun.current = true;
    report(checkoutBegun(cart));
  }
  return begin;
}
