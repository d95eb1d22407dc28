import { sql, type Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { Refusal } from "#standalone/refusal.ts";
import { lockZones, movePlaces } from "#standalone/domain/tickets/places.ts";
import { voidTickets } from "#standalone/domain/tickets/tickets.ts";
import { maxQuantityOf } from "#standalone/domain/shop/product-card.ts";
import type { CartLine } from "#standalone/domain/shop/read-cart.ts";

/**
 * Locks the stock rows of the cart's lines, for which orders compete. Always products first, then variants, each by id,
 * so that two orders of the same items cannot deadlock.
 */
export async function lockStock(trx: Transaction<Tables>, cartId: string): Promise<void> {
  await trx
    .selectFrom("products")
    .select("id")
    .where("id", "in", trx.selectFrom("cart_items").select("product_id").where("cart_id", "=", cartId))
    .orderBy("id")
    .forUpdate()
    .execute();
  await trx
    .selectFrom("variants")
    .select("id")
    .where("id", "in", trx.selectFrom("cart_items").select("variant_id").where("cart_id", "=", cartId))
    .orderBy("id")
    .forUpdate()
    .execute();
  const items = await trx
    .selectFrom("cart_items")
    .select("variant_id")
    .where("cart_id", "=", cartId)
    .execute();
  await lockZones(trx, items.flatMap(({ variant_id }) => variant_id ?? [])); // oxfmt-ignore
}

/** The refusal of these lines, with the name of the first one that is out of stock; null: the stock suffices. */
export function soldOutAmong(lines: readonly CartLine[]): Refusal | null {
  const places = new Map<string, number>();
  for (const { card, variant, quantity, ticket } of lines) {
    if (!ticket) {
      if (quantity > maxQuantityOf(variant ?? card)) return new Refusal(409, "out_of_stock", { value: card.name }); // oxfmt-ignore
      continue;
    }
    // Categories of one zone share its places, in pairs those of one kind.
    const zone = `${ticket.performance.id} ${ticket.ofPair ?? 0} ${ticket.zone}`;
    const wanted = (places.get(zone) ?? 0) + quantity;
    if (wanted > ticket.free) return new Refusal(409, "out_of_stock", { value: `${card.name}, ${variant?.name} (volných míst: ${ticket.free})` }); // oxfmt-ignore
    places.set(zone, wanted);
  }
  return null;
}

/**
 * Subtracts the lines from the (locked) stock. Returns the pieces taken for each line: none if the stock is not
 * counted. @throws Refusal 409 with the name of the missing product.
 */
export async function takeFromStock(trx: Transaction<Tables>, lines: readonly CartLine[]): Promise<number[]> {
  const soldOut = soldOutAmong(lines);
  if (soldOut) throw soldOut;
  const taken: number[] = [];
  for (const { card, variant, quantity, ticket } of lines) {
    if (ticket) {
      if (!(await movePlaces(trx, ticket, -quantity))) throw new Error("The zone was not locked.");
      taken.push(quantity);
      continue;
    }
    const supply = variant ?? card;
    // Items that can be made to order may be sold beyond the stock.
    const pieces = Math.min(supply.stock ?? 0, quantity);
    taken.push(pieces);
    if (supply.stock === null) continue;
    const stock = supply.stock - pieces;
    if (variant) await trx.updateTable("variants").set({ stock }).where("id", "=", variant.id).execute();
    else await trx.updateTable("products").set({ stock }).where("id", "=", card.id).execute();
  }
  return taken;
}

const none = { before: 0, pieces: 0 } as const;

interface ReturnedPieces {
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly pieces: number;
}

/**
 * Returns an order's pieces to the stock; a stock that is no longer counted stays so. `returned`: only these numbers of
 * pieces of the items at these positions, after those that came back before.
 */
export async function returnToStock(
  trx: Transaction<Tables>,
  orderId: number,
  now: Date,
  returned: ReadonlyMap<number, { readonly before: number; readonly pieces: number }> | null = null,
): Promise<ReturnedPieces[]> {
  const taken = await trx
    .selectFrom("order_items")
    .leftJoin("ticket_categories as c", "c.variant_id", "order_items.variant_id")
    .select(["position", "product_id", "order_items.variant_id", "taken", "c.zone"])
    .where("order_id", "=", orderId)
    .where("taken", ">", 0)
    .orderBy(sql`order_items.variant_id is not null`)
    .orderBy("order_items.variant_id")
    .orderBy("product_id")
    .execute();
  const items = taken.flatMap(({ position, taken: most, ...of }) => {
    const { before, pieces } =
      returned === null ? { before: 0, pieces: most } : (returned.get(position) ?? none);
    const back = Math.min(before + pieces, most) - Math.min(before, most);
    return back > 0 ? [{ ...of, position, pieces: back }] : [];
  });
  // In the order of lockStock(): products first, then variants, each by id, then places.
  for (const { product_id, variant_id, pieces, zone } of items) {
    if (zone !== null) continue;
    const stock = sql<number>`stock + ${pieces}::integer`;
    if (variant_id === null)
      await trx.updateTable("products").set({ stock }).where("id", "=", product_id).execute();
    else await trx.updateTable("variants").set({ stock }).where("id", "=", variant_id).execute();
  }
  await voidTickets(trx, { orderId, pieces: new Map(items.map((item) => [item.position, item])), now });
  return items.map(({ product_id, variant_id, pieces }) => ({ product_id, variant_id, pieces }));
}
