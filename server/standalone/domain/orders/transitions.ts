import type { OrderState } from "#standalone/db/column-values.ts";
import type { OrderRow } from "./order-row.ts";

type Moving = Pick<OrderRow, "state" | "payment_state" | "payment_kind" | "delivery_kind" | "pay_until">;

export const transitions = ["paid", "ready", "shipped", "cancelled", "refunded"] as const;
export type Transition = (typeof transitions)[number];

/** The orders that each transition accepts. Everything else is illegal, even a repetition, so nothing happens twice. */
const legal: Readonly<Record<Transition, (order: Moving) => boolean>> = {
  paid: ({ state, payment_state: payment, pay_until }) =>
    payment !== "paid" && (!closed.has(state) || (state === "unpaid_expired" && pay_until !== null)),
  ready: (order) => order.delivery_kind === "pickup" && mayLeave(order, "desk"),
  shipped: (order) => order.delivery_kind === "parcel" && mayLeave(order, "cod"),
  // An unpaid order that the customer withdrew from has nothing to refund: its goods and vouchers return this way.
  cancelled: ({ state, payment_state: payment }) =>
    inHouse.has(state) || (state === "withdrawal_received" && payment !== "paid"),
  refunded: ({ state, payment_state: payment }) => payment === "paid" && state !== "refunded",
};

/** The state after each; a payment moves only an order that waits for it. */
const after: Readonly<Record<Exclude<Transition, "paid">, OrderState>> = {
  ready: "ready_pickup",
  shipped: "shipped",
  cancelled: "cancelled",
  refunded: "refunded",
};

const waiting: ReadonlySet<OrderState> = new Set(["new", "awaiting_payment"]);
const inHouse: ReadonlySet<OrderState> = new Set([...waiting, "paid", "processing", "ready_pickup"]);
const closed: ReadonlySet<OrderState> = new Set(["cancelled", "unpaid_expired", "refunded"]);
/** Includes returned orders: staff may still record a payment for them, but nothing follows from it. */
const over: ReadonlySet<OrderState> = new Set([...closed, "returned", "withdrawal_received"]);

/** Goods leave the theatre if they are paid, or if the customer pays at the handover. */
function mayLeave({ state, payment_state, payment_kind }: Moving, paidLater: "desk" | "cod"): boolean {
  if (payment_state === "paid") return state === "paid" || state === "processing";
  return payment_kind === paidLater && (waiting.has(state) || state === "processing");
}

/** Whether some items of an order may be refunded: a cancelled one has its pieces back in the stock already. */
export function mayRefundItems(order: Moving): boolean {
  return isLegal("refunded", order) && !closed.has(order.state);
}

export function isLegal(transition: Transition, order: Moving): boolean {
  return legal[transition](order);
}

export function stateAfter(transition: Transition, { state }: Pick<Moving, "state">): OrderState {
  if (transition !== "paid") return after[transition];
  return waiting.has(state) ? "paid" : state;
}

/** Whether the customer withdrew from the order, wholly or partly. */
export function hasWithdrawal(progress: readonly Pick<OrderRow, "state">[]): boolean {
  return progress.some(({ state }) => state === "withdrawal_received");
}

/** Whether nobody delivers the order any more. */
export function isOver({ state }: Pick<Moving, "state">): boolean {
  return over.has(state);
}
