import { sql, type RawBuilder, type Transaction } from "kysely";
import type { TheatreContent } from "#standalone/content/theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";
import type { KnownEvenings } from "./kept-evenings.ts";
import { firstIssuedCode } from "./seed-shop.ts";
import { others, removeOthers } from "./sync.ts";

interface Written {
  readonly content: TheatreContent;
  readonly now: Date;
  readonly evenings: KnownEvenings;
  /** Ids of the offered products, tickets included. */
  readonly products: readonly number[];
  readonly variants: readonly number[];
}

const inOrders = (column: "product_id" | "variant_id") => sql<boolean>`(
  t.id in (select ${sql.ref(column)} from order_items where ${sql.ref(column)} is not null)
  or t.id in (select ${sql.ref(column)} from cart_items where ${sql.ref(column)} is not null)
)`;

/**
 * Deletes everything that the folder no longer has, referenced rows last. Rows that customers' data refer to stay;
 * offers among them are marked as discontinued.
 */
export async function removeGone(trx: Transaction<Tables>, written: Written): Promise<void> {
  await removeEvenings(trx, written);
  await removeOffers(trx, written);
  const { content, now } = written;
  await removeCodes(trx, content, now);
  const bySlug = { key: ["slug"] } as const;
  const isFree = (table: string, column: string, own: string) =>
    sql<boolean>`not exists (select from ${sql.table(table)} o where o.${sql.ref(column)} = t.${sql.ref(own)})`;
  const both = (one: RawBuilder<boolean>, other: RawBuilder<boolean>) => sql<boolean>`${one} and ${other}`;
  await removeOthers(trx, "productions", content.productions, {
    ...bySlug,
    where: isFree("performances", "production_id", "id"),
  });
  await removeOthers(trx, "people", content.people, {
    ...bySlug,
    where: both(
      isFree("production_people", "person_id", "id"),
      isFree("performance_cast", "person_id", "id"),
    ),
  });
  await removeOthers(trx, "person_groups", content.personGroups, {
    ...bySlug,
    where: isFree("people", "group_slug", "slug"),
  });
  await removeOthers(trx, "venues", content.halls, {
    ...bySlug,
    where: both(isFree("performances", "venue_slug", "slug"), isFree("productions", "venue_slug", "slug")),
  });
  await removeOthers(trx, "genres", content.genres, {
    ...bySlug,
    where: isFree("productions", "genre_slug", "slug"),
  });
}

/** Evenings with tickets stay, with their tickets on sale. */
async function removeEvenings(trx: Transaction<Tables>, { content, evenings }: Written): Promise<void> {
  const rows = new Set(content.programme.map(({ id }) => id));
  const gone = [...evenings.values()]
    .filter(({ id, isSold }) => !isSold && !rows.has(id))
    .map(({ id }) => id);
  if (gone.length === 0) return;
  await trx.updateTable("performances").set({ moved_to_id: null }).where("moved_to_id", "in", gone).execute();
  await trx
    .updateTable("products")
    .set({ performance_id: null })
    .where("performance_id", "in", gone)
    .execute();
  await trx.deleteFrom("performances").where("id", "in", gone).execute();
}

async function removeOffers(
  trx: Transaction<Tables>,
  { products, variants, evenings, now }: Written,
): Promise<void> {
  const sold = [...evenings.values()].filter(({ isSold }) => isSold).map(({ id }) => id);
  const ofSold = sql`select id from products where performance_id = any(${sold}::integer[])`;
  const goneProduct = sql`t.id <> all(${products}::integer[]) and t.id not in (${ofSold})`;
  await sql`delete from products t where ${goneProduct} and not ${inOrders("product_id")}`.execute(trx);
  await sql`update products t set discontinued_at = ${now} where ${goneProduct} and discontinued_at is null`.execute(trx); // oxfmt-ignore
  const goneVariant = sql`t.id <> all(${variants}::integer[]) and not (
    t.product_id in (${ofSold}) and t.product_id <> all(${products}::integer[])
  )`;
  // Variants of a discontinued product keep their stock, in case it returns.
  await sql`
    delete from variants t
    where ${goneVariant} and t.product_id = any(${products}::integer[]) and not ${inOrders("variant_id")}
  `.execute(trx);
  await sql`update variants t set discontinued_at = ${now} where ${goneVariant} and discontinued_at is null`.execute(trx); // oxfmt-ignore
}

async function removeCodes(trx: Transaction<Tables>, { codes }: TheatreContent, now: Date): Promise<void> {
  const gone = sql`t.id < ${firstIssuedCode} and upper(t.code) <> all(${codes.map(({ code }) => code.toUpperCase())}::text[])`;
  const used = ["order_vouchers", "voucher_movements", "gift_vouchers", "cart_vouchers"].map(
    (table) => sql`t.id in (select voucher_id from ${sql.table(table)})`,
  );
  await sql`delete from vouchers t where ${gone} and not (${sql.join(used, sql` or `)})`.execute(trx);
  await sql`update vouchers t set discontinued_at = ${now} where ${gone} and discontinued_at is null`.execute(trx); // oxfmt-ignore
}

/** Deletes missing categories and brands. A discontinued product is in none of them. */
export async function removeSorting(
  trx: Transaction<Tables>,
  { categories, brands }: TheatreContent,
): Promise<void> {
  const goneCategory = sql`select id from categories t where ${others(categories, ["slug"])}`;
  const goneBrand = sql`select id from brands t where ${others(brands, ["slug"])}`;
  await sql`update products set default_category_id = null where default_category_id in (${goneCategory})`.execute(trx); // oxfmt-ignore
  await sql`update products set brand_id = null where brand_id in (${goneBrand})`.execute(trx);
  await removeOthers(trx, "categories", categories, { key: ["slug"] });
  await removeOthers(trx, "brands", brands, { key: ["slug"] });
}
