import { readTheatre, type Office } from "#standalone/domain/theatre/own-theatre.ts";
import { readOrderEvenings } from "#standalone/domain/tickets/order-evenings.ts";
import { readOrderTickets } from "#standalone/domain/tickets/tickets.ts";
import { issuerOf } from "#standalone/pdf/gift-voucher/issuer.ts";
import type { Email } from "./email.ts";
import { eveningCalendar } from "./evening-calendar.ts";
import { readOrder, write, type OfOrder } from "./order-emails.ts";

/** The e-mail with the tickets of a paid order, all in one PDF. Null where none of them is valid any more. */
export async function ticketsEmail(office: Office, { order_id }: OfOrder, now: Date): Promise<Email | null> {
  const { db, own } = office;
  const order = await readOrder(office, order_id);
  const tickets = await readOrderTickets(db, order_id);
  if (!order || tickets.length === 0) return null;
  const isOne = tickets.length === 1;
  const email = await write(office, order, isOne ? "Vaše vstupenka" : "Vaše vstupenky", [
    `děkujeme za platbu. V příloze posíláme ${isOne ? "vstupenku" : "vstupenky"} z objednávky ${order.code} jako PDF.`,
    `U vstupu ${isOne ? "ji ukažte" : "je ukažte"} na telefonu, nebo ${isOne ? "vytištěnou" : "vytištěné"} na papíře.${isOne ? "" : " Každá má vlastní kód."}`,
    order.summary_url &&
      `${isOne ? "Najdete ji" : "Najdete je"} i na stránce objednávky, kdykoli si ${isOne ? "ji" : "je"} budete chtít stáhnout znovu.`,
  ]);
  // Imported here, because only an order with tickets needs the PDF library and megabytes of typefaces.
  const { drawTickets } = await import("../pdf/ticket/draw-tickets.ts");
  const theatre = await readTheatre(office);
  const issuer = issuerOf(theatre, own, null);
  const content = await drawTickets(tickets, order, { issuer, now });
  return {
    ...email,
    name: `${order.code}-vstupenky`,
    attachments: [
      { filename: `vstupenky-${order.code}.pdf`, contentType: "application/pdf", content },
      ...eveningCalendar(order, await readOrderEvenings(db, order_id), { theatre, now }),
    ],
  };
}
