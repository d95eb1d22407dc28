import type { OrderState, PaymentKind, PaymentState } from "#standalone/db/column-values.ts";

export const stateLabels: Readonly<Record<OrderState, string>> = {
  new: "Přijatá",
  awaiting_payment: "Čeká na platbu",
  paid: "Zaplacená",
  processing: "Připravujeme",
  ready_pickup: "Připravena k vyzvednutí",
  shipped: "Odeslaná",
  ready_branch: "Na výdejním místě",
  delivered: "Doručená",
  picked_up: "Vyzvednutá",
  voucher_sent: "Poukaz odeslán",
  cancelled: "Zrušená",
  unpaid_expired: "Zrušená – nezaplaceno",
  returned: "Vrácená",
  withdrawal_received: "Odstoupení přijato",
  refunded: "Peníze vráceny",
};

/** Initial states: an order of 0 CZK is paid; an order paid on delivery or at the desk does not await payment. */
export function firstState(
  kind: PaymentKind,
  total: number,
): { states: OrderState[]; payment: PaymentState } {
  if (total === 0) return { states: ["new", "paid"], payment: "paid" };
  if (kind === "card" || kind === "transfer")
    return { states: ["new", "awaiting_payment"], payment: "unpaid" };
  return { states: ["new"], payment: "unpaid" };
}

/** The last ten digits of the order's code, because banks accept at most ten. */
export function variableSymbol(code: string): string {
  return code.replace(/\D/g, "").slice(-10);
}
