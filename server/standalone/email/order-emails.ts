import type { DeliveryKind } from "#standalone/db/column-values.ts";
import { crowns } from "#standalone/domain/orders/czech-text.ts";
import {
  isLatePayment,
  isPayableInAdvance,
  isWithdrawn,
  payByText,
} from "#standalone/domain/orders/pay-by.ts";
import { summaryOf } from "#standalone/domain/orders/read-summary.ts";
import type { OrderRow } from "#standalone/domain/orders/order-row.ts";
import { isOver } from "#standalone/domain/orders/transitions.ts";
import {
  readOrderEvenings,
  withTickets,
  type OrderEvening,
} from "#standalone/domain/tickets/order-evenings.ts";
import { readOrderTickets } from "#standalone/domain/tickets/tickets.ts";
import { paymentOf } from "./order-confirmation.ts";
import { fillTemplate } from "#standalone/domain/orders/order-link.ts";
import type { Email } from "./email.ts";
import { eveningHead, eveningSubject } from "./evening-head.ts";
import { textEmail } from "./sender.ts";
import type { Office } from "#standalone/domain/theatre/own-theatre.ts";

// Letters about the steps of an order. They are written when they are sent, from the order as it is then.

export interface OfOrder {
  readonly order_id: number;
}

const nextSteps: Readonly<Record<DeliveryKind, string | null>> = {
  pickup: "Teď ji připravíme. Až ji budete moct vyzvednout, pošleme vám další e-mail.",
  parcel: "Teď ji zabalíme. Až ji předáme dopravci, pošleme vám číslo zásilky.",
  email: null,
};

export async function orderPaidEmail(office: Office, { order_id }: OfOrder): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order || isOver(order)) return null;
  const isWaiting = order.state === "paid" || order.state === "processing";
  const byEmail = await office.db
    .selectFrom("order_items")
    .select("position")
    .where("order_id", "=", order_id)
    .where("delivered_by_email", "=", true)
    .executeTakeFirst();
  const hasTickets = (await readOrderTickets(office.db, order_id)).length > 0;
  return write(office, order, `Platbu za objednávku ${order.code} máme`, [
    `děkujeme, platbu ${crowns(order.to_pay)} za objednávku ${order.code} jsme přijali.`,
    (await hadEnded(office, order_id)) &&
      "Vaše místa byla ještě volná, takže objednávka i vstupenky zase platí.",
    isWaiting && nextSteps[order.delivery_kind],
    byEmail && "Dárkové poukazy z objednávky vám posíláme v samostatném e-mailu.",
    hasTickets && "Vstupenky z objednávky vám posíláme v samostatném e-mailu.",
  ]);
}

/** Whether the payment came after the order had been cancelled. */
async function hadEnded({ db }: Office, order_id: number): Promise<boolean> {
  const step = db.selectFrom("order_progress").select("id").where("order_id", "=", order_id);
  return (await step.where("state", "=", "unpaid_expired").executeTakeFirst()) !== undefined;
}

export async function orderReadyEmail(office: Office, { order_id }: OfOrder): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order || isOver(order)) return null;
  return write(office, order, `Objednávka ${order.code} čeká na vyzvednutí`, [
    `objednávku ${order.code} máme připravenou, můžete si pro ni přijít. Stačí říct její číslo.`,
    order.branch && `Kde: ${order.branch}`,
    (await isOwed(office, order)) && `Při vyzvednutí zaplatíte ${crowns(order.to_pay)}.`,
  ]);
}

export async function orderShippedEmail(office: Office, { order_id }: OfOrder): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order) return null;
  return write(office, order, `Objednávka ${order.code} je na cestě`, [
    `objednávku ${order.code} jsme předali dopravci.`,
    `Doprava: ${order.delivery_name}\nČíslo zásilky: ${order.parcel_number ?? "–"}`,
    order.branch && `Výdejní místo: ${order.branch}`,
    (await isOwed(office, order)) && `Při převzetí zaplatíte ${crowns(order.to_pay)}.`,
  ]);
}

/** How to pay an order, asked for by its customer. Null once it is paid, over, late or withdrawn from. */
export async function paymentLinkEmail(
  office: Office,
  { order_id }: OfOrder,
  now: Date,
): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (
    !order ||
    !isPayableInAdvance(order) ||
    isLatePayment(order, now) ||
    (await isWithdrawn(office.db, order_id))
  )
    return null;
  const link = order.summary_url && fillTemplate(order.summary_url, order);
  const summary = await summaryOf(office.db, order, null);
  return write(office, order, `Jak zaplatit objednávku ${order.code}`, [
    `posíláme, co potřebujete k zaplacení objednávky ${order.code}. Zbývá zaplatit ${crowns(order.to_pay)}.`,
    paymentOf(summary, link, payByText(order)),
    order.payment_kind === "transfer" &&
      link &&
      "Na stránce objednávky najdete i QR kód pro bankovní aplikaci.",
    "Platili jste mezitím? Pak nemusíte dělat nic, jakmile platba dorazí, potvrdíme ji e-mailem.",
  ]);
}

export function readOrder({ db }: Office, id: number): Promise<OrderRow | undefined> {
  return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whether its whole amount is to be paid. */
async function isOwed({ db }: Office, { id, payment_state, to_pay }: OrderRow): Promise<boolean> {
  return payment_state !== "paid" && Number(to_pay) > 0 && !(await isWithdrawn(db, id));
}

/**
 * A letter about an order: its evenings, the parts that there are, and the link of its page.
 * @param about The evenings that it is about; default: those of its valid tickets, or all where none is valid any more.
 */
export async function write(
  office: Office,
  order: OrderRow,
  subject: string,
  parts: readonly (string | false | null | undefined)[],
  about?: readonly OrderEvening[],
): Promise<Email> {
  const link = order.summary_url && fillTemplate(order.summary_url, order);
  const evenings = about ?? withTickets(await readOrderEvenings(office.db, order.id));
  const head = await eveningHead(office, order, evenings);
  return textEmail(office, order.email, () => ({
    subject: eveningSubject(subject, evenings),
    head,
    parts: [...parts, link && `Objednávku a její stav najdete zde:\n${link}`]
      .filter((part) => part || false)
      .map(String),
  }));
}
