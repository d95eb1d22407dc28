import { createHash } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { grossHellers } from "#standalone/domain/money.ts";
import type { Seat } from "#standalone/domain/tickets/assign-seats.ts";
import { isOver, readPlaces, type TicketPlace } from "#standalone/domain/tickets/places.ts";
import { cardOf, currentNetPrice, pricesOf } from "./product-card.ts";

type Card = Selectable<Tables["product_cards"]>;
type Variant = Selectable<Tables["variants"]>;

export interface CartLine {
  readonly card: Card;
  readonly variant: Variant | null;
  readonly quantity: number;
  readonly note: string | null;
  /** Why the customer may not withdraw from it, as a sentence. */
  readonly excluded: string | null;
  /** Null: goods. */
  readonly ticket: TicketPlace | null;
  /** The seats that the visitor chose, for as many of its tickets at most. */
  readonly chosen: readonly Seat[];
}

/** The lines of a cart that can be ordered at this time, oldest first. */
export async function readLines(db: Kysely<Tables>, cartId: string, now: Date): Promise<CartLine[]> {
  const lines = await readAllLines(db, cartId);
  return lines.filter(({ ticket }) => !ticket || !isOver(ticket, now));
}

/** The lines of a cart, oldest first, including tickets of past evenings, which cost nothing. */
export async function readAllLines(db: Kysely<Tables>, cartId: string): Promise<CartLine[]> {
  const items = await db
    .selectFrom("cart_items")
    .selectAll()
    .where("cart_id", "=", cartId)
    .orderBy("id")
    .execute();
  if (items.length === 0) return [];
  const variantIds = items.flatMap((item) => item.variant_id ?? []);
  const productIds = items.map((item) => item.product_id);
  const [cards, excluded, variants, places, seats] = await Promise.all([
    db.selectFrom("product_cards").selectAll().where("id", "in", productIds).execute(),
    db.selectFrom("products").select(["id", "withdrawal_excluded"]).where("id", "in", productIds).execute(),
    variantIds.length > 0
      ? db.selectFrom("variants").selectAll().where("id", "in", variantIds).execute()
      : [],
    readPlaces(db, variantIds),
    db
      .selectFrom("cart_seats")
      .select(["variant_id", "row", "seat"])
      .where("cart_id", "=", cartId)
      .orderBy("id")
      .execute(),
  ]);
  return items.flatMap((item) => {
    const card = cards.find(({ id }) => id === item.product_id);
    const variant = variants.find(({ id }) => id === item.variant_id) ?? null;
    const reason = excluded.find(({ id }) => id === item.product_id)?.withdrawal_excluded ?? null;
    const { quantity, note } = item;
    const ticket = places.get(item.variant_id ?? 0) ?? null;
    const chosen = seats.filter(({ variant_id }) => variant_id === item.variant_id);
    const own = chosen.map(({ row, seat }) => ({ row, seat }));
    return card ? [{ card, variant, quantity, note, excluded: reason, ticket, chosen: own }] : [];
  });
}

/** The vouchers of a cart in the order in which they were added and are applied. */
export function readVouchers(db: Kysely<Tables>, cartId: string) {
  return db
    .selectFrom("cart_vouchers as cv")
    .innerJoin("vouchers as v", "v.id", "cv.voucher_id")
    .selectAll("v")
    .where("cv.cart_id", "=", cartId)
    .orderBy("cv.id")
    .execute();
}

export function lineProductOf(card: Card) {
  return { ...cardOf(card), delivered_by_email: card.delivered_by_email };
}

export function lineVariantOf(variant: Variant) {
  return { id: variant.id, name: variant.name, ...pricesOf(variant) };
}

export function voucherOf(voucher: Selectable<Tables["vouchers"]>) {
  return {
    voucher_id: voucher.id,
    code: voucher.code,
    voucher_type: voucher.voucher_type,
    value: Number(voucher.balance ?? voucher.value),
    kind: voucher.kind,
  };
}

/** Price of one piece of a line, now and before a sale, in gross hellers. */
export function unitPricesOf({ card, variant }: Pick<CartLine, "card" | "variant">) {
  const row = variant ?? card;
  return {
    now: grossHellers(currentNetPrice(row), card.tax_rate),
    before: grossHellers(row.price, card.tax_rate),
  };
}

/** A fingerprint of what a buyer agrees to, besides the sum of vouchers; without seats and stock. */
export function versionOf(lines: readonly CartLine[]): string {
  const content = lines.map(({ card, variant, quantity, note, ticket }) => [
    [card.id, card.name, variant?.id, variant?.name],
    [quantity, note, unitPricesOf({ card, variant }).now],
    ticket && [ticket.performance.id, ticket.performance.startsAt.toISOString(), ticket.performance.venue],
  ]);
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url").slice(0, 22);
}

/** Gross hellers of all lines, before vouchers. */
export function goodsOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + unitPricesOf(line).now * line.quantity, 0);
}
