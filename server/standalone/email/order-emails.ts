import { crowns, moment } from "#standalone/domain/orders/czech-text.ts";
import { fillTemplate } from "#standalone/domain/orders/order-link.ts";
import type { OrderRow } from "#standalone/domain/orders/order-row.ts";
import { isLatePayment, isPayableInAdvance, isWithdrawn } from "#standalone/domain/orders/pay-by.ts";
import { summaryOf, type Summary } from "#standalone/domain/orders/read-summary.ts";
import { hasWithdrawal, isOver } from "#standalone/domain/orders/transitions.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/read-theatre.ts";
import { dayOf, timeOf } from "#standalone/domain/tickets/evening-text.ts";
import {
  readOrderEvenings,
  withTickets,
  type OrderEvening,
} from "#standalone/domain/tickets/order-evenings.ts";
import { readOrderTickets } from "#standalone/domain/tickets/tickets.ts";
import type { EmailData } from "#standalone/outbox/email-data.ts";
import { issuerOf } from "#standalone/pdf/gift-voucher/issuer.ts";
import type { Email } from "./email.ts";
import { eveningCalendar } from "./evening-calendar.ts";
import { eveningHead, firstEvening } from "./evening-head.ts";
import { legalAttachments } from "./legal-attachments.ts";
import { fromTemplate } from "./from-template.ts";
import { addressValues, lineValues, paymentValues } from "./order-values.ts";
import type { Values } from "./template.ts";

// E-mails about the steps of an order, written at the sending, from the order as it is then.

export interface OfOrder {
  readonly order_id: number;
}

/** The confirmation of an order: the ordered lines, how to pay, and the legal texts that apply to it as PDFs. */
export async function confirmationOf(
  office: Office,
  { order_id }: OfOrder,
  now: Date,
): Promise<Email | null> {
  const { db } = office;
  const order = await readOrder(office, order_id);
  if (!order) return null;
  const summary = await summaryOf(db, order, null);
  const theatre = await readTheatre(office);
  const origin = originOf(order);
  const canWithdraw = summary.lines.some(
    (line) => line.withdrawal_excluded === null && !("performance" in line),
  );
  const legal = await legalAttachments(office, order.id, origin);
  const evenings = withTickets(await readOrderEvenings(db, order.id));
  const values = {
    received: moment(order.created_at),
    withdrawal: canWithdraw && origin && `${origin}/odstoupeni/${order.id}/${encodeURIComponent(order.hash)}`,
    vouchersTo: sendsVouchers(summary) && summary.email,
    legal: legal.list,
    ...lineValues(summary, order, { isContract: true, paysVat: theatre.paysVat }),
    ...addressValues(summary),
    ...paymentValues(summary, order),
  };
  const email = await orderEmail(office, order, "order-confirmation", values, evenings);
  const calendar = eveningCalendar(order, evenings, { theatre, now });
  return { ...email, name: order.code, attachments: [...calendar, ...legal.attachments] };
}

function sendsVouchers(summary: Summary): boolean {
  if (isOver(summary) || !summary.lines.some((line) => line.delivered_by_email)) return false;
  return summary.payment.state === "paid" || !hasWithdrawal(summary.progress);
}

/** To the theatre: the order, its customer, and whether staff may prepare it. */
export async function orderNoticeEmail(office: Office, { order_id }: OfOrder): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order) return null;
  const summary = await summaryOf(office.db, order, null);
  const { paysVat } = await readTheatre(office);
  const values = {
    code: order.code,
    link: pageOf(order),
    received: moment(order.created_at),
    digital: order.delivery_kind === "email",
    tickets: order.delivery_id === null,
    paid: order.payment_state === "paid",
    advance: order.payment_kind === "card" || order.payment_kind === "transfer",
    ...lineValues(summary, order, { isContract: false, paysVat }),
    ...addressValues(summary),
  };
  return fromTemplate(office, "order-notice", { to: null, values, name: `${order.code}-divadlo` });
}

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
  return orderEmail(office, order, "order-paid", {
    revived: await hadEnded(office, order_id),
    next: isWaiting && order.delivery_kind,
    vouchers: byEmail !== undefined,
    tickets: (await readOrderTickets(office.db, order_id)).length > 0,
  });
}

/** Whether the payment came after the order had been cancelled. */
async function hadEnded({ db }: Office, order_id: number): Promise<boolean> {
  const step = db.selectFrom("order_progress").select("id").where("order_id", "=", order_id);
  return (await step.where("state", "=", "unpaid_expired").executeTakeFirst()) !== undefined;
}

/** The e-mail with the tickets of a paid order, all in one PDF. Null if none of them is valid any more. */
export async function ticketsEmail(office: Office, { order_id }: OfOrder, now: Date): Promise<Email | null> {
  const { db } = office;
  const order = await readOrder(office, order_id);
  const tickets = await readOrderTickets(db, order_id);
  if (!order || tickets.length === 0) return null;
  const email = await orderEmail(office, order, "tickets", { one: tickets.length === 1 });
  // Imported here, because only an order with tickets needs the PDF library and megabytes of typefaces.
  const { drawTickets } = await import("../pdf/ticket/draw-tickets.ts");
  const theatre = await readTheatre(office);
  const content = await drawTickets(tickets, order, { issuer: issuerOf(theatre, null), now });
  return {
    ...email,
    name: `${order.code}-vstupenky`,
    attachments: [
      { filename: `vstupenky-${order.code}.pdf`, contentType: "application/pdf", content },
      ...eveningCalendar(order, await readOrderEvenings(db, order_id), { theatre, now }),
    ],
  };
}

export async function orderReadyEmail(office: Office, { order_id }: OfOrder): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order || isOver(order)) return null;
  const { branch } = order;
  return orderEmail(office, order, "order-ready", { branch, owed: await isOwed(office, order) });
}

export async function orderShippedEmail(office: Office, { order_id }: OfOrder): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order) return null;
  const { branch, delivery_name: delivery, parcel_number } = order;
  const values = { branch, delivery, parcel: parcel_number ?? "–", owed: await isOwed(office, order) };
  return orderEmail(office, order, "order-shipped", values);
}

/** How to pay an order, at its customer's request. Null once it is paid, over, late or withdrawn from. */
export async function paymentLinkEmail(
  office: Office,
  { order_id }: OfOrder,
  now: Date,
): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  if (!order || !isPayableInAdvance(order) || isLatePayment(order, now)) return null;
  if (await isWithdrawn(office.db, order_id)) return null;
  const summary = await summaryOf(office.db, order, null);
  const qr = order.payment_kind === "transfer" && order.summary_url !== null;
  return orderEmail(office, order, "payment-link", { ...paymentValues(summary, order), qr });
}

/** To a holder of tickets for a moved evening. Null if none of them is valid any more. */
export async function performanceMovedEmail(
  office: Office,
  { order_id, performance_id, before, after }: EmailData["performance-moved"],
  now: Date,
): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  const moved = (await readOrderEvenings(office.db, order_id)).filter(({ id }) => id === performance_id);
  const [evening] = moved;
  if (!order || isOver(order) || !evening || evening.tickets.length === 0) return null;
  const values = {
    title: evening.title,
    before: termOf(before),
    after: termOf(after),
    paid: order.payment_state === "paid",
  };
  const email = await orderEmail(office, order, "performance-moved", values, moved);
  const theatre = await readTheatre(office);
  return { ...email, attachments: eveningCalendar(order, moved, { theatre, now }) };
}

function termOf(instant: string): string {
  const at = new Date(instant);
  return `${dayOf(at)} v ${timeOf(at)}`;
}

export function readOrder({ db }: Office, id: number): Promise<OrderRow | undefined> {
  return db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The URL of an order's page, if the site sent it. */
export function pageOf(order: Pick<OrderRow, "id" | "hash" | "summary_url">): string | null {
  return order.summary_url && fillTemplate(order.summary_url, order);
}

/** The site that an order was placed on. */
export function originOf(order: Pick<OrderRow, "id" | "hash" | "summary_url">): string | null {
  const page = pageOf(order);
  return page && new URL(page).origin;
}

/** Whether its whole amount is due. */
async function isOwed({ db }: Office, { id, payment_state, to_pay }: OrderRow): Promise<boolean> {
  return payment_state !== "paid" && Number(to_pay) > 0 && !(await isWithdrawn(db, id));
}

/**
 * An e-mail to the customer of an order: with its evenings, its price and the link to its page.
 * @param about The evenings of the e-mail; default: those of the valid tickets, or all if none is valid any more.
 */
export async function orderEmail(
  office: Office,
  order: OrderRow,
  name: string,
  values: Values,
  about?: readonly OrderEvening[],
): Promise<Email> {
  const evenings = about ?? withTickets(await readOrderEvenings(office.db, order.id));
  const ofOrder = { code: order.code, link: pageOf(order), toPay: crowns(order.to_pay) };
  return fromTemplate(office, name, {
    to: order.email,
    about: firstEvening(evenings),
    values: { ...ofOrder, ...(await eveningHead(office, order, evenings)), ...values },
  });
}
