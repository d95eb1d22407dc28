import { inTransaction } from "#standalone/db/in-transaction.ts";
import { sql, type Kysely, type Transaction } from "kysely";
import type { TheatreContent } from "#standalone/content/theatre.ts";
import type { Product } from "#standalone/content/shop.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { netOf } from "#standalone/domain/money.ts";
import { onDay } from "./calendar.ts";
import { countries, currencies } from "./countries.ts";
import { idsOf, insertMissing, insertParts, variantId } from "./insert.ts";
import { newUsers, seedCustomers } from "./seed-customers.ts";
import { seedContent } from "./seed-content.ts";
import { seedTheatre } from "./seed-theatre.ts";
import { czech, czechOrNull } from "./typeset.ts";

/** Key of the advisory lock: any number, but the same in every process, and another than the one in migrate.ts. */
const lock = 7_231_997;

/**
 * Inserts a theatre's content. Existing rows stay unchanged, stock and passwords included, except for days that move
 * with the demo week; rows added to the content later are inserted. So every start may run it. Days count from `now`.
 */
export async function seed(
  db: Kysely<Tables>,
  { content, now, ticketVat = 12 }: { content: TheatreContent; now: Date; ticketVat?: number | undefined },
): Promise<void> {
  const customers = content.demo?.customers ?? [];
  // Slow hashing is done before the transaction: an open transaction blocks all other queries in PGlite.
  const users = await newUsers(db, customers, now);
  await inTransaction(db, async (trx) => {
    // If two processes start at once, the second one waits and sees the rows of the first.
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx);
    const productId = await seedShop(trx, content, now);
    await seedHouse(trx, content, now);
    const week = await seedTheatre(trx, { content, now, ticketVat, productId });
    await seedContent(trx, { content, week, now });
    await seedCustomers(trx, { content, customers, users, productId, now });
  });
}

/** Those of gift vouchers that are sold begin here. */
const firstIssuedCode = 100_001;

/** Returns the ids of products by slug. */
async function seedShop(trx: Transaction<Tables>, content: TheatreContent, now: Date) {
  const categoryId = await idsOf(trx, "categories", content.categories);
  const brandId = await idsOf(trx, "brands", content.brands);
  const productId = await idsOf(trx, "products", content.products);
  await insertMissing(
    trx,
    "categories",
    content.categories.map(({ slug, name, description }, index) => ({
      id: categoryId(slug),
      slug,
      name,
      description: czechOrNull(description),
      position: index + 1,
    })),
  );
  await insertMissing(
    trx,
    "brands",
    content.brands.map(({ slug, name, logo }) => ({ id: brandId(slug), slug, name, logo })),
  );
  const makers = new Map(content.brands.map(({ slug, manufacturer }) => [slug, manufacturer]));
  for (const product of content.products) {
    const id = productId(product.slug);
    const [first] = product.categories;
    const added = await trx
      .insertInto("products")
      .values({
        ...productRow(product, now),
        id,
        brand_id: product.brand === null ? null : brandId(product.brand),
        default_category_id: first === undefined ? null : categoryId(first),
        manufacturer: madeBy(product.manufacturer ?? makers.get(product.brand ?? "") ?? null),
      })
      .onConflict((on) => on.doNothing())
      .returning("id")
      .execute();
    if (added.length > 0) await seedPartsOf(trx, product, { id, categoryId });
  }
  await seedCodes(trx, content, now);
  await insertMissing(
    trx,
    "deliveries",
    content.deliveries.map(({ payments, countries: to, price, tax, description, ...delivery }, index) => ({
      ...delivery,
      description: czech(description),
      price: netOf(price, tax),
      tax_rate: tax,
      by_email: delivery.kind === "email",
      countries: JSON.stringify(to),
      payments: JSON.stringify(
        content.payments.filter(({ kind }) => payments.includes(kind)).map(({ id }) => id),
      ),
      position: index + 1,
    })),
  );
  await insertMissing(
    trx,
    "payments",
    content.payments.map(({ price, tax, description, ...payment }, index) => ({
      ...payment,
      description: czech(description),
      price: netOf(price, tax),
      tax_rate: tax,
      rounds_to_crowns: payment.kind === "cod" || payment.kind === "desk",
      position: index + 1,
    })),
  );
  await insertMissing(
    trx,
    "branches",
    content.branches.map(({ delivery, opening_hours, ...branch }) => ({
      ...branch,
      delivery_id: delivery,
      opening_hours: czechOrNull(opening_hours),
    })),
  );
  return productId;
}

async function seedCodes(trx: Transaction<Tables>, { codes }: TheatreContent, now: Date): Promise<void> {
  const known = await trx.selectFrom("vouchers").select(["id", "code"]).execute();
  const isKnown = new Set(known.map(({ code }) => code));
  let next = Math.max(0, ...known.map(({ id }) => id).filter((id) => id < firstIssuedCode));
  await insertMissing(
    trx,
    "vouchers",
    codes
      .filter(({ code }) => !isKnown.has(code))
      .map(({ from, to, ...code }) => ({
        ...code,
        id: (next += 1),
        active_from: from === null ? null : onDay(from, now),
        active_to: to === null ? null : onDay(to, now),
      })),
  );
}

async function seedPartsOf(
  trx: Transaction<Tables>,
  product: Product,
  { id, categoryId }: { id: number; categoryId: (slug: string) => number },
): Promise<void> {
  const { categories, images, variants, tax } = product;
  await insertParts(
    trx,
    "product_categories",
    categories.map((slug, position) => ({ product_id: id, category_id: categoryId(slug), position })),
  );
  await insertParts(
    trx,
    "product_images",
    images.map((image, position) => ({ product_id: id, position, image })),
  );
  await insertParts(
    trx,
    "variants",
    variants.map(({ name, stock, order_days, ...priced }, index) => ({
      id: variantId(id, index),
      product_id: id,
      name,
      stock,
      order_days,
      ...priceRow(priced, tax),
      position: index + 1,
    })),
  );
}

async function seedHouse(trx: Transaction<Tables>, content: TheatreContent, now: Date): Promise<void> {
  await insertMissing(
    trx,
    "countries",
    countries.map((country, position) => ({ ...country, position })),
  );
  await insertMissing(trx, "currencies", currencies);
  const settings = { ...content.settings, ...abilities, intropopup: { active: hasPopup(content) } };
  await insertMissing(
    trx,
    "settings",
    Object.entries(settings).map(([name, value]) => ({ name, value: JSON.stringify(value) })),
  );
  const placed = new Map<string, number>();
  await insertMissing(
    trx,
    "banners",
    content.banners.map((banner) => {
      const position = (placed.get(banner.key) ?? 0) + 1;
      placed.set(banner.key, position);
      return { ...banner, text: czechOrNull(banner.text), path: "banner", position };
    }),
  );
  await insertMissing(
    trx,
    "page_words",
    content.pages.flatMap(({ slug, words }) => (words === null ? [] : [{ slug, words }])),
  );
  await insertMissing(
    trx,
    "pages",
    content.pages.map(({ slug, title, body, sample, updated, isCzech }) => ({
      slug,
      title,
      body: isCzech ? czech(body) : body,
      sample,
      updated_at: onDay(updated, now),
    })),
  );
}

/** What this back office does, for the sentences of the site. */
const abilities = {
  accounts: { signs_in_at_once: true, reset_link_hours: 2, password_ends_sessions: true },
  resend: true,
};

function hasPopup({ banners }: TheatreContent): boolean {
  return banners.some(({ key }) => key.startsWith("banner.popup_"));
}

function productRow(product: Product, now: Date) {
  const { slug, name, tax, added, stock, order_days, is_new, delivered_by_email, position } = product;
  return {
    slug,
    name,
    perex: czechOrNull(product.perex),
    description: czechOrNull(product.description),
    warnings: czechOrNull(product.warnings),
    composition: czechOrNull(product.composition),
    withdrawal_excluded: czechOrNull(product.withdrawal_excluded),
    tax_rate: tax,
    ...priceRow(product, tax),
    stock,
    order_days,
    is_new,
    delivered_by_email,
    position,
    created_at: onDay(added, now),
    responsible_person: madeBy(product.responsible_person),
    unit_price: product.unit_price && JSON.stringify(product.unit_price),
    food: product.food && JSON.stringify(product.food),
    attributes: JSON.stringify(product.attributes),
  };
}

function madeBy(maker: Product["manufacturer"]): string | null {
  return maker && JSON.stringify({ ...maker, name: czech(maker.name), address: czech(maker.address) });
}

function priceRow({ price, sale, lowest }: Pick<Product, "price" | "sale" | "lowest">, tax: number) {
  return {
    price: netOf(price, tax),
    price_sale: sale === null ? null : netOf(sale, tax),
    is_price_sale_active: sale !== null,
    lowest_price_30d: lowest === null ? null : netOf(lowest, tax),
  };
}
