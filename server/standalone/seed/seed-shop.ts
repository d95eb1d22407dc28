import { sql, type Transaction } from "kysely";
import type { TheatreContent } from "#standalone/content/theatre.ts";
import type { Product } from "#standalone/content/shop.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { netOf } from "#standalone/domain/money.ts";
import { onDay } from "./calendar.ts";
import { firstVariantOf, idsOf, type VariantIds } from "./ids.ts";
import { removeOthers, sync, syncWhole } from "./sync.ts";
import { czech, czechOrNull } from "./typeset.ts";

interface Writing {
  readonly content: TheatreContent;
  /** The first load, from which days are counted. */
  readonly firstAt: Date;
  readonly variantId: VariantIds;
}

/** The offered products: ids by slug, and all ids. `removeGone` removes the others. */
export interface Offer {
  readonly productId: (slug: string) => number;
  readonly products: readonly number[];
  readonly variants: readonly number[];
}

/**
 * Products, categories and brands, codes, deliveries and payments. `removeGone` removes missing categories and brands.
 */
export async function seedShop(
  trx: Transaction<Tables>,
  { content, firstAt, variantId }: Writing,
): Promise<Offer> {
  const categoryId = await idsOf(trx, "categories", content.categories);
  const brandId = await idsOf(trx, "brands", content.brands);
  const productId = await idsOf(trx, "products", content.products);
  await sync(
    trx,
    "categories",
    content.categories.map(({ slug, name, description }, index) => ({
      id: categoryId(slug),
      slug,
      name,
      description: czechOrNull(description),
      position: index + 1,
    })),
    { key: ["id"] },
  );
  await sync(
    trx,
    "brands",
    content.brands.map(({ slug, name, logo }) => ({ id: brandId(slug), slug, name, logo })),
    { key: ["id"] },
  );
  const makers = new Map(content.brands.map(({ slug, manufacturer }) => [slug, manufacturer]));
  const products = content.products.map((product) => {
    const [category] = product.categories;
    return {
      ...productRow(product, firstAt),
      id: productId(product.slug),
      brand_id: product.brand === null ? null : brandId(product.brand),
      default_category_id: category === undefined ? null : categoryId(category),
      manufacturer: madeBy(product.manufacturer ?? makers.get(product.brand ?? "") ?? null),
    };
  });
  await sync(trx, "products", products, { key: ["id"], first: ["stock"] });
  const variants = await seedParts(trx, { content, categoryId, productId, variantId });
  await seedCodes(trx, content, firstAt);
  await seedDelivery(trx, content);
  return { productId, products: products.map(({ id }) => id), variants };
}

interface Parts {
  readonly content: TheatreContent;
  readonly categoryId: (slug: string) => number;
  readonly productId: (slug: string) => number;
  readonly variantId: VariantIds;
}

/** Returns the ids of all variants. */
async function seedParts(
  trx: Transaction<Tables>,
  { content, categoryId, productId, variantId }: Parts,
): Promise<readonly number[]> {
  await syncWhole(
    trx,
    "product_categories",
    content.products.flatMap(({ slug, categories }) =>
      categories.map((category, position) => ({
        product_id: productId(slug),
        category_id: categoryId(category),
        position,
      })),
    ),
    ["product_id", "category_id"],
  );
  const images = content.products.flatMap(({ slug, images: files }) =>
    files.map((image, position) => ({ product_id: productId(slug), position, image })),
  );
  const ids = content.products.map(({ slug }) => productId(slug));
  await removeOthers(trx, "product_images", images, {
    key: ["product_id", "position"],
    // The page of a discontinued product keeps its pictures.
    where: sql<boolean>`t.product_id = any(${ids}::integer[])`,
  });
  await sync(trx, "product_images", images, { key: ["product_id", "position"] });
  const variants = content.products.flatMap(({ slug, tax, variants: ofProduct }) => {
    const id = productId(slug);
    return ofProduct.map(({ name, stock, order_days, ...priced }, index) => ({
      id: variantId({ id, firstVariant: firstVariantOf(id) }, name),
      product_id: id,
      name,
      stock,
      order_days,
      ...priceRow(priced, tax),
      position: index + 1,
      discontinued_at: null,
    }));
  });
  await sync(trx, "variants", variants, { key: ["id"], first: ["stock"] });
  return variants.map(({ id }) => id);
}

/** Ids of sold gift vouchers begin here. */
export const firstIssuedCode = 100_001;

/** The file of a code contains neither its uses nor its balance. */
async function seedCodes(trx: Transaction<Tables>, { codes }: TheatreContent, firstAt: Date): Promise<void> {
  const rows = await trx.selectFrom("vouchers").select(["id", "code"]).execute();
  const known = new Map(rows.map(({ id, code }) => [code.toUpperCase(), id]));
  let next = Math.max(0, ...rows.map(({ id }) => id).filter((id) => id < firstIssuedCode));
  const numbered = codes.map(({ from, to, ...code }) => ({
    ...code,
    id: known.get(code.code.toUpperCase()) ?? (next += 1),
    active_from: from === null ? null : onDay(from, firstAt),
    active_to: to === null ? null : onDay(to, firstAt),
    discontinued_at: null,
  }));
  const own = numbered.filter(({ id }) => id < firstIssuedCode);
  await sync(trx, "vouchers", own, { key: ["id"], first: ["quantity", "balance"] });
}

async function seedDelivery(trx: Transaction<Tables>, content: TheatreContent): Promise<void> {
  await syncWhole(
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
    ["id"],
  );
  await syncWhole(
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
    ["id"],
  );
  await syncWhole(
    trx,
    "branches",
    content.branches.map(({ delivery, opening_hours, ...branch }) => ({
      ...branch,
      delivery_id: delivery,
      opening_hours: czechOrNull(opening_hours),
    })),
    ["id"],
  );
}

function productRow(product: Product, firstAt: Date) {
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
    created_at: onDay(added, firstAt),
    responsible_person: madeBy(product.responsible_person),
    unit_price: product.unit_price && JSON.stringify(product.unit_price),
    food: product.food && JSON.stringify(product.food),
    attributes: JSON.stringify(product.attributes),
    discontinued_at: null,
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
