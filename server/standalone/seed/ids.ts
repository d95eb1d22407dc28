import { sql, type Transaction } from "kysely";
import type { TheatreContent } from "#standalone/content/theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";

/** Higher ids belong to tickets. */
const mostId = 99_999;

/**
 * The id of each item by its slug: the one in the database, else the one in the file, else the next free one. An item
 * that has the id of a missing one in its file is that one under a new name.
 * @throws Error if two files have the same id
 */
export async function idsOf(
  trx: Transaction<Tables>,
  table: "categories" | "brands" | "products" | "people" | "productions" | "blog_categories",
  things: readonly { readonly slug: string; readonly id?: number | undefined }[],
): Promise<(slug: string) => number> {
  const slugs = new Set(things.map(({ slug }) => slug));
  const known = await trx.selectFrom(table).select(["id", "slug"]).where("id", "<=", mostId).execute();
  const ids = new Map(known.map(({ id, slug }) => [slug, id]));
  const taken = new Map(known.map(({ id, slug }) => [id, slug]));
  for (const { slug, id } of things) {
    if (id === undefined || ids.has(slug)) continue;
    const other = taken.get(id);
    if (other !== undefined && slugs.has(other))
      throw new Error(`${table}: ${slug} wants the id ${id}, which belongs to ${other}.`);
    ids.set(slug, id);
    taken.set(id, slug);
  }
  let next = Math.max(0, ...taken.keys());
  for (const { slug } of things) if (!ids.has(slug)) ids.set(slug, (next += 1));
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`${table} has no ${slug}.`);
    return id;
  };
}

/** Gives an item whose file was renamed its new slug, so that its id and its ratings stay. */
export async function followRenames(trx: Transaction<Tables>, content: TheatreContent): Promise<void> {
  const { productions, people, products, news: articles } = content;
  for (const [table, things] of Object.entries({ productions, people, products, articles })) {
    for (const { slug, formerly = [] } of things) {
      for (const old of formerly) {
        await sql`update ${sql.table(table)} set slug = ${slug}
          where slug = ${old} and not exists (select from ${sql.table(table)} where slug = ${slug})`.execute(
          trx,
        );
        if (table !== "productions") continue;
        await trx
          .updateTable("ratings")
          .set({ production_slug: slug })
          .where("production_slug", "=", old)
          .execute();
      }
    }
  }
}

/** Far above any product's own ids: for variants that no longer fit there. */
const firstSpare = 1_900_000_000;
/** The number of a product's own ids. */
const ownIds = 10;

/** The id of a product's variant by its name, assigned once: a new variant gets its product's first free id. */
export type VariantIds = (
  product: { readonly id: number; readonly firstVariant: number },
  name: string,
) => number;

export async function variantIds(trx: Transaction<Tables>): Promise<VariantIds> {
  const known = await trx.selectFrom("variants").select(["id", "product_id", "name"]).execute();
  // A name that is only typeset in another way is the same.
  const keyOf = (product: number, name: string) => `${product} ${name.replaceAll(/\s/gu, " ")}`;
  const ids = new Map(known.map(({ id, product_id, name }) => [keyOf(product_id, name), id]));
  const taken = new Set(known.map(({ id }) => id));
  function freeFrom(first: number): number {
    let id = first;
    while (taken.has(id)) id += 1;
    return id;
  }
  return ({ id: product, firstVariant }, name) => {
    const key = keyOf(product, name);
    const before = ids.get(key);
    if (before !== undefined) return before;
    const own = freeFrom(firstVariant);
    const id = own < firstVariant + ownIds ? own : freeFrom(firstSpare);
    ids.set(key, id);
    taken.add(id);
    return id;
  };
}

/** The id of the first variant of a shop's product. */
export function firstVariantOf(product: number): number {
  return product * 10 + 1;
}
