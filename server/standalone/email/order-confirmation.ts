import { fillTemplate } from "#standalone/domain/orders/order-link.ts";
import type { Email } from "./email.ts";
import { eveningCalendar } from "./evening-calendar.ts";
import { eveningHead, eveningSubject } from "./evening-head.ts";
import { withdrawalLink } from "./html-part.ts";
import { legalAttachments } from "./legal-attachments.ts";
import { crowns, moment, placeLines } from "../domain/orders/czech-text.ts";
import { hasWithdrawal, isOver } from "../domain/orders/transitions.ts";
import { payByText } from "../domain/orders/pay-by.ts";
import type { DeliveryKind } from "#standalone/db/column-values.ts";
import { supplyOf } from "./line-supply.ts";
import { readOrderEvenings, withTickets } from "#standalone/domain/tickets/order-evenings.ts";
import { senderOf, signatureOf } from "./sender.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/own-theatre.ts";
import { summaryOf, type Summary } from "../domain/orders/read-summary.ts";

/** The confirmation of an order: what was ordered, how to pay, and the legal texts that apply to it as PDFs. */
export async function confirmationOf(
  office: Office,
  { order_id }: { order_id: number },
  now: Date,
): Promise<Email | null> {
  const { db } = office;
  const order = await db.selectFrom("orders").selectAll().where("id", "=", order_id).executeTakeFirst();
  if (!order) return null;
  const summary = await summaryOf(db, order, null);
  const link = order.summary_url && fillTemplate(order.summary_url, order);
  const theatre = await readTheatre(office);
  const origin = link && new URL(link).origin;
  const legal = await legalAttachments(office, order.id, origin);
  const canWithdraw = summary.lines.some(
    (line) => line.withdrawal_excluded === null && !("performance" in line),
  );
  const evenings = withTickets(await readOrderEvenings(db, order.id));
  const text = [
    ...(await eveningHead(office, order, evenings)),
    `Dobrý den,`,
    `děkujeme, objednávku ${summary.code} máme. Přijali jsme ji ${moment(order.created_at)}.`,
    link && `Objednávku a její stav najdete zde:\n${link}`,
    origin &&
      canWithdraw &&
      `${withdrawalLink}:\n${origin}/odstoupeni/${order.id}/${encodeURIComponent(order.hash)}`,
    linesOf(summary, order.delivery_kind),
    addressesOf(summary),
    paymentOf(summary, link, payByText(order)),
    vouchersOf(summary),
    legal.text,
    signatureOf(theatre),
  ];
  return {
    from: senderOf(theatre),
    to: order.email,
    name: order.code,
    subject: `${eveningSubject(`Objednávka ${summary.code}`, evenings)} – ${theatre.name}`,
    text: `${text.filter(Boolean).join("\n\n")}\n`,
    attachments: [...eveningCalendar(order, evenings, { theatre, now }), ...legal.attachments],
  };
}

export function linesOf(summary: Summary, delivery: DeliveryKind): string {
  const lines = summary.lines.map((line) => {
    const name = line.variant_name ? `${line.name} – ${line.variant_name}` : line.name;
    const piece = line.performance ? "za vstupenku" : "za kus";
    const price = `${line.quantity}× ${name}: ${crowns(line.total)} (${crowns(line.unit_gross)} ${piece})`;
    const about = [line.note, supplyOf(line, summary.payment, delivery), line.withdrawal_excluded];
    return [price, ...about.filter(Boolean)].join("\n  ");
  });
  const of = (kind: "gift" | "promo") => summary.vouchers.filter((voucher) => voucher.kind === kind);
  const isApart = of("gift").length > 0 || summary.rounding !== 0;
  return [
    "CO JSTE OBJEDNALI",
    ...lines,
    ...of("promo").map(({ code, discount }) => `Sleva s kódem ${code}: ${crowns(-discount)}`),
    // Tickets alone are delivered by nothing but this theatre's letter.
    ...(summary.lines.every((line) => line.performance) && summary.delivery.gross === 0
      ? []
      : [`Doprava – ${summary.delivery.name}: ${crowns(summary.delivery.gross)}`]),
    `Platba – ${summary.payment.name}: ${crowns(summary.payment.gross)}`,
    `Celkem s DPH: ${crowns(summary.total)}`,
    ...summary.vat.map(({ rate, base, tax }) =>
      rate === 0
        ? `  z toho bez DPH ${crowns(base)}`
        : `  z toho základ ${crowns(base)}, DPH ${rate} % ${crowns(tax)}`,
    ),
    ...of("gift").map(
      ({ code, discount, remaining = 0 }) =>
        `Zaplaceno poukazem ${code}: ${crowns(-discount)}, na poukazu zbývá ${crowns(remaining)}`,
    ),
    ...(summary.rounding === 0 ? [] : [`Zaokrouhlení: ${crowns(summary.rounding)}`]),
    ...(isApart ? [`Celkem k úhradě: ${crowns(summary.to_pay)}`] : []),
  ].join("\n");
}

export function addressesOf(summary: Summary): string {
  const { address, delivery_address: delivery, company } = summary;
  return [
    "ÚDAJE",
    [summary.name, summary.email, summary.phone].filter(Boolean).join(", "),
    company && `${company.name}, IČO ${company.ico}${company.dic ? `, DIČ ${company.dic}` : ""}`,
    address && placeLines(address).join(", "),
    delivery && `Doručit: ${delivery.first_name} ${delivery.last_name}, ${placeLines(delivery).join(", ")}`,
    summary.delivery.branch && `Výdejní místo: ${summary.delivery.branch}`,
    summary.note && `Poznámka: ${summary.note}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** How to pay, and until which day where it is paid in advance. Late letters ask nothing that is not owed any more. */
export function paymentOf(summary: Summary, link: string | null, last: string | null): string {
  const { payment } = summary;
  const until = last === null ? [] : [`Zaplaťte prosím do: ${last}`];
  if (payment.state === "paid") return "PLATBA\nObjednávka je zaplacená.";
  if (isOver(summary)) return "PLATBA\nNic už neplaťte.";
  if (hasWithdrawal(summary.progress))
    return "PLATBA\nZatím nic neplaťte, napíšeme vám, zda a kolik zbývá zaplatit.";
  if (payment.account) {
    return [
      "PLATBA PŘEVODEM",
      `Účet: ${payment.account.number} (IBAN ${payment.account.iban})`,
      `Variabilní symbol: ${payment.variable_symbol}`,
      `Částka: ${crowns(summary.to_pay)}`,
      `Zpráva pro příjemce: ${payment.message}`,
      ...until,
    ].join("\n");
  }
  if (payment.kind === "card") {
    const page = link === null ? " v e-shopu." : `:\n${link}`;
    return [
      "PLATBA KARTOU",
      `Pokud jste objednávku ještě nezaplatili, uděláte to na stránce objednávky${page}`,
      ...until,
    ].join("\n");
  }
  return [`PLATBA`, `${payment.name}: ${crowns(summary.to_pay)}`, ...until].join("\n");
}

function vouchersOf(summary: Summary): string {
  if (isOver(summary) || !summary.lines.some((line) => line.delivered_by_email)) return "";
  if (summary.payment.state !== "paid" && hasWithdrawal(summary.progress)) return "";
  return `POUKAZY\nPošleme je na ${summary.email} jako PDF do 15 minut po zaplacení.`;
}
