import type { OrderRow } from "./order-row.ts";
import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { draftInvoice } from "#standalone/domain/documents/draft-invoice.ts";
import { listDocuments } from "#standalone/domain/documents/issue-documents.ts";
import { versionJson, versionsOfOrder } from "#standalone/domain/legal/versions.ts";
import type { EmailData } from "#standalone/outbox/email-data.ts";
import { notFound } from "#standalone/refusal.ts";
import { sameSecret } from "#standalone/secrets.ts";
import { namesOf, refundsOf } from "./refund.ts";
import { previousStart } from "#standalone/domain/tickets/previous-start.ts";
import { readTheatre } from "#standalone/domain/theatre/read-theatre.ts";
import { readOrderTickets } from "#standalone/domain/tickets/tickets.ts";
import { isPayableInAdvance, payBy } from "./pay-by.ts";
import { stateLabels, variableSymbol } from "./states.ts";
import { hasWithdrawal, isOver } from "./transitions.ts";

/** The order with this id and hash. @throws Refusal 404, in constant time, for a wrong hash or an unknown id. */
export async function findOrder(db: Kysely<Tables>, id: number, hash: string): Promise<OrderRow> {
  const order = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  if (!sameSecret(hash, order?.hash ?? "") || !order) throw notFound();
  return order;
}

/** The order as shown to its customer. `paymentUrl`: where a pending card payment continues. */
export async function summaryOf(db: Kysely<Tables>, order: OrderRow, paymentUrl: string | null) {
  const [items, vouchers, progress, emails, documents, refunds, legal, tickets, theatre] = await Promise.all([
    db
      .selectFrom("order_items as i")
      .leftJoin("product_cards as p", "p.id", "i.product_id")
      .selectAll("i")
      .leftJoin("performances as d", "d.id", "p.performance_id")
      .leftJoin("venues as hall", "hall.slug", "d.venue_slug")
      .select(["p.slug", "p.category_slug", "p.performance_id", "d.title", "d.starts_at", "d.state"])
      .select(["d.previous_starts_at", "hall.name as venue"])
      .where("i.order_id", "=", order.id)
      .orderBy("i.position")
      .execute(),
    db
      .selectFrom("order_vouchers")
      .selectAll()
      .where("order_id", "=", order.id)
      .orderBy("position")
      .execute(),
    db.selectFrom("order_progress").selectAll().where("order_id", "=", order.id).orderBy("id").execute(),
    db.selectFrom("emails").select(["kind", "sent_at", "dead_at"]).where("order_id", "=", order.id).execute(),
    listDocuments(db, order.id),
    refundsOf(db, order.id),
    versionsOfOrder(db, order.id),
    readOrderTickets(db, order.id),
    readTheatre({ db }),
  ]);
  const isPaymentDue = isPayableInAdvance(order) && !hasWithdrawal(progress);
  const isOpen = order.payment_state !== "paid" && !isOver(order);
  const isTransfer = order.payment_kind === "transfer";
  const account = isTransfer ? theatre.account : null;
  return {
    id: order.id,
    code: order.code,
    date: order.created_at.toISOString(),
    state: order.state,
    state_label: stateLabels[order.state],
    progress: progress.map(({ state, date }) => ({
      state,
      label: stateLabels[state],
      date: date.toISOString(),
    })),
    email: order.email,
    confirmation_email: emailState("order-confirmation"),
    voucher_email: emailState("gift-vouchers"),
    phone: order.phone,
    name: `${order.first_name} ${order.last_name}`,
    address: order.address,
    delivery_address: order.delivery_address,
    company: order.company,
    note: order.note,
    lines: items.map((item) => ({
      product_id: item.product_id,
      variant_id: item.variant_id,
      name: item.name,
      variant_name: item.variant_name,
      slug: item.slug,
      category_slug: item.category_slug,
      image: item.image,
      availability: item.availability,
      order_days: item.order_days,
      quantity: item.quantity,
      delivered_by_email: item.delivered_by_email,
      note: item.note,
      withdrawal_excluded: item.withdrawal_excluded,
      price: Number(item.price),
      unit_gross: Number(item.unit_gross),
      original_unit_gross: item.original_unit_gross === null ? null : Number(item.original_unit_gross),
      tax_rate: { rate: Number(item.tax_rate) },
      total: Number(item.total),
      ...ticketOf(item),
    })),
    vouchers: vouchers.map(({ code, voucher_type, value, kind, discount, remaining }) => ({
      code,
      voucher_type,
      value: Number(value),
      kind,
      discount: Number(discount),
      ...(remaining === null ? {} : { remaining: Number(remaining) }),
    })),
    delivery: {
      name: order.delivery_name,
      gross: Number(order.delivery_gross),
      branch: order.branch,
      ...(order.parcel_number === null ? {} : { parcel_number: order.parcel_number }),
    },
    payment: {
      name: order.payment_name,
      kind: order.payment_kind,
      gross: Number(order.payment_gross),
      state: order.payment_state,
      payment_url: paymentUrl,
      pay_by: isPaymentDue ? payBy(order) : null,
      ...(isOpen && order.pay_until && { pay_until: order.pay_until.toISOString() }),
      account: account && { iban: account.iban, number: account.number },
      variable_symbol: isTransfer ? variableSymbol(order.code) : null,
      message: account?.message ?? null,
    },
    vat: order.vat,
    total: Number(order.total),
    rounding: Number(order.rounding),
    to_pay: Number(order.to_pay),
    documents,
    refunds: await Promise.all(
      refunds.map(async ({ created_at, amount, to_vouchers, fees, items: refunded }) => ({
        date: created_at.toISOString(),
        amount: Number(amount),
        to_vouchers: Number(to_vouchers),
        fees: Number(fees),
        items: await namesOf(db, order.id, refunded),
      })),
    ),
    legal_documents: legal.map(versionJson),
    tickets_available: order.payment_state === "paid" && tickets.length > 0,
    invoice_available: documents.length === 0 && (await draftInvoice(db, order)) !== null,
  };

  /** The evening of a ticket, even of a void one, and the places of the valid ones. */
  function ticketOf({
    position,
    performance_id: id,
    title,
    starts_at,
    previous_starts_at,
    venue,
    state,
  }: (typeof items)[number]) {
    if (id === null || title === null || starts_at === null || venue === null) return {};
    const own = tickets.filter((ticket) => ticket.position === position);
    return {
      performance: {
        id,
        title,
        starts_at: starts_at.toISOString(),
        ...previousStart(previous_starts_at),
        venue,
        is_cancelled: state === "cancelled",
      },
      seats: own.map(({ seat }) => seat),
    };
  }

  /** Undefined without such an e-mail: an order of the demo data, or one without vouchers. */
  function emailState(kind: keyof EmailData): "waiting" | "sent" | "failed" | undefined {
    const email = emails.find((item) => item.kind === kind);
    if (!email) return undefined;
    if (email.sent_at) return "sent";
    return email.dead_at ? "failed" : "waiting";
  }
}

export type Summary = Awaited<ReturnType<typeof summaryOf>>;
