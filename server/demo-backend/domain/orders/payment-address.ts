import type { Dependencies } from "#server/demo-backend/app.ts";
import { gatewayAddress } from "#server/demo-backend/gateway-address.ts";
import { fillTemplate } from "#server/demo-backend/email/order-confirmation.ts";
import { isWithdrawn } from "./pay-by.ts";
import { startPayment } from "./pay.ts";
import type { OrderRow } from "./read-summary.ts";

/** Whether an order awaits a card payment. */
export function isPayable(order: Pick<OrderRow, "payment_kind" | "payment_state" | "state">): boolean {
  const isOpen = order.state === "new" || order.state === "awaiting_payment";
  return order.payment_kind === "card" && order.payment_state !== "paid" && isOpen;
}

/**
 * URL of the order's last gateway payment if the order can still be paid by card; creates a payment where none exists,
 * so that every payable order has a URL. Null for any other order.
 * @param here The origin under which visitors reach the gateway.
 */
export async function openPaymentUrl(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  order: OrderRow,
  here: string | null,
): Promise<string | null> {
  if (!isPayable(order) || (await isWithdrawn(db, order.id))) return null;
  const last = await db
    .selectFrom("gateway_payments")
    .select("id")
    .where("order_id", "=", order.id)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const id =
    last?.id ??
    (await startPayment(db, {
      orderId: order.id,
      returnUrl: fillTemplate(order.return_url ?? order.summary_url ?? "", order),
      now: clock(),
    }));
  return gatewayAddress(id, here);
}
