import { sql, type Kysely } from "kysely";
import type { ProductionState } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { notFound } from "#standalone/refusal.ts";
import { dayInPrague } from "./prague.ts";

const inCzech = new Intl.Collator("cs");

/** Person cards by group, then by position in the group, then by surname in Czech. */
export async function readPersonCards(db: Kysely<Tables>) {
  const rows = await selectPeople(db).execute();
  return rows
    .sort(
      (a, b) =>
        a.group_position - b.group_position ||
        a.position - b.position ||
        inCzech.compare(a.surname, b.surname) ||
        inCzech.compare(a.name, b.name),
    )
    .map(personCardOf);
}

function selectPeople(db: Kysely<Tables>) {
  return db
    .selectFrom("people")
    .innerJoin("person_groups as g", "g.slug", "people.group_slug")
    .selectAll("people")
    .select(["g.name as group_name", "g.position as group_position"]);
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>["execute"]>>[number];

function personCardOf(row: PersonRow) {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    surname: row.surname,
    group: { slug: row.group_slug, name: row.group_name },
    function: row.function,
    image: row.image,
    as_guest: row.as_guest,
  };
}

/** One person with all roles by the position of the title; titles with a derniere are last. */
export async function readPerson(db: Kysely<Tables>, id: number, now: Date) {
  const row = await selectPeople(db).where("people.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  const roles = await db
    .selectFrom("production_people as pp")
    .innerJoin("productions as p", "p.id", "pp.production_id")
    .select(["pp.kind", "pp.role", "p.slug", "p.title", "p.image", "pp.until"])
    .select(({ fn }) => fn.coalesce("pp.since", "p.premiere").as("since"))
    .select(
      sql<ProductionState>`production_state(p.premiere, p.derniere, ${dayInPrague(now)}::date)`.as("state"),
    )
    .where("pp.person_id", "=", id)
    .orderBy(sql`p.derniere is not null`)
    .orderBy("p.position")
    .orderBy("pp.kind")
    .orderBy("pp.position")
    .execute();
  return {
    ...personCardOf(row),
    bio: row.bio,
    credit: row.credit,
    roles: roles.map(({ kind, role, since, until, ...production }) => ({
      kind,
      role,
      production,
      since,
      until,
    })),
  };
}
