import type { Kysely } from "kysely";
import type { GatewayState, PaymentState } from "#server/demo-backend/db/column-values.ts";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { issueInvoiceIfDue } from "#server/demo-backend/domain/documents/issue-documents.ts";
import { issueVouchers } from "#server/demo-backend/domain/gift-vouchers/issue-vouchers.ts";
import { newSecret } from "#server/demo-backend/secrets.ts";

/** Creates a gateway payment for an order; returns its id. */
export async function startPayment(
  db: Kysely<Tables>,
  { orderId, returnUrl, now }: { orderId: number; returnUrl: string; now: Date },
): Promise<string> {
  const id = newSecret();
  await db
    .insertInto("gateway_payments")
    .values({ id, order_id: orderId, return_url: returnUrl, state: "pending", created_at: now })
    .execute();
  return id;
}

/**
 * Marks an order as paid, creates the codes of its gift vouchers and issues a company's invoice; false, without a
 * change, for an order that is already paid. Afterwards the caller wakes the mailer.
 */
export async function markPaid(db: Kysely<Tables>, orderId: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .select(["payment_state", "state"])
      .where("id", "=", orderId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (order.payment_state === "paid") return false;
    // Only an order awaiting payment changes its state: a shipped order keeps its later state.
    const moves = order.state === "new" || order.state === "awaiting_payment";
    await trx
      .updateTable("orders")
      .set({ payment_state: "paid", ...(moves ? { state: "paid" as const } : {}) })
      .where("id", "=", orderId)
      .execute();
    await trx.insertInto("order_progress").values({ order_id: orderId, state: "paid", date: now }).execute();
    await issueVouchers(trx, orderId, now);
    await issueInvoiceIfDue(trx, orderId, now);
    return true;
  });
}

const paymentStates: Readonly<Record<Exclude<GatewayState, "paid">, PaymentState>> = {
  pending: "pending",
  failed: "failed",
  given_up: "unpaid",
};

/** Records the result of a gateway payment. A paid order stays paid. */
export async function endPayment(
  db: Kysely<Tables>,
  payment: { id: string; order_id: number },
  state: Exclude<GatewayState, "pending">,
  now: Date,
): Promise<void> {
  await db.updateTable("gateway_payments").set({ state }).where("id", "=", payment.id).execute();
  if (state === "paid") {
    await markPaid(db, payment.order_id, now);
    return;
  }
  await db
    .updateTable("orders")
    .set({ payment_state: paymentStates[state] })
    .where("id", "=", payment.order_id)
    .where("payment_state", "!=", "paid")
    .execute();
}
