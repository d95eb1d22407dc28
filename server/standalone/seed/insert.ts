import type { InsertObject, Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";

type Rows<Name extends keyof Tables> = readonly InsertObject<Tables, Name>[];

/** Inserts the rows that do not exist yet; existing ones stay unchanged. */
export async function insertMissing<Name extends keyof Tables>(
  trx: Transaction<Tables>,
  table: Name,
  rows: Rows<Name>,
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto(table)
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
}

/** Inserts the parts of a new row; a part that exists already is a mistake of the seed. */
export async function insertParts<Name extends keyof Tables>(
  trx: Transaction<Tables>,
  table: Name,
  rows: Rows<Name>,
): Promise<void> {
  if (rows.length > 0) await trx.insertInto(table).values(rows).execute();
}

/** Ids above are those of tickets. */
const mostId = 99_999;

/**
 * The id of each thing by its slug: the one that the database knows, else the one that the file asks for, else the next
 * free one.
 * @throws Error where two things ask for the same id
 */
export async function idsOf(
  trx: Transaction<Tables>,
  table: "categories" | "brands" | "products" | "people" | "productions" | "blog_categories",
  things: readonly { readonly slug: string; readonly id?: number | undefined }[],
): Promise<(slug: string) => number> {
  const known = await trx.selectFrom(table).select(["id", "slug"]).where("id", "<=", mostId).execute();
  const ids = new Map(known.map(({ id, slug }) => [slug, id]));
  const taken = new Map(known.map(({ id, slug }) => [id, slug]));
  for (const { slug, id } of things) {
    if (id === undefined || ids.has(slug)) continue;
    const other = taken.get(id);
    if (other !== undefined)
      throw new Error(`${table}: ${slug} asks for the id ${id}, which is that of ${other}.`);
    ids.set(slug, id);
    taken.set(id, slug);
  }
  let next = Math.max(0, ...taken.keys());
  for (const { slug } of things) if (!ids.has(slug)) ids.set(slug, (next += 1));
  return (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`${table}: there is no ${slug}.`);
    return id;
  };
}

/** Of a product's variant, by its place among them. */
export function variantId(productId: number, index: number): number {
  return productId * 10 + 1 + index;
}
