import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { InvalidFields, notFound } from "#standalone/refusal.ts";
import { writeLog, type Acting } from "./log.ts";

interface Item {
  readonly product: number;
  /** Null for a product without variants. */
  readonly variant: number | null;
}

/**
 * The pieces in stock; null: not counted.
 * @throws Refusal 404 for an unknown item. @throws InvalidFields if the product has variants and none is given.
 */
export async function readStock(db: Kysely<Tables>, { product, variant }: Item) {
  const { name } = await found(
    db.selectFrom("products").select("name").where("id", "=", product).executeTakeFirst(),
  );
  const variants = await db
    .selectFrom("variants")
    .select(["id", "name", "stock"])
    .where("product_id", "=", product)
    .orderBy("position")
    .execute();
  if (variant !== null) {
    const one = await found(variants.find(({ id }) => id === variant));
    return { product, variant, name: `${name} – ${one.name}`, stock: one.stock };
  }
  if (variants.length > 0) {
    const named = variants.map((item) => `${item.id} (${item.name})`).join(", ");
    throw new InvalidFields({ variant: [`Zboží má varianty: ${named}.`] });
  }
  const { stock } = await found(
    db.selectFrom("products").select("stock").where("id", "=", product).executeTakeFirst(),
  );
  return { product, variant, name, stock };
}

/** Sets the counted pieces in stock. */
export async function countStock(
  trx: Transaction<Tables>,
  { item, stock, who, now }: Acting & { readonly item: Item; readonly stock: number | null },
) {
  // Makes an order of the same pieces wait.
  if (item.variant === null)
    await trx.selectFrom("products").select("id").where("id", "=", item.product).forUpdate().execute();
  else await trx.selectFrom("variants").select("id").where("id", "=", item.variant).forUpdate().execute();
  const { stock: before, ...of } = await readStock(trx, item);
  if (item.variant === null)
    await trx.updateTable("products").set({ stock }).where("id", "=", item.product).execute();
  else await trx.updateTable("variants").set({ stock }).where("id", "=", item.variant).execute();
  const subject =
    item.variant === null ? `product ${item.product}` : `product ${item.product} variant ${item.variant}`;
  await writeLog(trx, { who, now, action: "stock", subject, detail: { before, after: stock } });
  return { ...of, before, after: stock };
}

async function found<Row>(row: Row | undefined | Promise<Row | undefined>): Promise<Row> {
  const one = await row;
  if (!one) throw notFound();
  return one;
}
