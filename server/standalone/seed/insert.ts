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
