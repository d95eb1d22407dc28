import { issuerOf } from "#standalone/pdf/gift-voucher/issuer.ts";
import { readUsableVouchers } from "#standalone/domain/gift-vouchers/read-vouchers.ts";
import { crowns } from "#standalone/domain/orders/czech-text.ts";
import { fillTemplate } from "#standalone/domain/orders/order-link.ts";
import type { OrderRow } from "#standalone/domain/orders/order-row.ts";
import { ordersOfEmail } from "#standalone/domain/orders/orders-of-email.ts";
import { isLatePayment, isWithdrawn, payByText } from "#standalone/domain/orders/pay-by.ts";
import { stateLabels } from "#standalone/domain/orders/states.ts";
import { isOver } from "#standalone/domain/orders/transitions.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/read-theatre.ts";
import { dayOf, timeOf } from "#standalone/domain/tickets/evening-text.ts";
import { readOrderEvenings, type OrderEvening } from "#standalone/domain/tickets/order-evenings.ts";
import type { Attachment, Email } from "./email.ts";
import { fromTemplate } from "./from-template.ts";
import type { Values } from "./template.ts";

/** Orders in one e-mail. */
const mostOrders = 20;
/** Bytes of all PDFs of an e-mail together; mail servers refuse e-mails from 10 MB on. */
const mostBytes = 8 * 1024 * 1024;

/**
 * Everything that an address may still need of its orders, in one e-mail. Null if there is nothing. It goes to the
 * address of the order, never to the one that a visitor typed, which may be another mailbox.
 */
export async function resentOrdersEmail(
  office: Office,
  { to, summary_url }: { readonly to: string; readonly summary_url: string | null },
  now: Date,
  room = mostBytes,
): Promise<Email | null> {
  const { orders, more } = await ordersOfEmail(office.db, to, { most: mostOrders, now });
  const [first] = orders;
  if (!first) return null;
  const files = createFiles(room);
  const about: Values[] = [];
  for (const order of orders) {
    const template = summary_url ?? order.summary_url;
    const link = template && fillTemplate(template, order);
    about.push(await describe(office, order, { link, files, now }));
  }
  const values = { orders: about, more };
  return fromTemplate(office, "resent-orders", { to: first.email, values, attachments: files.all });
}

interface Files {
  readonly all: readonly Attachment[];
  /** Whether the PDF fitted. */
  add(filename: string, content: Buffer): boolean;
}

function createFiles(room: number): Files {
  const all: Attachment[] = [];
  let left = room;
  return {
    all,
    add(filename, content) {
      if (content.byteLength > left) return false;
      left -= content.byteLength;
      all.push({ filename, contentType: "application/pdf", content });
      return true;
    },
  };
}

interface About {
  readonly link: string | null;
  readonly files: Files;
  readonly now: Date;
}

/** An order under its heading: its state, the amount due, its tickets and vouchers, and its page. */
async function describe(office: Office, order: OrderRow, about: About): Promise<Values> {
  return {
    code: order.code,
    state: stateLabels[order.state],
    link: about.link,
    total: crowns(order.total),
    toPay: crowns(order.to_pay),
    payUntil: await payUntil(office, order, about),
    ...(await ticketsOf(office, order, about)),
    vouchers: await vouchersOf(office, order, about),
  };
}

/** Null if the amount due is unknown, or if it is too late to pay. */
async function payUntil({ db }: Office, order: OrderRow, { now }: About): Promise<string | null> {
  const isUnpaid = order.payment_state === "unpaid" || order.payment_state === "failed";
  const isOwed = isUnpaid && !isOver(order) && Number(order.to_pay) > 0;
  if (!isOwed || isLatePayment(order, now) || (await isWithdrawn(db, order.id))) return null;
  return payByText(order);
}

/** Valid tickets for evenings to come; with their PDF if they are paid. */
async function ticketsOf(office: Office, order: OrderRow, { files, now }: About): Promise<Values> {
  const evenings = (await readOrderEvenings(office.db, order.id)).filter(
    ({ starts_at, isOff, tickets }) => starts_at > now && !isOff && tickets.length > 0,
  );
  const tickets = evenings.flatMap((evening) => evening.tickets);
  const values = { evenings: evenings.map(eveningOf), file: null, noRoom: false };
  if (tickets.length === 0 || order.payment_state !== "paid") return values;
  // Imported here, because only tickets need the PDF library and megabytes of typefaces.
  const { drawTickets } = await import("../pdf/ticket/draw-tickets.ts");
  const issuer = issuerOf(await readTheatre(office), null);
  const file = `vstupenky-${order.code}.pdf`;
  const isAttached = files.add(file, await drawTickets(tickets, order, { issuer, now }));
  return isAttached ? { ...values, file } : { ...values, noRoom: true };
}

function eveningOf({ title, starts_at, venue, tickets }: OrderEvening): Values {
  const when = `${dayOf(starts_at)} v\u00a0${timeOf(starts_at)}`;
  return { title, when, venue, tickets: tickets.map(({ seat }) => ({ seat })) };
}

async function vouchersOf(office: Office, order: OrderRow, { link, files, now }: About): Promise<Values[]> {
  const vouchers = await readUsableVouchers(office.db, order.id, now);
  if (vouchers.length === 0) return [];
  const { drawVoucher } = await import("../pdf/gift-voucher/draw-voucher.ts");
  const issuer = issuerOf(await readTheatre(office), link && new URL(link).origin);
  const rows: Values[] = [];
  for (const voucher of vouchers) {
    const { name, code, balance, lastDay } = voucher;
    const attached = files.add(`poukaz-${code}.pdf`, await drawVoucher(voucher, issuer, now));
    rows.push({ name, voucher: code, balance: crowns(balance), until: lastDay, attached });
  }
  return rows;
}
