import type { Transaction } from "kysely";
import type { Tables } from "#standalone/db/tables.ts";
import { presaleDay } from "./calendar.ts";
import { addDays, instantInPrague } from "#standalone/domain/theatre/prague.ts";
import { czechOrNull } from "./typeset.ts";
import { performances } from "./data/performances.ts";
import { productions } from "./data/productions.ts";
import { venues } from "./data/venues.ts";
import type { DemoWeek } from "./demo-week.ts";
import { insertParts } from "./insert.ts";
import { castOf } from "./seed-cast.ts";
import type { SeedPerformance, SeedProduction } from "./theatre-types.ts";

const minute = 60_000;
const bySlug = new Map(productions.map((production) => [production.slug, production]));

/**
 * Inserts missing performances; if the week has moved, updates the times of all performances and nothing else. One with
 * sold tickets keeps its time: it stands on paper. Nobody has announced the times of another week, so that none of them
 * is a previous one.
 */
export async function seedPerformances(trx: Transaction<Tables>, week: DemoWeek, now: Date): Promise<void> {
  const rows = performances.map((performance) => performanceRow(performance, week.tuesday));
  const added = await trx
    .insertInto("performances")
    // A moved performance refers to a later one, which must be inserted first.
    .values(rows.map((row) => ({ ...row, moved_to_id: null, updated_at: now })))
    .onConflict((on) => on.doNothing())
    .returning("id")
    .execute();
  const fresh = new Set(added.map(({ id }) => id));
  for (const { id, moved_to_id } of rows) {
    if (moved_to_id === null || !fresh.has(id)) continue;
    await trx.updateTable("performances").set({ moved_to_id }).where("id", "=", id).execute();
  }
  const cast = performances.filter(({ id }) => fresh.has(id)).flatMap(castRows);
  await insertParts(trx, "performance_cast", cast);
  if (!week.isMoved) return;
  for (const { id, starts_at, ends_at, presale_from } of rows) {
    await trx
      .updateTable("performances")
      .set({ starts_at, ends_at, previous_starts_at: null, presale_from, updated_at: now })
      .where("id", "=", id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("tickets")
              .select("id")
              .where("performance_id", "=", id)
              .where("voided_at", "is", null),
          ),
        ),
      )
      .execute();
  }
}

function performanceRow(performance: SeedPerformance, tuesday: string) {
  const production = productionOf(performance);
  const { time, note, description } = performance;
  const day = dayOf(performance, tuesday);
  const startsAt = instantInPrague(day, time);
  const minutes = performance.minutes ?? production?.length_minutes ?? null;
  const venue = performance.venue ?? production?.venue ?? "";
  const isStepFree = venues.find(({ slug }) => slug === venue)?.step_free === true;
  const price = performance.price === undefined ? (production?.price ?? null) : performance.price;
  return {
    id: performance.id,
    title: performance.title ?? production?.title ?? "",
    production_id: production?.id ?? null,
    venue_slug: venue,
    starts_at: startsAt,
    ends_at: minutes === null ? null : new Date(startsAt.getTime() + minutes * minute),
    state: performance.state,
    presale_from: presaleOf(performance, day, tuesday),
    moved_to_id: performance.moved_to ?? null,
    ticket_url: performance.ticket_url ?? null,
    price_from: price?.[0] ?? null,
    price_to: price?.[1] ?? null,
    labels: JSON.stringify(performance.labels ?? []),
    access: JSON.stringify([...(performance.access ?? []), ...(isStepFree ? ["step_free"] : [])]),
    audience: JSON.stringify(performance.audience ?? production?.audience ?? []),
    is_soon: performance.is_soon ?? false,
    note: czechOrNull(note),
    description: czechOrNull(description ?? production?.perex),
  };
}

/** `YYYY-MM-DD`. */
function dayOf({ day, on }: SeedPerformance, tuesday: string): string {
  if (!on) return addDays(tuesday, day);
  const year = Number(tuesday.slice(0, 4));
  const thisYear = `${year}-${on}`;
  return thisYear < tuesday ? `${year + 1}-${on}` : thisYear;
}

const presold = new Set<SeedPerformance["state"]>(["on_sale", "few_left", "sold_out", "presale_soon"]);

/** What the tickets' page says of all evenings; null of one whose presale is over, or not yet announced. */
function presaleOf({ state, is_soon }: SeedPerformance, day: string, tuesday: string): Date | null {
  const from = presaleDay(day);
  const isAhead = state === "presale_soon" || from > tuesday;
  return presold.has(state) && !is_soon && isAhead ? instantInPrague(from, "10:00") : null;
}

function castRows(performance: SeedPerformance) {
  const production = productionOf(performance);
  if (!production) return [];
  const before = performances.filter(
    (other) => other.production === performance.production && isBefore(other, performance),
  );
  return castOf(production, before.length).map((row, position) => ({
    performance_id: performance.id,
    position,
    ...row,
  }));
}

function isBefore(a: SeedPerformance, b: SeedPerformance): boolean {
  return a.day === b.day ? a.time < b.time : a.day < b.day;
}

function productionOf({ production }: SeedPerformance): SeedProduction | null {
  if (production === null) return null;
  const found = bySlug.get(production);
  if (!found) throw new Error(`No title of the demo is called ${production}.`);
  return found;
}
