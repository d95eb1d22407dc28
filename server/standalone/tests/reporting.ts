import { expect } from "vitest";
import type { Kysely } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";

/** A published rating of an author with this address; returns its id. */
export async function publishedRating(db: Kysely<Tables>, email: string | null, at: Date): Promise<number> {
  const { id } = await db
    .insertInto("ratings")
    .values({
      production_slug: "marysa",
      stars: 1,
      text: "Souseda z přízemí tam nikdy nepouštějte.",
      name: "Božena",
      email,
      written_at: at,
      confirmed_at: at,
      published_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A notice of an insult; without an address one of abuse of children. */
export function notice(email: string | null) {
  return {
    reason: email === null ? "children" : "insult",
    explanation: "Píše o mém sousedovi, že krade.",
    name: email === null ? null : "Jana Nováková",
    email,
    good_faith: true,
  };
}

/** The id of the newest report. */
export async function newestReport(db: Kysely<Tables>): Promise<number> {
  const { id } = await db
    .selectFrom("rating_reports")
    .select(({ fn }) => fn.max("id").as("id"))
    .executeTakeFirstOrThrow();
  expect(id).toBeGreaterThan(0);
  return id;
}
