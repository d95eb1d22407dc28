import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { notFound } from "#standalone/refusal.ts";

/**
 * Deliveries that a cart may use: for gift vouchers alone e-mail or pick-up, none for tickets alone, for any other cart
 * all except e-mail. Without a cart, or with an empty one, all.
 */
export async function usableDeliveries(db: Kysely<Tables>, cartId: string | null) {
  const rows = await db.selectFrom("deliveries").selectAll().orderBy("position").execute();
  if (cartId === null) return rows;
  if (!(await db.selectFrom("carts").select("id").where("id", "=", cartId).executeTakeFirst()))
    throw notFound();
  const items = await db
    .selectFrom("cart_items as i")
    .innerJoin("products as p", "p.id", "i.product_id")
    .select(["p.delivered_by_email", "p.performance_id"])
    .where("i.cart_id", "=", cartId)
    .execute();
  if (items.length === 0) return rows;
  const delivered = items.filter(({ performance_id }) => performance_id === null);
  if (delivered.length === 0) return [];
  const isVouchersOnly = delivered.every((item) => item.delivered_by_email);
  return rows.filter((row) => (isVouchersOnly ? row.for_vouchers : !row.by_email));
}
