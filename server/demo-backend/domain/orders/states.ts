import type { OrderState, PaymentKind, PaymentState } from "#server/demo-backend/db/column-values.ts";

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

/** Where a new order starts: what costs nothing is paid, what is paid on the spot waits for nobody. */
export function firstState(
  kind: PaymentKind,
  total: number,
): { states: OrderState[]; payment: PaymentState } {
  if (total === 0) return { states: ["new", "paid"], payment: "paid" };
  if (kind === "card" || kind === "transfer")
    return { states: ["new", "awaiting_payment"], payment: "unpaid" };
  return { states: ["new"], payment: "unpaid" };
}

/** The account of the demo: a number from the IBAN registry's example, with a message that says it is one. */
export const account = { iban: "CZ65 0800 0000 1920 0014 5399", number: "19-2000145399/0800" } as const;
export const transferMessage = "DEMO NEPLATIT";

/** At most ten digits, as banks take it. */
export function variableSymbol(code: string): string {
  return code.replace(/\D/g, "").slice(-10);
}
