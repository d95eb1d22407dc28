import { moment } from "#standalone/domain/orders/czech-text.ts";
import { summaryOf } from "#standalone/domain/orders/read-summary.ts";
import type { OrderRow } from "#standalone/domain/orders/order-row.ts";
import { addressesOf, linesOf } from "./order-confirmation.ts";
import { fillTemplate } from "#standalone/domain/orders/order-link.ts";
import type { Email } from "./email.ts";
import { readOrder, type OfOrder } from "./order-emails.ts";
import { textEmail } from "./sender.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/own-theatre.ts";

/** To the theatre: what was ordered, by whom, and whether it may be prepared. */
export async function orderNoticeEmail(office: Office, { order_id }: OfOrder): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order) return null;
  const summary = await summaryOf(office.db, order, null);
  const { email: to } = await readTheatre(office);
  const link = order.summary_url && fillTemplate(order.summary_url, order);
  const email = await textEmail(office, to, () => ({
    subject: `Nová objednávka ${order.code}`,
    parts: [
      `${moment(order.created_at)} přišla objednávka ${order.code}.`,
      whatToDo(order),
      linesOf(summary, order.delivery_kind),
      addressesOf(summary),
      ...(link ? [`Stránka zákazníka:\n${link}`] : []),
    ],
  }));
  return { ...email, name: `${order.code}-divadlo` };
}

function whatToDo({ payment_state, payment_kind, delivery_kind, delivery_id }: OrderRow): string {
  const isPaid = payment_state === "paid";
  if (delivery_kind === "email")
    return `${isPaid ? "Je zaplacená." : "Zatím není zaplacená."} ${delivery_id === null ? "Vstupenky" : "Poukazy"} zákazník dostane po zaplacení e-mailem, připravovat nic nemusíte.`;
  if (isPaid) return "Je zaplacená, můžete ji připravit.";
  return payment_kind === "card" || payment_kind === "transfer"
    ? "Zatím není zaplacená. Připravte ji, až platba dorazí."
    : "Zaplatí se při předání, můžete ji připravit.";
}
