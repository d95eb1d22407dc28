import { sql, type Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import type { AvailabilityCode } from "#standalone/db/column-values.ts";
import { notFound } from "#standalone/refusal.ts";
import { availabilityOf, cardOf, pricesOf } from "./product-card.ts";

/** Everything about one product. */
export async function readProduct(db: Kysely<Tables>, id: number) {
  const [card, more, images, categories, variants] = await Promise.all([
    db.selectFrom("product_cards").selectAll().where("id", "=", id).executeTakeFirst(),
    db.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirst(),
    db
      .selectFrom("product_images")
      .select("image")
      .where("product_id", "=", id)
      .orderBy("position")
      .execute(),
    db
      .selectFrom("product_categories as pc")
      .innerJoin("categories as c", "c.id", "pc.category_id")
      .select(["c.id", "c.name", "c.slug"])
      .where("pc.product_id", "=", id)
      .orderBy("pc.position")
      .execute(),
    db
      .selectFrom("variants")
      .selectAll()
      .select(sql<AvailabilityCode>`availability(stock, order_days)`.as("code"))
      .where("product_id", "=", id)
      .where("discontinued_at", "is", null)
      .orderBy("position")
      .execute(),
  ]);
  if (!card || !more) throw notFound();
  return {
    ...cardOf(card),
    perex: more.perex,
    description: more.description,
    images,
    categories,
    variants: variants.map((variant) => ({
      id: variant.id,
      name: variant.name,
      ...pricesOf(variant),
      availability: availabilityOf(variant.code, variant),
    })),
    attributes: more.attributes,
    delivered_by_email: more.delivered_by_email,
    manufacturer: more.manufacturer,
    warnings: more.warnings,
    composition: more.composition,
    responsible_person: more.responsible_person,
    food: more.food,
    unit_price: more.unit_price,
    withdrawal_excluded: more.withdrawal_excluded,
    ...(more.discontinued_at !== null && { discontinued: true as const }),
    ...(more.performance_id !== null && { performance: { id: more.performance_id } }),
  };
}

/** Up to six other products: available ones first, then those of the same category, then of the same brand. */
export async function readSimilar(db: Kysely<Tables>, id: number) {
  const product = await db
    .selectFrom("product_cards")
    .select(["category_id", "brand_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!product) throw notFound();
  const rows = await db
    .selectFrom("product_cards")
    .selectAll()
    .where("id", "!=", id)
    .where("performance_id", "is", null)
    .where("discontinued_at", "is", null)
    .orderBy(sql`availability_code = 'sold_out'`)
    .orderBy(sql`category_id is distinct from ${product.category_id}::int`)
    .orderBy(sql`brand_id is distinct from ${product.brand_id}::int`)
    .orderBy("position")
    .orderBy("id")
    .limit(6)
    .execute();
  return rows.map(cardOf);
}
