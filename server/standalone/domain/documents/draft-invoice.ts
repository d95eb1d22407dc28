import { placeLines } from "#standalone/domain/orders/czech-text.ts";
import type { Kysely } from "kysely";
import type { OrderState, PaymentKind } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { endOfCode } from "#standalone/domain/gift-vouchers/gift-code.ts";
import { hellers } from "#standalone/domain/money.ts";
import type { OrderRow } from "#standalone/domain/orders/order-row.ts";
import { dayInPrague, longDay } from "#standalone/domain/theatre/prague.ts";
import type { DocumentContent, DocumentLine, Settlement } from "#standalone/db/document-content.ts";
import { documentLines, recapitulationOf } from "./document-lines.ts";
import { readSupplier } from "./supplier.ts";

/** An invoice before it has a number. */
type DraftInvoice = Omit<DocumentContent, "number" | "issuedOn">;

/** States after the goods have left the theatre. */
const handedOver: ReadonlySet<OrderState> = new Set(["shipped", "ready_branch", "delivered", "picked_up"]);
/** In these states an order is not invoiced any more. */
const closed: ReadonlySet<OrderState> = new Set([
  "cancelled",
  "unpaid_expired",
  "returned",
  "withdrawal_received",
  "refunded",
]);

const howPaid: Readonly<Record<PaymentKind, string>> = {
  card: "kartou",
  transfer: "převodem",
  cod: "na dobírku",
  desk: "v pokladně",
};

/**
 * The invoice of an order, with everything that § 29 ZDPH requires. Null if there is nothing to issue: the order is
 * neither paid nor handed over, it is closed, nothing in it is a supply (only multi-purpose vouchers, § 15b odst. 1),
 * it costs nothing, or the theatre pays no VAT.
 */
export async function draftInvoice(db: Kysely<Tables>, order: OrderRow): Promise<DraftInvoice | null> {
  if (closed.has(order.state)) return null;
  const taxable = await taxableDay(db, order);
  const supplier = taxable && (await readSupplier(db));
  if (!taxable || !supplier) return null;
  const discounts = await codesOf(db, order, "promo");
  const lines = await chargedLines(db, order);
  const recapitulation = recapitulationOf(lines);
  if (!recapitulation.some(({ group }) => group !== "outside")) return null;

  const total = hellers(order.total);
  const rounding = hellers(order.rounding);
  const settled: Settlement[] = (await codesOf(db, order, "gift")).map(({ code, amount }) => ({
    by: "voucher",
    detail: `…${endOfCode(code)}`,
    amount,
  }));
  const rest = hellers(order.to_pay);
  if (order.payment_state === "paid" && rest > 0) {
    const day = longDay(taxable.paidOn ?? taxable.day);
    settled.push({ by: "payment", detail: `${howPaid[order.payment_kind]} ${day}`, amount: rest });
  }
  return {
    kind: "invoice",
    corrects: null,
    reason: null,
    taxableOn: taxable.day,
    taxableBy: taxable.by,
    order: { code: order.code, placedOn: dayInPrague(order.created_at) },
    supplier,
    buyer: buyerOf(order),
    payment: order.payment_name,
    lines,
    recapitulation,
    discounts,
    total,
    rounding,
    settled,
    left: settled.reduce((remaining, { amount }) => remaining - amount, total + rounding),
  };
}

/**
 * The day on which tax is due (§ 20a, § 21 ZDPH): the day of the payment if the whole price was paid before the goods
 * left, else the day on which they left. A multi-purpose voucher does not count as a payment: its supply is the handing
 * over (§ 15b odst. 2). Null: neither has happened.
 */
async function taxableDay(db: Kysely<Tables>, order: OrderRow) {
  const progress = await db
    .selectFrom("order_progress")
    .select(["state", "date"])
    .where("order_id", "=", order.id)
    .orderBy("date")
    .execute();
  const handover = progress.find(({ state }) => handedOver.has(state));
  const paid = order.payment_state === "paid" ? progress.find(({ state }) => state === "paid") : undefined;
  const paidOn = paid && dayInPrague(paid.date);
  if (paid && (!handover || paid.date <= handover.date))
    return { day: dayInPrague(paid.date), by: "payment" as const, paidOn };
  if (handover) return { day: dayInPrague(handover.date), by: "supply" as const, paidOn };
  // An order from before progress was recorded.
  if (order.payment_state === "paid")
    return { day: dayInPrague(order.created_at), by: "payment" as const, paidOn };
  return null;
}

/** The codes of one kind that an order used, with gross hellers. */
async function codesOf(db: Kysely<Tables>, { id }: OrderRow, kind: "gift" | "promo") {
  const vouchers = await db
    .selectFrom("order_vouchers")
    .select(["code", "discount"])
    .where("order_id", "=", id)
    .where("kind", "=", kind)
    .orderBy("position")
    .execute();
  return vouchers
    .map(({ code, discount }) => ({ code, amount: hellers(discount) }))
    .filter(({ amount }) => amount > 0);
}

/** The charges of an order: its items by their positions, then its fees in their order. */
export async function chargedLines(db: Kysely<Tables>, order: OrderRow): Promise<DocumentLine[]> {
  const discounts = await codesOf(db, order, "promo");
  const items = await db
    .selectFrom("order_items")
    .select(["name", "variant_name", "quantity", "unit_gross", "tax_rate", "total", "delivered_by_email"])
    .where("order_id", "=", order.id)
    .orderBy("position")
    .execute();
  const names = {
    delivery: `Doprava – ${order.delivery_name}`,
    payment: `Platba – ${order.payment_name}`,
  };
  return documentLines(
    items.map(({ variant_name: variant, ...item }) => ({
      ...item,
      name: variant ? `${item.name} – ${variant}` : item.name,
    })),
    order.fees.map((fee) => ({ ...fee, name: names[fee.kind] })),
    discounts.reduce((sum, { amount }) => sum + amount, 0),
  );
}

function buyerOf({ address, company, first_name, last_name }: OrderRow) {
  return {
    name: company?.name ?? `${first_name} ${last_name}`,
    address: address ? placeLines(address) : [],
    ico: company?.ico ?? null,
    dic: company?.dic ?? null,
  };
}
