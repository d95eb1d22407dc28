import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GatewayState, OrderState, PaymentState } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { endPayment } from "#standalone/domain/orders/pay.ts";
import { stateLabels } from "#standalone/domain/orders/states.ts";
import { quiet } from "./seeded-database.ts";
import { open } from "./open.ts";
import { anOrder, card } from "./shopping.ts";

const now = new Date("2026-11-21T10:00:00Z");
let db: Kysely<Tables>;
let close: () => Promise<void>;
let orderId = 0;

beforeAll(async () => {
  const backend = await open();
  orderId = (await anOrder(backend.call, { payment_id: card })).id;
  ({ db, close } = backend);
});
afterAll(() => close());

/** The order's states, and how often its progress contains „paid“. */
async function read() {
  const { state, payment_state: payment } = await db
    .selectFrom("orders")
    .select(["state", "payment_state"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const steps = await db
    .selectFrom("order_progress")
    .select("state")
    .where("order_id", "=", orderId)
    .execute();
  return { state, payment, timesPaid: steps.filter((step) => step.state === "paid").length };
}

async function begin(state: OrderState, payment: PaymentState): Promise<void> {
  await db.deleteFrom("emails").where("kind", "in", ["order-paid", "order-refunded"]).execute();
  await db.deleteFrom("order_progress").where("state", "=", "paid").where("order_id", "=", orderId).execute();
  await db.updateTable("orders").set({ state, payment_state: payment }).where("id", "=", orderId).execute();
}

const states = Object.keys(stateLabels).filter((state): state is OrderState => state in stateLabels);
const waiting: readonly OrderState[] = ["new", "awaiting_payment"];
/** Its payment is refunded. */
const ended: readonly OrderState[] = ["cancelled", "unpaid_expired"];
/** Staff have to refund it. */
const over: readonly OrderState[] = ["returned", "withdrawal_received", "refunded"];

/** The gateway reports the end of a payment; returns the log's warnings. */
async function end(state: (typeof ends)[number]): Promise<unknown[]> {
  const warned: unknown[] = [];
  const warn = (event: string, fields: Readonly<Record<string, unknown>> = {}) => {
    warned.push([event, fields["state"]]);
  };
  const payment = { id: "of-no-gateway", order_id: orderId };
  await endPayment({ db, log: { ...quiet, warn } }, payment, state, now);
  return warned;
}

test.each(states)("a late payment of an order in the state %s goes on or returns", async (state) => {
  await begin(state, "unpaid");
  const warned = await end("paid");
  const after = waiting.includes(state) ? "paid" : ended.includes(state) ? "refunded" : state;
  expect(await read()).toEqual({ state: after, payment: "paid", timesPaid: 1 });
  const emails = db.selectFrom("emails").select("kind").where("kind", "=", "order-refunded");
  expect(await emails.execute()).toHaveLength(ended.includes(state) ? 1 : 0);
  expect(warned).toEqual(over.includes(state) ? [["standalone.payment-to-refund", state]] : []);
});

const ends: readonly Exclude<GatewayState, "pending">[] = ["paid", "failed", "given_up"];
const payments: readonly PaymentState[] = ["unpaid", "pending", "failed"];
const afterEnd = { paid: "paid", failed: "failed", given_up: "unpaid" } as const;

test.each(payments.flatMap((payment) => ends.map((result) => [payment, result] as const)))(
  "a payment in the state %s takes over the gateway's result %s",
  async (payment, result) => {
    await begin("awaiting_payment", payment);
    await end(result);
    const isPaid = result === "paid";
    expect(await read()).toEqual({
      state: isPaid ? "paid" : "awaiting_payment",
      payment: afterEnd[result],
      timesPaid: isPaid ? 1 : 0,
    });
  },
);

test.each(ends)("a paid order stays paid, also when the gateway reports %s later", async (result) => {
  await begin("awaiting_payment", "unpaid");
  await end("paid");
  await end(result);
  expect(await read()).toEqual({ state: "paid", payment: "paid", timesPaid: 1 });
});
