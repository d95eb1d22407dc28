import { moment } from "#server/demo-backend/domain/orders/czech-text.ts";
import { summaryOf } from "#server/demo-backend/domain/orders/read-summary.ts";
import {
  addressesOf,
  fillTemplate,
  linesOf,
  type Email,
} from "#server/demo-backend/email/order-confirmation.ts";
import { readOrder, type OfOrder } from "#server/demo-backend/email/order-emails.ts";
import { readTheatre, textEmail, type Office } from "#server/demo-backend/email/sender.ts";

/** To the theatre: what was ordered, by whom, and whether it may be prepared. */
export async function orderNoticeEmail(office: Office, { order_id }: OfOrder): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order) return null;
  const summary = await summaryOf(office.db, order, null);
  const { email: to } = await readTheatre(office);
  const link = order.summary_url && fillTemplate(order.summary_url, order);
  const isPaidFirst = order.payment_kind === "card" || order.payment_kind === "transfer";
  const email = await textEmail(office, to, () => ({
    subject: `Nová objednávka ${order.code}`,
    parts: [
      `${moment(order.created_at)} přišla objednávka ${order.code}.`,
      order.payment_state === "paid"
        ? "Je zaplacená, můžete ji připravit."
        : isPaidFirst
          ? "Zatím není zaplacená. Připravte ji, až platba dorazí."
          : "Zaplatí se při předání, můžete ji připravit.",
      linesOf(summary, order.delivery_kind),
      addressesOf(summary),
      ...(link ? [`Stránka zákazníka:\n${link}`] : []),
    ],
  }));
  return { ...email, name: `${order.code}-divadlo` };
}
