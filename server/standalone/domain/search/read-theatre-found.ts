import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { selectCards } from "#standalone/domain/theatre/read-productions.ts";
import type { Matches } from "./read-found.ts";
import type { Group } from "#standalone/schemas/search.ts";

export async function readProductionsFound(
  db: Kysely<Tables>,
  found: Matches,
  now: Date,
): Promise<Group | null> {
  const ids = found.items("productions").map(Number);
  if (ids.length === 0) return null;
  const [rows, dates] = await Promise.all([
    selectCards(db, now).where("p.id", "in", ids).execute(),
    db
      .selectFrom("performances")
      .select(({ fn }) => ["production_id", fn.min("starts_at").as("next_at")])
      .where("production_id", "in", ids)
      .where("starts_at", ">=", now)
      .where("state", "not in", ["cancelled", "moved", "closed_perf"])
      .groupBy("production_id")
      .execute(),
  ]);
  const nextAt = new Map(dates.map((row) => [row.production_id, row.next_at.toISOString()]));
  return {
    kind: "productions",
    total: found.total("productions"),
    items: rows
      .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map(({ id, slug, title, author, image, state }) => ({
        slug,
        title,
        author,
        image,
        state,
        next_at: nextAt.get(id) ?? null,
      })),
  };
}

export async function readPeopleFound(db: Kysely<Tables>, found: Matches): Promise<Group | null> {
  const ids = found.items("people").map(Number);
  if (ids.length === 0) return null;
  const rows = await db
    .selectFrom("people")
    .select(["id", "slug", "name", "function", "image"])
    .where("id", "in", ids)
    .execute();
  return {
    kind: "people",
    total: found.total("people"),
    items: rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
  };
}

export async function readPerformancesFound(db: Kysely<Tables>, found: Matches): Promise<Group | null> {
  const ids = found.items("performances").map(Number);
  if (ids.length === 0) return null;
  const rows = await db
    .selectFrom("performances")
    .select(["id", "title", "starts_at", "access"])
    .where("id", "in", ids)
    .execute();
  return {
    kind: "performances",
    total: found.total("performances"),
    items: rows
      .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map((row) => ({ ...row, starts_at: row.starts_at.toISOString() })),
  };
}
