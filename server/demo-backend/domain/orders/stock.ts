import type { Transaction } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { Refusal } from "#server/demo-backend/refusal.ts";
import { maxQuantityOf } from "#server/demo-backend/domain/shop/product-card.ts";
import type { CartLine } from "#server/demo-backend/domain/shop/read-cart.ts";

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
}

/** Subtracts the lines from the (locked) stock. @throws Refusal 409 with the name of the missing product. */
export async function takeFromStock(trx: Transaction<Tables>, lines: readonly CartLine[]): Promise<void> {
  for (const { card, variant, quantity } of lines) {
    const supply = variant ?? card;
    if (quantity > maxQuantityOf(supply)) throw new Refusal(409, "out_of_stock", { value: card.name });
    if (supply.stock === null) continue;
    // Items that can be made to order may be sold beyond the stock.
    const stock = Math.max(0, supply.stock - quantity);
    if (variant) await trx.updateTable("variants").set({ stock }).where("id", "=", variant.id).execute();
    else await trx.updateTable("products").set({ stock }).where("id", "=", card.id).execute();
  }
}
