import { crowns } from "#server/demo-backend/domain/orders/czech-text.ts";
import { readTheatre, type Office } from "#server/demo-backend/domain/theatre/own-theatre.ts";
import { dayOf, doorsOf, timeOf } from "#server/demo-backend/domain/tickets/evening-text.ts";
import { readOrderTickets, type OrderTicket } from "#server/demo-backend/domain/tickets/tickets.ts";
import { issuerOf } from "#server/demo-backend/pdf/gift-voucher/issuer.ts";
import type { Email } from "./email.ts";
import { readOrder, write, type OfOrder } from "./order-emails.ts";

/** The e-mail with the tickets of a paid order, all in one PDF. Null where none of them is valid any more. */
export async function ticketsEmail(office: Office, { order_id }: OfOrder, now: Date): Promise<Email | null> {
  const { db, own } = office;
  const order = await readOrder(office, order_id);
  const tickets = await readOrderTickets(db, order_id);
  const [first] = tickets;
  if (!order || !first) return null;
  const isOne = tickets.length === 1;
  const email = await write(
    office,
    order,
    `${isOne ? "Vstupenka" : "Vstupenky"}: ${first.performance.title}`,
    [
      `děkujeme za platbu. V příloze posíláme ${isOne ? "vstupenku" : "vstupenky"} z objednávky ${order.code} jako PDF.`,
      ...eveningsOf(tickets),
      `U vstupu ${isOne ? "ji ukažte" : "je ukažte"} na telefonu, nebo ${isOne ? "vytištěnou" : "vytištěné"} na papíře.${isOne ? "" : " Každá má vlastní kód."}`,
      order.summary_url &&
        `${isOne ? "Najdete ji" : "Najdete je"} i na stránce objednávky, kdykoli si ${isOne ? "ji" : "je"} budete chtít stáhnout znovu.`,
    ],
  );
  // Imported here, because only an order with tickets needs the PDF library and megabytes of typefaces.
  const { drawTickets } = await import("../pdf/ticket/draw-tickets.ts");
  const issuer = issuerOf(await readTheatre(office), own, null);
  const content = await drawTickets(tickets, order, { issuer, now });
  return {
    ...email,
    name: `${order.code}-vstupenky`,
    attachments: [{ filename: `vstupenky-${order.code}.pdf`, contentType: "application/pdf", content }],
  };
}

/** Each evening with when, where and on which places. */
function eveningsOf(tickets: readonly OrderTicket[]): string[] {
  const evenings = new Map(tickets.map(({ performance }) => [performance.id, performance]));
  return [...evenings.values()].map(({ id, title, starts_at, venue }) => {
    const at = new Date(starts_at);
    return [
      title,
      `${dayOf(at)} v ${timeOf(at)}, sál otevíráme v ${doorsOf(at)}`,
      venue,
      ...tickets.filter(({ performance }) => performance.id === id).map(placeOf),
    ].join("\n");
  });
}

function placeOf({ seat, category, unit_gross, needs_proof: proof }: OrderTicket): string {
  const place = [
    seat,
    category !== seat && category,
    crowns(unit_gross),
    proof && `u vstupu ukážete ${proof}`,
  ];
  return `– ${place.filter(Boolean).join(", ")}`;
}
