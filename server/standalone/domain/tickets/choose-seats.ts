import type { z } from "@hono/zod-openapi";
import { sql, type Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { InvalidFields, notFound, Refusal } from "#standalone/refusal.ts";
import type { choiceSchema } from "#standalone/schemas/seat-plan.ts";
import { readPlan } from "./seat-plan.ts";

/**
 * Sets the seats of the (locked) cart for an evening; its lines follow. Reserves nothing.
 * @throws Refusal 404 without a plan; 409 `seats_taken` with the ids of those that are not free, `too_many_tickets` with
 *   the highest possible number.
 * @throws InvalidFields for a seat that the plan does not have, or not in this category.
 */
export async function chooseSeats(
  trx: Transaction<Tables>,
  cartId: string,
  { performance_id, seats }: z.output<typeof choiceSchema>,
  now: Date,
): Promise<void> {
  const plan = await readPlan(trx, performance_id, now);
  if (!plan) throw notFound();
  const planned = plan.sections.flatMap(({ rows }) =>
    rows.flatMap((row) => row.seats.map((seat) => ({ ...seat, row: row.name }))),
  );
  const chosen = seats.map(({ seat_id, variant_id }) => {
    const seat = planned.find(({ id }) => id === seat_id);
    if (!seat?.variant_ids.includes(variant_id))
      throw new InvalidFields({ seats: ["Toto místo se takto neprodává."] });
    return { ...seat, variant_id };
  });
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length)
    throw new InvalidFields({ seats: ["Vyberte prosím každé místo jednou."] });
  const taken = chosen.filter(({ state }) => state !== "free").map(({ id }) => id);
  if (taken.length > 0) throw new Refusal(409, "seats_taken", { taken });

  const sold = [...new Set(planned.flatMap(({ variant_ids }) => variant_ids))];
  const { product, max_tickets } = await trx
    .selectFrom("products as p")
    .innerJoin("performances as d", "d.id", "p.performance_id")
    .select(["p.id as product", "d.max_tickets"])
    .where("d.id", "=", performance_id)
    .executeTakeFirstOrThrow();
  const { others } = await trx
    .selectFrom("cart_items")
    .select(({ fn }) => fn.coalesce(fn.sum<number>("quantity"), sql<number>`0`).as("others"))
    .where("cart_id", "=", cartId)
    .where("product_id", "=", product)
    .where("variant_id", "not in", sold)
    .executeTakeFirstOrThrow();
  const most = max_tickets ?? 0;
  if (Number(others) + chosen.length > most) throw new Refusal(409, "too_many_tickets", { value: most });

  await trx.deleteFrom("cart_seats").where("cart_id", "=", cartId).where("variant_id", "in", sold).execute();
  for (const variant_id of sold) {
    const quantity = chosen.filter((seat) => seat.variant_id === variant_id).length;
    const line = await trx
      .selectFrom("cart_items")
      .select("id")
      .where("cart_id", "=", cartId)
      .where("variant_id", "=", variant_id)
      .executeTakeFirst();
    if (line && quantity === 0) await trx.deleteFrom("cart_items").where("id", "=", line.id).execute();
    else if (line) await trx.updateTable("cart_items").set({ quantity }).where("id", "=", line.id).execute();
    else if (quantity > 0)
      await trx
        .insertInto("cart_items")
        .values({ cart_id: cartId, product_id: product, variant_id, quantity, note: null })
        .execute();
  }
  if (chosen.length === 0) return;
  await trx
    .insertInto("cart_seats")
    .values(
      chosen.map(({ variant_id, row, name }) => ({ cart_id: cartId, variant_id, row, seat: Number(name) })),
    )
    .execute();
}

/** Forgets the chosen seats of a line that has fewer tickets now; the first ones stay. */
export async function dropSurplusSeats(
  trx: Transaction<Tables>,
  cartId: string,
  { variantId, quantity }: { readonly variantId: number; readonly quantity: number },
): Promise<void> {
  const ofLine = trx
    .selectFrom("cart_seats")
    .select("id")
    .where("cart_id", "=", cartId)
    .where("variant_id", "=", variantId)
    .orderBy("id")
    .offset(quantity);
  await trx.deleteFrom("cart_seats").where("id", "in", ofLine).execute();
}
