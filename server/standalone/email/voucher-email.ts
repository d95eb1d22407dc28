import { crowns } from "#standalone/domain/orders/czech-text.ts";
import { fillTemplate } from "#standalone/domain/orders/order-link.ts";
import type { Email } from "./email.ts";
import { senderOf, signatureOf } from "./sender.ts";
import { issuerOf } from "#standalone/pdf/gift-voucher/issuer.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/own-theatre.ts";
import type { GiftVoucher } from "#standalone/domain/gift-vouchers/gift-voucher.ts";
import { readVouchers } from "../domain/gift-vouchers/read-vouchers.ts";

/** The e-mail with an order's gift vouchers, one PDF for each. */
export async function voucherEmailOf(
  office: Office,
  { order_id }: { order_id: number },
  now: Date,
): Promise<Email | null> {
  const { db } = office;
  const order = await db
    .selectFrom("orders")
    .select(["id", "hash", "code", "email", "summary_url", "vouchers_settled"])
    .where("id", "=", order_id)
    .executeTakeFirst();
  // Its codes are blocked where it was cancelled or refunded in the meantime.
  if (!order || order.vouchers_settled) return null;
  const theatre = await readTheatre(office);
  const vouchers = await readVouchers(db, order_id);
  const link = order.summary_url && fillTemplate(order.summary_url, order);
  const origin = link && new URL(link).origin;
  const issuer = issuerOf(theatre, office.own, origin);
  // Imported here, because only an order with vouchers needs the PDF library and megabytes of typefaces.
  const { drawVoucher } = await import("../pdf/gift-voucher/draw-voucher.ts");
  const attachments = [];
  for (const voucher of vouchers) {
    attachments.push({
      filename: `poukaz-${voucher.code}.pdf`,
      contentType: "application/pdf",
      content: await drawVoucher(voucher, issuer, now),
    });
  }
  return {
    name: `${order.code}-poukazy`,
    from: senderOf(theatre),
    to: order.email,
    subject: `${vouchers.length === 1 ? "Dárkový poukaz" : "Dárkové poukazy"} z objednávky ${order.code} – ${theatre.name}`,
    text: `${paragraphs(order.code, vouchers, { link, origin }, signatureOf(theatre)).join("\n\n")}\n`,
    attachments,
  };
}

function paragraphs(
  orderCode: string,
  vouchers: readonly GiftVoucher[],
  { link, origin }: { readonly link: string | null; readonly origin: string | null },
  signature: string,
): string[] {
  const one = vouchers.length === 1;
  const at = (path: string) => (origin === null ? "." : `: ${origin}${path}`);
  return [
    "Dobrý den,",
    `děkujeme za platbu. V příloze posíláme ${one ? "dárkový poukaz" : "dárkové poukazy"} z objednávky ${orderCode} jako PDF ve formátu A5: stačí ${one ? "ho" : "je"} vytisknout, nebo přeposlat.`,
    ...vouchers.map(describe),
    `Uplatnit ${one ? "ho" : "je"} lze v pokladně divadla při nákupu vstupenek, nebo kódem v košíku e-shopu${at("/kosik")}`,
    `Poukazem můžete platit po částech: co z něj zbude, zůstává na kódu pro další nákup. Kolik zbývá a do kdy platí, zjistíte kdykoli na webu${at("/poukaz")}`,
    "Kdo kód zná, ten ho může uplatnit; dávejte ho proto jen tomu, komu patří.",
    ...(link === null ? [] : [`Objednávku najdete zde:\n${link}`]),
    signature,
  ];
}

function describe({ name, value, code, lastDay, dedication }: GiftVoucher): string {
  return [
    `${name}, ${crowns(value)}`,
    `Kód: ${code}`,
    lastDay && `Platí do ${lastDay}`,
    dedication && `Věnování: ${dedication}`,
  ]
    .filter(Boolean)
    .join("\n");
}
