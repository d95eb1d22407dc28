import { inTransaction } from "#standalone/db/in-transaction.ts";
import { sql, type Kysely, type Transaction } from "kysely";
import { banners } from "#standalone/seed/data/banners.ts";
import { branches } from "#standalone/seed/data/branches.ts";
import { brands } from "#standalone/seed/data/brands.ts";
import { categories } from "#standalone/seed/data/categories.ts";
import { countries } from "#standalone/seed/data/countries.ts";
import { currencies } from "#standalone/seed/data/currencies.ts";
import { deliveries } from "#standalone/seed/data/deliveries.ts";
import { legalSamples, pages } from "#standalone/seed/data/pages.ts";
import { pageWords } from "#standalone/seed/data/page-words.ts";
import { payments } from "#standalone/seed/data/payments.ts";
import { products } from "#standalone/seed/data/products.ts";
import { settings } from "#standalone/seed/data/settings.ts";
import { vouchers } from "#standalone/seed/data/vouchers.ts";
import { insertMissing, insertParts } from "./insert.ts";
import { drawFiles } from "./draw-files.ts";
import { newUsers, seedCustomers } from "./seed-customers.ts";
import { knownFiles, seedContent } from "./seed-content.ts";
import type { SeedProduct } from "./types.ts";
import { seedTheatre } from "./seed-theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";

/** Key of the advisory lock: any number, but the same in every process, and another than the one in migrate.ts. */
const lock = 7_231_997;

/**
 * Inserts the demo data. Existing rows stay unchanged, stock and passwords included, except for days that move with the
 * demo week; rows added to the seed later are inserted. So every start may run it. Days count from `now`.
 */
export async function seed(db: Kysely<Tables>, now: Date, ticketVat = 12): Promise<void> {
  // Slow hashing and drawing is done before the transaction: an open transaction blocks all other queries in PGlite.
  const users = await newUsers(db, now);
  const files = await drawFiles(await knownFiles(db), now);
  await inTransaction(db, async (trx) => {
    // If two processes start at once, the second one waits and sees the rows of the first.
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    await seedShop(trx, now);
    await seedHouse(trx, now);
    const week = await seedTheatre(trx, now, ticketVat);
    await seedContent(trx, { files, week, now });
    await seedCustomers(trx, { users, now });
  });
}

async function seedShop(trx: Transaction<Tables>, now: Date): Promise<void> {
  await insertMissing(trx, "categories", numbered(categories));
  await insertMissing(trx, "brands", brands);
  const added = await trx
    .insertInto("products")
    .values(products.map((product) => productRow(product, now)))
    .onConflict((on) => on.doNothing())
    .returning("id")
    .execute();
  const fresh = new Set(added.map((row) => row.id));
  for (const product of products.filter(({ id }) => fresh.has(id))) await seedPartsOf(trx, product);
  await insertMissing(
    trx,
    "vouchers",
    vouchers.map(({ active_from_day: from, active_to_day: to, ...voucher }) => ({
      ...voucher,
      active_from: from === undefined ? null : day(now, from),
      active_to: to === undefined ? null : day(now, to),
    })),
  );
  await insertMissing(
    trx,
    "deliveries",
    numbered(deliveries).map((delivery) => ({
      ...delivery,
      countries: JSON.stringify(delivery.countries),
      payments: JSON.stringify(delivery.payments),
    })),
  );
  await insertMissing(
    trx,
    "payments",
    numbered(payments).map((payment) => ({ ...payment, tax_rate: 21 })),
  );
  await insertMissing(trx, "branches", branches);
}

async function seedPartsOf(trx: Transaction<Tables>, product: SeedProduct): Promise<void> {
  const { id, category_ids, images, variants } = product;
  await insertParts(
    trx,
    "product_categories",
    category_ids.map((category_id, position) => ({ product_id: id, category_id, position })),
  );
  await insertParts(
    trx,
    "product_images",
    images.map((image, position) => ({ product_id: id, position, image })),
  );
  await insertParts(
    trx,
    "variants",
    variants.map((variant) => ({ ...variant, product_id: id })),
  );
}

async function seedHouse(trx: Transaction<Tables>, now: Date): Promise<void> {
  await insertMissing(
    trx,
    "countries",
    countries.map((country, position) => ({ ...country, position })),
  );
  await insertMissing(trx, "currencies", currencies);
  await insertMissing(
    trx,
    "settings",
    settings.map(({ name, value }) => ({ name, value: JSON.stringify(value) })),
  );
  await insertMissing(trx, "banners", banners);
  await insertMissing(trx, "page_words", pageWords);
  await insertMissing(
    trx,
    "pages",
    pages.map(({ updated_day, ...page }) => ({
      ...page,
      sample: legalSamples.has(page.slug),
      updated_at: day(now, updated_day),
    })),
  );
}

/** Positions of a list, from 1. */
function numbered<Row>(rows: readonly Row[]) {
  return rows.map((row, index) => ({ ...row, position: index + 1 }));
}

function productRow(product: SeedProduct, now: Date) {
  const { category_ids, images: _images, variants: _variants, created_day, ...row } = product;
  return {
    ...row,
    default_category_id: category_ids[0] ?? null,
    created_at: day(now, created_day),
    manufacturer: row.manufacturer && JSON.stringify(row.manufacturer),
    unit_price: row.unit_price && JSON.stringify(row.unit_price),
    food: row.food && JSON.stringify(row.food),
    attributes: JSON.stringify(row.attributes),
  };
}

function day(now: Date, offset: number): Date {
  return new Date(now.getTime() + offset * 86_400_000);
}
