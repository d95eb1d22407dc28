import { crowns } from "#standalone/domain/orders/czech-text.ts";
import type { Email } from "./email.ts";
import { fromTemplate } from "./from-template.ts";
import { originOf, pageOf, readOrder, type OfOrder } from "./order-emails.ts";
import { issuerOf } from "#standalone/pdf/gift-voucher/issuer.ts";
import { readTheatre, type Office } from "#standalone/domain/theatre/read-theatre.ts";
import { readVouchers } from "../domain/gift-vouchers/read-vouchers.ts";

/** The e-mail with an order's gift vouchers, one PDF for each. */
export async function voucherEmailOf(
  office: Office,
  { order_id }: OfOrder,
  now: Date,
): Promise<Email | null> {
  const order = await readOrder(office, order_id);
  // A cancellation or refund in the meantime has blocked its codes.
  if (!order || order.vouchers_settled) return null;
  const theatre = await readTheatre(office);
  const vouchers = await readVouchers(office.db, order_id);
  const origin = originOf(order);
  const issuer = issuerOf(theatre, origin);
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
  return fromTemplate(office, "gift-vouchers", {
    to: order.email,
    name: `${order.code}-poukazy`,
    values: {
      code: order.code,
      link: pageOf(order),
      origin,
      one: vouchers.length === 1,
      vouchers: vouchers.map(({ name, value, code, lastDay, dedication }) => ({
        name,
        voucher: code,
        until: lastDay,
        dedication,
        value: crowns(value),
      })),
    },
    attachments,
  });
}
