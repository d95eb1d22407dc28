import { sql, type InsertObject, type RawBuilder, type Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";

type Rows<Name extends keyof Tables> = readonly InsertObject<Tables, Name>[];
type Column<Name extends keyof Tables> = Extract<keyof InsertObject<Tables, Name>, string>;

/** PostgreSQL numbers the parameters of a statement with 16 bits. */
const mostParameters = 60_000;

/**
 * Inserts missing rows, and updates rows with a different column. A column that a row lacks gets the table's default.
 * @param first Columns that a row gets at its insertion, and keeps.
 * @param stamps Columns that are written with the others, but do not cause a write.
 */
export async function sync<Name extends keyof Tables>(
  trx: Transaction<Tables>,
  table: Name,
  rows: Rows<Name>,
  {
    key,
    first = [],
    stamps = [],
  }: {
    readonly key: readonly Column<Name>[];
    readonly first?: readonly Column<Name>[];
    readonly stamps?: readonly Column<Name>[];
  },
): Promise<void> {
  if (rows.length === 0) return;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const fixed = new Set<string>([...key, ...first]);
  const changeable = columns.filter((column) => !fixed.has(column));
  const stamping = new Set<string>(stamps);
  const differs = (column: string) =>
    sql`${sql.ref(`${table}.${column}`)} is distinct from ${sql.ref(`excluded.${column}`)}`;
  const changed = changeable.filter((column) => !stamping.has(column));
  // An unchanged value stays: a new title does not write its file of some megabytes again.
  const update = changeable.map((column) =>
    stamping.has(column)
      ? sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`
      : sql`${sql.ref(column)} = case when ${differs(column)} then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`${table}.${column}`)} end`,
  );
  const conflict =
    changed.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(update)} where ${sql.join(changed.map(differs), sql` or `)}`;
  for (const some of inPieces(rows, columns.length)) {
    const values = some.map((row) => {
      const cells = new Map<string, unknown>(Object.entries(row));
      return sql`(${sql.join(columns.map((column) => cellOf(cells.get(column))))})`;
    });
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}
      on conflict (${sql.join(key.map((column) => sql.ref(column)))}) ${conflict}
    `.execute(trx);
  }
}

/**
 * Deletes the rows whose key is none of these.
 * @param where Restricts the deletion to these rows, `t`.
 */
export async function removeOthers<Name extends keyof Tables>(
  trx: Transaction<Tables>,
  table: Name,
  rows: readonly Readonly<Partial<Record<Column<Name>, unknown>>>[],
  {
    key,
    where = sql<boolean>`true`,
  }: { readonly key: readonly Column<Name>[]; readonly where?: RawBuilder<boolean> },
): Promise<void> {
  await sql`delete from ${sql.table(table)} t where ${others(rows, key)} and ${where}`.execute(trx);
}

/** Whether the key of `t` is none of these. */
export function others<Key extends string>(
  rows: readonly Readonly<Partial<Record<Key, unknown>>>[],
  key: readonly Key[],
): RawBuilder<boolean> {
  const lists = key.map((column) => sql`${rows.map((row) => String(row[column]))}::text[]`);
  const same = key.map(
    (column, index) => sql`${sql.ref(`t.${column}`)}::text = known.${sql.ref(`k${index}`)}`,
  );
  const names = key.map((_column, index) => sql.ref(`k${index}`));
  return sql<boolean>`not exists (
    select from unnest(${sql.join(lists)}) as known(${sql.join(names)}) where ${sql.join(same, sql` and `)}
  )`;
}

/** Makes a table that only the folder fills have exactly these rows. */
export async function syncWhole<Name extends keyof Tables>(
  trx: Transaction<Tables>,
  table: Name,
  rows: Rows<Name>,
  key: readonly Column<Name>[],
): Promise<void> {
  await removeOthers(trx, table, rows, { key });
  await sync(trx, table, rows, { key });
}

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

/** Inserts the parts of a new row; an existing part is a bug of the caller. */
export async function insertParts<Name extends keyof Tables>(
  trx: Transaction<Tables>,
  table: Name,
  rows: Rows<Name>,
): Promise<void> {
  if (rows.length > 0) await trx.insertInto(table).values(rows).execute();
}

function cellOf(value: unknown): unknown {
  return value === undefined ? sql`default` : value;
}

function inPieces<Row>(rows: readonly Row[], columns: number): readonly (readonly Row[])[] {
  const most = Math.floor(mostParameters / columns);
  return Array.from({ length: Math.ceil(rows.length / most) }, (_none, index) =>
    rows.slice(index * most, (index + 1) * most),
  );
}
