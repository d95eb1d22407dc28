import { crowns, moment, textOf, town } from "../domain/orders/czech-text.ts";
import { readTheatre, senderOf, signatureOf, type Office } from "./sender.ts";
import { summaryOf, type Summary } from "../domain/orders/read-summary.ts";

export interface Email {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Part of the name of its `.eml` file. */
  readonly name?: string;
  readonly attachments?: readonly Attachment[];
  /** Further headers, in ASCII. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Pages whose full text the law requires the customer to receive (§ 1827 of the Civil Code). */
const enclosed = ["obchodni-podminky", "odstoupeni-od-smlouvy"];

/** Fills in the order's id and hash: `https://…/shrnuti/{id}/{hash}`. */
export function fillTemplate(template: string, order: { id: number; hash: string }): string {
  return template
    .replace(/\{id\}|%7Bid%7D/gi, String(order.id))
    .replace(/\{hash\}|%7Bhash%7D/gi, encodeURIComponent(order.hash));
}

/** The confirmation of an order: what was ordered, how to pay, and the terms and withdrawal instruction in full. */
export async function confirmationOf(
  office: Office,
  { order_id }: { order_id: number },
): Promise<Email | null> {
  const { db } = office;
  const order = await db.selectFrom("orders").selectAll().where("id", "=", order_id).executeTakeFirst();
  if (!order) return null;
  const summary = await summaryOf(db, order, null);
  const link = order.summary_url && fillTemplate(order.summary_url, order);
  const theatre = await readTheatre(office);
  const pages = await db.selectFrom("pages").selectAll().where("slug", "in", enclosed).execute();
  pages.sort((a, b) => enclosed.indexOf(a.slug) - enclosed.indexOf(b.slug));
  const origin = link && new URL(link).origin;
  const text = [
    `Dobrý den,`,
    `děkujeme, objednávku ${summary.code} máme. Přijali jsme ji ${moment(order.created_at)}.`,
    link && `Objednávku a její stav najdete zde:\n${link}`,
    origin && `Odstoupit od smlouvy:\n${origin}/odstoupeni/${order.id}/${encodeURIComponent(order.hash)}`,
    linesOf(summary),
    addressesOf(summary),
    paymentOf(summary, link),
    vouchersOf(summary),
    signatureOf(theatre),
    ...pages.map((page) => `${ruler}\n${page.title.toUpperCase()}\n${ruler}\n\n${textOf(page.body, origin)}`),
  ];
  return {
    from: senderOf(theatre),
    to: order.email,
    name: order.code,
    subject: `Objednávka ${summary.code} – ${theatre.name}`,
    text: `${text.filter(Boolean).join("\n\n")}\n`,
  };
}

const ruler = "=".repeat(60);

function linesOf(summary: Summary): string {
  const lines = summary.lines.map((line) => {
    const name = line.variant_name ? `${line.name} – ${line.variant_name}` : line.name;
    const note = line.note ? `\n  ${line.note}` : "";
    return `${line.quantity}× ${name}: ${crowns(line.total)} (${crowns(line.unit_gross)} za kus)${note}`;
  });
  const of = (kind: "gift" | "promo") => summary.vouchers.filter((voucher) => voucher.kind === kind);
  const isPartlyPaid = of("gift").length > 0;
  return [
    "CO JSTE OBJEDNALI",
    ...lines,
    ...of("promo").map(({ code, discount }) => `Poukaz ${code}: ${crowns(-discount)}`),
    `Doprava – ${summary.delivery.name}: ${crowns(summary.delivery.gross)}`,
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
    ...(isPartlyPaid ? [`Celkem k úhradě: ${crowns(summary.to_pay)}`] : []),
  ].join("\n");
}

function addressesOf(summary: Summary): string {
  const { address, delivery_address: delivery, company } = summary;
  return [
    "ÚDAJE",
    [summary.name, summary.email, summary.phone].filter(Boolean).join(", "),
    company && `${company.name}, IČO ${company.ico}${company.dic ? `, DIČ ${company.dic}` : ""}`,
    address && placeOf(address),
    delivery && `Doručit: ${delivery.first_name} ${delivery.last_name}, ${placeOf(delivery)}`,
    summary.delivery.branch && `Výdejní místo: ${summary.delivery.branch}`,
    summary.note && `Poznámka: ${summary.note}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** The country is written only abroad. */
function placeOf({ street, zip, city, country }: NonNullable<Summary["address"]>): string {
  return [street, town(zip, city), ...(country === "CZ" ? [] : [country])].join(", ");
}

function paymentOf(summary: Summary, link: string | null): string {
  const { payment } = summary;
  if (payment.state === "paid") return "PLATBA\nObjednávka je zaplacená.";
  if (payment.account) {
    return [
      "PLATBA PŘEVODEM",
      `Účet: ${payment.account.number} (IBAN ${payment.account.iban})`,
      `Variabilní symbol: ${payment.variable_symbol}`,
      `Částka: ${crowns(summary.to_pay)}`,
      `Zpráva pro příjemce: ${payment.message}`,
    ].join("\n");
  }
  if (payment.kind === "card") {
    const page = link === null ? " v e-shopu." : `:\n${link}`;
    return `PLATBA KARTOU\nPokud jste objednávku ještě nezaplatili, uděláte to na stránce objednávky${page}`;
  }
  return `PLATBA\n${payment.name}: ${crowns(summary.to_pay)}`;
}

function vouchersOf(summary: Summary): string {
  if (!summary.lines.some((line) => line.delivered_by_email)) return "";
  return `POUKAZY\nPošleme je na ${summary.email} jako PDF do 15 minut po zaplacení.`;
}
