import type { AnalyticsEvent } from "#app/domain/shop/analytics.ts";
import { purchasesKey } from "./local-storage.ts";

/** Purchase events by the order's code; null: it was reported. */
type Purchases = Record<string, AnalyticsEvent | null>;

/**
 * Keeps the purchase of an order for the next page with the tag, once however often its page is opened. Without the
 * storage it would be unknown whether it was reported; a duplicate would be worse than a missing one.
 */
export function keepPurchase(code: string, event: AnalyticsEvent): void {
  change((purchases) => (code in purchases ? purchases : { ...purchases, [code]: event }));
}

/** The purchases that wait; from now on they count as reported. */
export function takePurchases(): readonly AnalyticsEvent[] {
  const waiting: AnalyticsEvent[] = [];
  change((purchases) => {
    const entries = Object.entries(purchases);
    waiting.push(...entries.flatMap(([, event]) => event ?? []));
    return Object.fromEntries(entries.map(([code]) => [code, null]));
  });
  return waiting;
}

function change(make: (purchases: Purchases) => Purchases): void {
  try {
    localStorage.setItem(purchasesKey, JSON.stringify(make(read(localStorage.getItem(purchasesKey) ?? ""))));
  } catch {
    // Storage is blocked or full.
  }
}

function read(text: string): Purchases {
  if (text.startsWith("{")) return JSON.parse(text) as Purchases;
  // As an earlier version of the site kept them: the codes of reported orders.
  return Object.fromEntries(text.split(" ").flatMap((code) => (code ? [[code, null]] : [])));
}
