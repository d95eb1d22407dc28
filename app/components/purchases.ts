import type { AnalyticsEvent } from "#app/domain/shop/analytics.ts";
import { purchasesKey } from "./local-storage.ts";

/** Purchase events by the order's code; null: reported already. */
type Purchases = Record<string, AnalyticsEvent | null>;

/**
 * Keeps the purchase of an order for the next page with the tag, once however often the visitor opens its page. Without
 * the storage nobody would know whether the event was reported, and a duplicate is worse than a missing one.
 */
export function keepPurchase(code: string, event: AnalyticsEvent): void {
  change((purchases) => (code in purchases ? purchases : { ...purchases, [code]: event }));
}

/** Returns the waiting purchases; from now on they count as reported. */
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
  // The format of an earlier version of the site: the codes of reported orders.
  return Object.fromEntries(text.split(" ").flatMap((code) => (code ? [[code, null]] : [])));
}
