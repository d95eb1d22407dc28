import { idText, isSameId } from "#app/domain/id.ts";
import { useState, useEffect, useRef } from "react";
import type { Delivery, Payment } from "#app/domain/shop/checkout.ts";
import { isCombinable } from "./offer.ts";
import type { CheckoutPage } from "../open-cart-page.ts";
import { useAnalytics } from "#app/components/use-analytics.ts";
import type { Cart } from "#app/domain/shop/cart.ts";

/**
 * Reports begin_checkout when the visitor enters the first field, and delivery and payment once the server has stored
 * them.
 */
export function useCheckoutEvents(cart: Cart, { choice, deliveries, payments }: CheckoutPage) {
  const report = useAnalytics();
  const hasBegun = useRef(false);
  const lastChoice = useRef(choice);
  useEffect(() => {
    const before = lastChoice.current;
    lastChoice.current = choice;
    const delivery = deliveries.find(({ id }) => isSameId(id, choice.deliveryId));
    if (delivery && choice.deliveryId !== before.deliveryId) {
      report((events) => events.deliveryChosen(cart, delivery.name));
    }
    const payment = payments.find(({ id }) => isSameId(id, choice.paymentId));
    if (payment && choice.paymentId !== before.paymentId) {
      report((events) => events.paymentChosen(cart, payment.name));
    }
  }, [cart, choice, deliveries, payments, report]);

  function begin() {
    if (hasBegun.current) return;
    hasBegun.current = true;
    report((events) => events.checkoutBegun(cart));
  }
  return begin;
}

interface Typed {
  /** Of a form returned by the action; undefined on a fresh page. */
  readonly delivery: unknown;
  readonly payment: unknown;
}

/**
 * The chosen delivery and payment: from a returned form, else as stored. A payment that the delivery does not allow is
 * neither on offer nor chosen; `unfit` is such an earlier choice.
 */
export function useChoice({ deliveries, payments, choice }: CheckoutPage, typed: Typed) {
  const [deliveryId, chooseDelivery] = useState<string>(String(typed.delivery ?? choice.deliveryId ?? ""));
  const [paymentId, choosePayment] = useState<string>(String(typed.payment ?? choice.paymentId ?? ""));
  const delivery: Delivery | null = deliveries.find(({ id }) => idText(id) === deliveryId) ?? null;
  const offered: readonly Payment[] = payments.filter((item) => isCombinable(item, delivery));
  const wish: Payment | null = payments.find(({ id }) => idText(id) === paymentId) ?? null;
  const payment = wish && offered.includes(wish) ? wish : null;
  const unfit = payment ? null : wish;
  return { delivery, payment, unfit, payments: offered, chooseDelivery, choosePayment };
}

/**
 * Moves to the message that the chosen payment is no longer possible. Arrow keys choose every option on their way, so
 * for the keyboard the page only announces the message: moving would make the options behind it unreachable. The
 * payments come next.
 */
export function useMoveToUnfit(text: string | null, id: string): void {
  const before = useRef(text);
  useEffect(() => {
    const isNew = text !== null && text !== before.current;
    before.current = text;
    if (!isNew || document.activeElement?.matches(":focus-visible")) return;
    document.getElementById(`${id}-error`)?.scrollIntoView({ block: "center" });
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [text, id]);
}
