import type { Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { gatewayAddress } from "./gateway-address.ts";
import { fillTemplate } from "./order-link.ts";
import { isWithdrawn } from "./pay-by.ts";
import { startPayment } from "./pay.ts";
import type { OrderRow } from "./order-row.ts";

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
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: () => Date },
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
