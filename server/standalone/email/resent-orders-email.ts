import { issuerOf } from "#standalone/pdf/gift-voucher/issuer.ts";
import { readUsableVouchers } from "#standalone/domain/gift-vouchers/read-vouchers.ts";
import { crowns } from "#standalone/domain/orders/czech-text.ts";
import { fillTemplate } from "#standalone/domain/orders/order-link.ts";
import type { OrderRow } from "#standalone/domain/orders/order-row.ts";
import { ordersOfEmail } from "#standalone/domain/orders/orders-of-email.ts";
import { isLatePayment, isWithdrawn, payByText } from "#standalone/domain/orders/pay-by.ts";
import { stateLabels } from "#standalone/domain/orders/states.ts";
import { isOver } from "#standalone/domain/orders/transitions.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/own-theatre.ts";
import { dayOf, timeOf } from "#standalone/domain/tickets/evening-text.ts";
import { readOrderEvenings, type OrderEvening } from "#standalone/domain/tickets/order-evenings.ts";
import type { Attachment, Email } from "./email.ts";
import { textEmail } from "./sender.ts";

/** Orders of one letter. */
const mostOrders = 20;
/** Bytes of all PDFs of a letter together; mail servers refuse letters from 10 MB on. */
const mostBytes = 8 * 1024 * 1024;

/**
 * All that an address may still need of its orders, in one letter. Null where it has nothing. It is sent to the address
 * as the order has it, never as a visitor typed it: that one need not be its owner's mailbox.
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
  const parts: string[] = [];
  for (const order of orders) {
    const template = summary_url ?? order.summary_url;
    const link = template && fillTemplate(template, order);
    parts.push(await describe(office, order, { link, files, now }));
  }
  const email = await textEmail(office, first.email, ({ contact }) => ({
    subject: "Vaše objednávky a vstupenky",
    parts: [
      "někdo, nejspíš vy, požádal, abychom na tento e-mail znovu poslali objednávky a vstupenky. Posíláme, co ještě platí: nevyřízené objednávky, vstupenky na představení, která teprve budou, a dárkové poukazy, které můžete uplatnit.",
      ...parts,
      ...(more === 0
        ? []
        : [`Další objednávky se do e-mailu nevešly: ${more}. Potřebujete-li je, ozvěte se nám: ${contact}.`]),
      "Nežádali jste o nic? Nemusíte dělat nic.",
    ],
  }));
  return { ...email, attachments: files.all };
}

interface Files {
  readonly all: readonly Attachment[];
  /** Whether there was room for it. */
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

/** An order under its heading: its state, what is to be paid, its tickets and vouchers, and its page. */
async function describe(office: Office, order: OrderRow, about: About): Promise<string> {
  return [
    `OBJEDNÁVKA ${order.code}`,
    `Stav: ${stateLabels[order.state]}, celkem ${crowns(order.total)}`,
    ...(await payingOf(office, order, about)),
    ...(await ticketsOf(office, order, about)),
    ...(await vouchersOf(office, order, about)),
    ...(about.link === null ? [] : ["Objednávku a její stav najdete zde:", about.link]),
  ].join("\n");
}

/** Nothing where nobody knows what is left to pay, and where it is too late. */
async function payingOf({ db }: Office, order: OrderRow, { now }: About): Promise<readonly string[]> {
  const last = payByText(order);
  const isUnpaid = order.payment_state === "unpaid" || order.payment_state === "failed";
  const isOwed = isUnpaid && !isOver(order) && Number(order.to_pay) > 0 && last !== null;
  if (!isOwed || isLatePayment(order, now) || (await isWithdrawn(db, order.id))) return [];
  return [`Zbývá zaplatit ${crowns(order.to_pay)}, nejpozději do: ${last}`];
}

/** Valid tickets for evenings to come; their PDF where they are paid. */
async function ticketsOf(office: Office, order: OrderRow, { link, files, now }: About): Promise<string[]> {
  const evenings = (await readOrderEvenings(office.db, order.id)).filter(
    ({ starts_at, isOff, tickets }) => starts_at > now && !isOff && tickets.length > 0,
  );
  const tickets = evenings.flatMap((evening) => evening.tickets);
  if (tickets.length === 0) return [];
  const words = evenings.flatMap(eveningLines);
  if (order.payment_state !== "paid") return words;
  // Imported here, because only tickets need the PDF library and megabytes of typefaces.
  const { drawTickets } = await import("../pdf/ticket/draw-tickets.ts");
  const theatre = await readTheatre(office);
  const issuer = issuerOf(theatre, office.own, null);
  const name = `vstupenky-${order.code}.pdf`;
  if (files.add(name, await drawTickets(tickets, order, { issuer, now })))
    return [...words, `PDF do telefonu nebo k vytištění: příloha ${name}`];
  const instead = link === null ? `ozvěte se nám: ${theatre.contact}` : "stáhnete ho na stránce objednávky";
  return [...words, `PDF se do e-mailu nevešlo, ${instead}`];
}

function eveningLines({ title, starts_at, venue, tickets }: OrderEvening): string[] {
  return [
    `${title}, ${dayOf(starts_at)} v\u00a0${timeOf(starts_at)}, ${venue}`,
    ...tickets.map(({ seat }) => `– ${seat}`),
  ];
}

async function vouchersOf(office: Office, order: OrderRow, { link, files, now }: About): Promise<string[]> {
  const vouchers = await readUsableVouchers(office.db, order.id, now);
  if (vouchers.length === 0) return [];
  const { drawVoucher } = await import("../pdf/gift-voucher/draw-voucher.ts");
  const issuer = issuerOf(await readTheatre(office), office.own, link && new URL(link).origin);
  const rows: string[] = [];
  for (const voucher of vouchers) {
    const { name, code, balance, lastDay } = voucher;
    const file = `poukaz-${code}.pdf`;
    const isAttached = files.add(file, await drawVoucher(voucher, issuer, now));
    const facts = [
      name,
      `kód ${code}`,
      `zbývá ${crowns(balance)}`,
      lastDay && `platí do ${lastDay}`,
      !isAttached && "bez PDF, stačí kód",
    ];
    rows.push(`– ${facts.filter(Boolean).join(", ")}`);
  }
  return ["Dárkové poukazy:", ...rows];
}
