import { sql, type Kysely, type Transaction } from "kysely";
import { banners } from "#server/demo-backend/seed/data/banners.ts";
import { branches } from "#server/demo-backend/seed/data/branches.ts";
import { brands } from "#server/demo-backend/seed/data/brands.ts";
import { categories } from "#server/demo-backend/seed/data/categories.ts";
import { countries } from "#server/demo-backend/seed/data/countries.ts";
import { currencies } from "#server/demo-backend/seed/data/currencies.ts";
import { deliveries } from "#server/demo-backend/seed/data/deliveries.ts";
import { pages } from "#server/demo-backend/seed/data/pages.ts";
import { payments } from "#server/demo-backend/seed/data/payments.ts";
import { products } from "#server/demo-backend/seed/data/products.ts";
import { settings } from "#server/demo-backend/seed/data/settings.ts";
import { vouchers } from "#server/demo-backend/seed/data/vouchers.ts";
import { drawFiles } from "#server/demo-backend/seed/draw-files.ts";
import { newUsers, seedCustomers } from "#server/demo-backend/seed/seed-customers.ts";
import { knownFiles, seedContent } from "#server/demo-backend/seed/seed-content.ts";
import type { SeedProduct } from "#server/demo-backend/seed/types.ts";
import { seedTheatre } from "#server/demo-backend/seed/seed-theatre.ts";
import type { Tables } from "./tables.ts";

/** Key of the advisory lock: any number, but the same in every process, and another than the one in migrate.ts. */
const lock = 7_231_997;

/**
 * Inserts the demo data. Existing rows stay unchanged, stock and passwords included, except for days that move with the
 * demo week; rows added to the seed later are inserted. So every start may run it. Days count from `now`.
 */
export async function seed(db: Kysely<Tables>, now: Date): Promise<void> {
  // Slow hashing and drawing is done before the transaction: an open transaction blocks all other queries in PGlite.
  const users = await newUsers(db);
  const files = await drawFiles(await knownFiles(db), now);
  await db.transaction().execute(async (trx) => {
    // If two processes start at once, the second one waits and sees the rows of the first.
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    await seedShop(trx, now);
    await seedHouse(trx, now);
    const week = await seedTheatre(trx, now);
    await seedContent(trx, { files, week, now });
    await seedCustomers(trx, { users, now });
  });
}

async function seedShop(trx: Transaction<Tables>, now: Date): Promise<void> {
  await trx
    .insertInto("categories")
    .values([...categories])
    .onConflict((on) => on.doNothing())
    .execute();
  await trx
    .insertInto("brands")
    .values([...brands])
    .onConflict((on) => on.doNothing())
    .execute();
  const added = await trx
    .insertInto("products")
    .values(products.map((product) => productRow(product, now)))
    .onConflict((on) => on.doNothing())
    .returning("id")
    .execute();
  const fresh = new Set(added.map((row) => row.id));
  for (const product of products.filter(({ id }) => fresh.has(id))) await seedPartsOf(trx, product);
  await trx
    .insertInto("vouchers")
    .values(
      vouchers.map(({ active_from_day: from, active_to_day: to, ...voucher }) => ({
        ...voucher,
        active_from: from === null ? null : day(now, from),
        active_to: to === null ? null : day(now, to),
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
  await trx
    .insertInto("deliveries")
    .values(
      deliveries.map((delivery) => ({
        ...delivery,
        countries: JSON.stringify(delivery.countries),
        payments: JSON.stringify(delivery.payments),
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
  await trx
    .insertInto("payments")
    .values([...payments])
    .onConflict((on) => on.doNothing())
    .execute();
  await trx
    .insertInto("branches")
    .values([...branches])
    .onConflict((on) => on.doNothing())
    .execute();
}

async function seedPartsOf(trx: Transaction<Tables>, product: SeedProduct): Promise<void> {
  const { id, category_ids, images, variants } = product;
  if (category_ids.length > 0) {
    await trx
      .insertInto("product_categories")
      .values(category_ids.map((category_id, position) => ({ product_id: id, category_id, position })))
      .execute();
  }
  if (images.length > 0) {
    await trx
      .insertInto("product_images")
      .values(images.map((image, position) => ({ product_id: id, position, image })))
      .execute();
  }
  if (variants.length > 0) {
    await trx
      .insertInto("variants")
      .values(variants.map((variant) => ({ ...variant, product_id: id })))
      .execute();
  }
}

async function seedHouse(trx: Transaction<Tables>, now: Date): Promise<void> {
  await trx
    .insertInto("countries")
    .values(countries.map((country, position) => ({ ...country, position })))
    .onConflict((on) => on.doNothing())
    .execute();
  await trx
    .insertInto("currencies")
    .values([...currencies])
    .onConflict((on) => on.doNothing())
    .execute();
  await trx
    .insertInto("settings")
    .values(settings.map(({ name, value }) => ({ name, value: JSON.stringify(value) })))
    .onConflict((on) => on.doNothing())
    .execute();
  await trx
    .insertInto("banners")
    .values([...banners])
    .onConflict((on) => on.doNothing())
    .execute();
  await trx
    .insertInto("pages")
    .values(pages.map(({ updated_day, ...page }) => ({ ...page, updated_at: day(now, updated_day) })))
    .onConflict((on) => on.doNothing())
    .execute();
}

function productRow(product: SeedProduct, now: Date) {
  const { category_ids, images: _images, variants: _variants, created_day, ...row } = product;
  return {
    ...row,
    default_category_id: category_ids[0] ?? null,
    created_at: day(now, created_day),
    manufacturer: row.manufacturer && JSON.stringify(row.manufacturer),
    unit_price: row.unit_price && JSON.stringify(row.unit_price),
    attributes: JSON.stringify(row.attributes),
  };
}

function day(now: Date, offset: number): Date {
  return new Date(now.getTime() + offset * 86_400_000);
}
