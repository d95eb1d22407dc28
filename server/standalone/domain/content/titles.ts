import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";

export interface Title {
  readonly slug: string;
  readonly title: string;
}

/** Names of titles by slug, without those that no longer exist. */
export async function readTitles(
  db: Kysely<Tables>,
  slugs: readonly (string | null)[],
): Promise<ReadonlyMap<string, Title>> {
  const knownSlugs = slugs.filter((slug) => slug !== null);
  if (knownSlugs.length === 0) return new Map();
  const rows = await db
    .selectFrom("productions")
    .select(["slug", "title"])
    .where("slug", "in", knownSlugs)
    .execute();
  return new Map(rows.map((row) => [row.slug, row]));
}
