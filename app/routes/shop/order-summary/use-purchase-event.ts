import { useEffect } from "react";
import { useAnalytics } from "#app/components/use-analytics.ts";
import { purchased } from "#app/domain/shop/analytics.ts";
import type { OrderSummary } from "#app/domain/shop/order.ts";

/** Reports the purchase event once per order in this browser, however often its page is opened. */
export function usePurchaseEvent(order: OrderSummary): void {
  const report = useAnalytics();
  useEffect(() => {
    const key = `opona.purchase.${order.code}`;
    try {
      if (localStorage.getItem(key) !== null) return;
      if (report(purchased(order))) localStorage.setItem(key, "sent");
    } catch {
      // Without localStorage it is unknown whether the event was sent; a duplicate would be worse than a missing one.
    }
  }, [order, report]);
}
