import { crowns, placeLines } from "#standalone/domain/orders/czech-text.ts";
import type { OrderRow } from "#standalone/domain/orders/order-row.ts";
import { payByText } from "#standalone/domain/orders/pay-by.ts";
import type { Summary } from "#standalone/domain/orders/read-summary.ts";
import { hasWithdrawal, isOver } from "#standalone/domain/orders/transitions.ts";
import { supplyOf } from "./line-supply.ts";
import type { Values } from "./template.ts";

/**
 * The lines of an order (`_lines.md`).
 * @param how `isContract`: includes the lines that the customer may not withdraw from
 */
export function lineValues(
  summary: Summary,
  { delivery_kind }: OrderRow,
  { isContract, paysVat }: { readonly isContract: boolean; readonly paysVat: boolean },
): Values {
  const { delivery, payment, vouchers, rounding, to_pay } = summary;
  const gifts = vouchers.filter(({ kind }) => kind === "gift");
  // An order of tickets alone is delivered by e-mail only.
  const isDelivered = delivery.gross !== 0 || !summary.lines.every((line) => line.performance);
  return {
    lines: summary.lines.map((line) => ({
      quantity: line.quantity,
      name: line.variant_name ? `${line.name} – ${line.variant_name}` : line.name,
      total: crowns(line.total),
      unit: crowns(line.unit_gross),
      ticket: Boolean(line.performance),
      note: line.note,
      supply: supplyOf(line, payment, delivery_kind),
      excluded: isContract && line.withdrawal_excluded,
    })),
    promos: vouchers
      .filter(({ kind }) => kind === "promo")
      .map(({ code, discount }) => ({ code, discount: crowns(-discount) })),
    delivery: isDelivered && delivery.name,
    deliveryPrice: crowns(delivery.gross),
    payment: payment.name,
    paymentPrice: crowns(payment.gross),
    total: crowns(summary.total),
    taxed: paysVat,
    vat: (paysVat ? summary.vat : []).map(({ rate, base, tax }) => ({
      rate,
      base: crowns(base),
      tax: rate !== 0 && crowns(tax),
    })),
    gifts: gifts.map(({ code, discount, remaining = 0 }) => ({
      code,
      discount: crowns(-discount),
      remaining: crowns(remaining),
    })),
    rounding: rounding !== 0 && crowns(rounding),
    apart: gifts.length > 0 || rounding !== 0,
    toPay: crowns(to_pay),
  };
}

/** The customer and the delivery address (`_addresses.md`). */
export function addressValues(summary: Summary): Values {
  const { address, delivery_address: to, company, name, email, phone } = summary;
  const numbers = company && [`IČO ${company.ico}`, company.dic && `DIČ ${company.dic}`];
  return {
    contacts: [name, email, phone].filter(Boolean).join(", "),
    company: company && [company.name, ...(numbers ?? [])].filter(Boolean).join(", "),
    address: address && placeLines(address).join(", "),
    deliverTo: to && [`${to.first_name} ${to.last_name}`, ...placeLines(to)].join(", "),
    branch: summary.delivery.branch,
    note: summary.note,
  };
}

/** How to pay, with the last day of a payment in advance (`_payment.md`). Empty in a late e-mail. */
export function paymentValues(summary: Summary, order: OrderRow): Values {
  const { payment } = summary;
  const paying = wayOf(summary);
  const isDue = paying === "transfer" || paying === "card" || paying === "handover";
  return {
    paying,
    payment: payment.name,
    symbol: payment.variable_symbol,
    message: payment.message,
    account: payment.account?.number,
    iban: payment.account?.iban,
    toPay: crowns(summary.to_pay),
    payUntil: isDue && payByText(order),
  };
}

function wayOf(summary: Summary): "paid" | "over" | "withdrawn" | "transfer" | "card" | "handover" {
  const { state, account, kind } = summary.payment;
  if (state === "paid") return "paid";
  if (isOver(summary)) return "over";
  if (hasWithdrawal(summary.progress)) return "withdrawn";
  if (account) return "transfer";
  return kind === "card" ? "card" : "handover";
}
