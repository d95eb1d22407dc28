import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GatewayState, OrderState, PaymentState } from "#server/demo-backend/db/column-values.ts";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { endPayment, markPaid } from "#server/demo-backend/domain/orders/pay.ts";
import { stateLabels } from "#server/demo-backend/domain/orders/states.ts";
import { copyDatabase, open } from "./open.ts";
import { card, chocolate, fill, order } from "./shopping.ts";

const now = new Date("2026-11-21T10:00:00Z");
let db: Kysely<Tables>;
let close: () => Promise<void>;
let orderId = 0;

beforeAll(async () => {
  const backend = await open();
  const cart = await fill(backend.call, chocolate);
  orderId = (await order(backend.call, cart.id, chocolate.gross, { payment_id: card })).body.data.id;
  ({ db, close } = await copyDatabase(backend));
  await backend.close();
});
afterAll(() => close());

/** The order's states, and how often its progress has „paid“. */
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
  await db.deleteFrom("order_progress").where("state", "=", "paid").where("order_id", "=", orderId).execute();
  await db.updateTable("orders").set({ state, payment_state: payment }).where("id", "=", orderId).execute();
}

const states = Object.keys(stateLabels).filter((state): state is OrderState => state in stateLabels);
const waiting: readonly OrderState[] = ["new", "awaiting_payment"];

test.each(states)(
  "a payment arrives for an order in the state %s: only a waiting order changes its state",
  async (state) => {
    await begin(state, "unpaid");
    expect(await markPaid(db, orderId, now)).toBe(true);
    const after = waiting.includes(state) ? "paid" : state;
    expect(await read()).toEqual({ state: after, payment: "paid", timesPaid: 1 });
  },
);

const ends: readonly Exclude<GatewayState, "pending">[] = ["paid", "failed", "given_up"];
const payments: readonly PaymentState[] = ["unpaid", "pending", "failed"];
const afterEnd = { paid: "paid", failed: "failed", given_up: "unpaid" } as const;
const visit = () => ({ id: "of-no-gateway", order_id: orderId });

test.each(payments.flatMap((payment) => ends.map((end) => [payment, end] as const)))(
  "a payment in the state %s takes over the gateway's result %s",
  async (payment, end) => {
    await begin("awaiting_payment", payment);
    await endPayment(db, visit(), end, now);
    const isPaid = end === "paid";
    expect(await read()).toEqual({
      state: isPaid ? "paid" : "awaiting_payment",
      payment: afterEnd[end],
      timesPaid: isPaid ? 1 : 0,
    });
  },
);

test.each(ends)("a paid order stays paid, also when the gateway reports %s later", async (end) => {
  await begin("awaiting_payment", "unpaid");
  await endPayment(db, visit(), "paid", now);
  await endPayment(db, visit(), end, now);
  expect(await read()).toEqual({ state: "paid", payment: "paid", timesPaid: 1 });
});
