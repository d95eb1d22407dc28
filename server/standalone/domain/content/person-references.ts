import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";

export interface PersonReference {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** People of the theatre by slug, without those who no longer exist. */
export async function readReferences(
  db: Kysely<Tables>,
  slugs: readonly (string | null)[],
): Promise<ReadonlyMap<string, PersonReference>> {
  const knownSlugs = slugs.filter((slug) => slug !== null);
  if (knownSlugs.length === 0) return new Map();
  const rows = await db
    .selectFrom("people")
    .select(["id", "slug", "name"])
    .where("slug", "in", knownSlugs)
    .execute();
  return new Map(rows.map((row) => [row.slug, row]));
}
