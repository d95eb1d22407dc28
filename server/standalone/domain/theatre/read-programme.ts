import type { Kysely, Selectable } from "kysely";
import type { TicketState } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { readTickets, type Sold } from "#standalone/domain/tickets/read-tickets.ts";
import { previousStart } from "#standalone/domain/tickets/previous-start.ts";
import { personReferenceOf } from "./person-reference.ts";
import { addDays, dayInPrague, instantInPrague } from "./prague.ts";
import { namedOf, priceOf } from "./read-productions.ts";

/**
 * Performances by start, from the first day to the last (Prague), both included. `from` is today by default; without
 * `to` it returns all later performances.
 */
export async function readProgramme(
  db: Kysely<Tables>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
) {
  const rows = await selectPerformances(db)
    .where("d.starts_at", ">=", instantInPrague(from ?? dayInPrague(now), "00:00"))
    .$if(to !== undefined, (query) =>
      query.where("d.starts_at", "<", instantInPrague(addDays(to ?? "", 1), "00:00")),
    )
    .execute();
  const ids = rows.map(({ id }) => id);
  const cast = await readCast(db, ids);
  const tickets = await readTickets(db, ids);
  return rows.map((row) => performanceOf(row, cast.get(row.id) ?? [], tickets.get(row.id), now));
}

function selectPerformances(db: Kysely<Tables>) {
  return db
    .selectFrom("performances as d")
    .innerJoin("venues as v", "v.slug", "d.venue_slug")
    .leftJoin("productions as p", "p.id", "d.production_id")
    .leftJoin("genres as g", "g.slug", "p.genre_slug")
    .leftJoin("performances as moved", "moved.id", "d.moved_to_id")
    .selectAll("d")
    .select([
      "v.name as venue_name",
      "v.step_free as venue_step_free",
      "p.slug as production_slug",
      "p.title as production_title",
      "p.author",
      "p.genre_slug",
      "g.name as genre_name",
      "p.image",
      "p.length_minutes",
      "moved.starts_at as moved_to_at",
    ])
    .orderBy("d.starts_at")
    .orderBy("d.id");
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPerformances>["execute"]>>[number];
type CastRow = Pick<Selectable<Tables["performance_cast"]>, "role" | "name" | "person_id" | "as_guest"> & {
  slug: string | null;
};

async function readCast(db: Kysely<Tables>, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom("performance_cast as c")
          .leftJoin("people", "people.id", "c.person_id")
          .select(["c.performance_id", "c.role", "c.name", "c.person_id", "c.as_guest", "people.slug"])
          .where("c.performance_id", "in", ids)
          .orderBy("c.position")
          .execute();
  const cast = new Map<number, CastRow[]>();
  for (const row of rows) cast.set(row.performance_id, [...(cast.get(row.performance_id) ?? []), row]);
  return cast;
}

function performanceOf(row: Row, cast: readonly CastRow[], sold: Sold | undefined, now: Date) {
  const state = stateAt(row, sold?.free, now);
  const isSold = (state === "on_sale" || state === "few_left") && row.starts_at > now;
  const isProduction = row.production_slug !== null && row.production_title !== null;
  return {
    id: row.id,
    title: row.title,
    production: isProduction
      ? {
          slug: row.production_slug ?? "",
          title: row.production_title ?? "",
          author: row.author,
          genre: namedOf(row.genre_slug, row.genre_name),
          image: row.image,
          length_minutes: row.length_minutes,
        }
      : null,
    starts_at: row.starts_at.toISOString(),
    ...previousStart(row.previous_starts_at),
    ends_at: row.ends_at?.toISOString() ?? null,
    venue: { slug: row.venue_slug, name: row.venue_name, step_free: row.venue_step_free },
    state,
    presale_from: row.presale_from?.toISOString() ?? null,
    moved_to:
      row.moved_to_id !== null && row.moved_to_at !== null
        ? { id: row.moved_to_id, starts_at: row.moved_to_at.toISOString() }
        : null,
    ticket_url: row.ticket_url,
    price: priceOf(row.price_from, row.price_to),
    ...(sold && isSold && { tickets: sold.tickets }),
    labels: row.labels,
    access: row.access,
    audience: row.audience,
    is_soon: row.is_soon,
    note: row.note,
    description: row.description,
    updated_at: updatedAt(row, now).toISOString(),
    cast: cast.map((castRow) => ({
      role: castRow.role,
      name: castRow.name,
      person: personReferenceOf(castRow),
      as_guest: castRow.as_guest,
    })),
  };
}

type Presale = Pick<Row, "state" | "presale_from">;

/** At this number of places or fewer, the site announces the last ones. */
const fewPlaces = 10;

const presold: ReadonlySet<TicketState> = new Set(["on_sale", "few_left", "sold_out"]);

/**
 * An evening is not on sale before the time of its presale. One that the shop sells is sold out if no places are left.
 */
function stateAt(row: Presale, free: number | undefined, now: Date): TicketState {
  const isAhead = row.presale_from !== null && row.presale_from > now;
  if (isAhead && presold.has(row.state)) return "presale_soon";
  const state = presaleBegun(row, now) ? "on_sale" : row.state;
  if (free === undefined || (state !== "on_sale" && state !== "few_left")) return state;
  return free === 0 ? "sold_out" : free <= fewPlaces ? "few_left" : state;
}

/** The last change: of the row, or of its state by time. */
function updatedAt(row: Presale & Pick<Row, "updated_at">, now: Date): Date {
  const begun = presaleBegun(row, now);
  return begun && begun > row.updated_at ? begun : row.updated_at;
}

function presaleBegun({ state, presale_from }: Presale, now: Date): Date | null {
  return state === "presale_soon" && presale_from !== null && presale_from <= now ? presale_from : null;
}
