import type { z } from "@hono/zod-openapi";
import { sql, type Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { dropSurplusSeats } from "#standalone/domain/tickets/choose-seats.ts";
import { isOver, readPlaces } from "#standalone/domain/tickets/places.ts";
import { InvalidFields, notFound, Refusal } from "#standalone/refusal.ts";
import type { changeSchema } from "#standalone/schemas/cart.ts";
import { maxQuantityOf } from "./product-card.ts";
import { lineProductOf, lineVariantOf } from "./read-cart.ts";

/** Sets a line of the (locked) cart to a quantity, limited by the stock; 0 removes it. */
export async function changeLine(
  trx: Transaction<Tables>,
  cartId: string,
  change: z.output<typeof changeSchema>,
  now: Date,
) {
  const { id: productId, variantId, note } = change;
  const card = await trx
    .selectFrom("product_cards")
    .selectAll()
    .where("id", "=", productId)
    .executeTakeFirst();
  if (!card) throw notFound();
  if (card.has_variants && variantId === null) {
    throw new InvalidFields({ variantId: ["Vyberte prosím variantu."] });
  }
  const variant =
    variantId === null
      ? null
      : await trx
          .selectFrom("variants")
          .selectAll()
          .where("id", "=", variantId)
          .where("product_id", "=", productId)
          .executeTakeFirst();
  if (variant === undefined) throw notFound();

  const known = await trx
    .selectFrom("cart_items")
    .select(["id", "quantity"])
    .where("cart_id", "=", cartId)
    .where("product_id", "=", productId)
    .where("variant_id", "is not distinct from", variantId)
    .executeTakeFirst();
  const most = card.performance_id === null ? maxQuantityOf(variant ?? card) : await freePlaces(trx, cartId, change, now); // oxfmt-ignore
  const quantity = Math.min(change.quantity, most);
  if (quantity === 0) {
    if (known) await trx.deleteFrom("cart_items").where("id", "=", known.id).execute();
  } else if (known) {
    await trx
      .updateTable("cart_items")
      .set({ quantity, note: note || null })
      .where("id", "=", known.id)
      .execute();
  } else {
    await trx
      .insertInto("cart_items")
      .values({ cart_id: cartId, product_id: productId, variant_id: variantId, quantity, note: note || null })
      .execute();
  }
  if (variantId !== null) await dropSurplusSeats(trx, cartId, { variantId, quantity });
  return {
    product: lineProductOf(card),
    variant: variant && lineVariantOf(variant),
    quantity,
    original_quantity: known?.quantity ?? 0,
  };
}

/**
 * Places left for a category. @throws Refusal 409 `evening_over`, `too_many_tickets` with the highest possible number.
 */
async function freePlaces(
  trx: Transaction<Tables>,
  cartId: string,
  { id: productId, variantId, quantity }: z.output<typeof changeSchema>,
  now: Date,
): Promise<number> {
  const place = (await readPlaces(trx, variantId === null ? [] : [variantId])).get(variantId ?? 0);
  if (!place || quantity === 0) return 0;
  if (isOver(place, now)) throw new Refusal(409, "evening_over");
  const { others } = await trx
    .selectFrom("cart_items")
    .select(({ fn }) => fn.coalesce(fn.sum<number>("quantity"), sql<number>`0`).as("others"))
    .where("cart_id", "=", cartId)
    .where("product_id", "=", productId)
    .where("variant_id", "is distinct from", variantId)
    .executeTakeFirstOrThrow();
  const { maxTickets } = place.performance;
  if (Number(others) + quantity > maxTickets)
    throw new Refusal(409, "too_many_tickets", { value: maxTickets });
  return place.free;
}
