import type { Transaction } from "kysely";
import type { Evening, Production, TheatreContent } from "#standalone/content/theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { instantInPrague } from "#standalone/domain/theatre/prague.ts";
import { playedOn, presaleDay } from "./calendar.ts";
import type { DemoWeek } from "./demo-week.ts";
import { insertParts } from "./insert.ts";
import type { Castings } from "./seed-cast.ts";
import { czechOrNull } from "./typeset.ts";

const minute = 60_000;

interface Seeding {
  readonly content: TheatreContent;
  readonly cast: Castings;
  readonly productionId: (slug: string) => number;
  readonly week: DemoWeek;
  readonly now: Date;
}

/**
 * Inserts missing performances; if the week has moved, updates the times of all performances and nothing else. One with
 * sold tickets keeps its time: it stands on paper. Nobody has announced the times of another week, so that none of them
 * is a previous one.
 */
export async function seedPerformances(
  trx: Transaction<Tables>,
  { content, cast, productionId, week, now }: Seeding,
): Promise<void> {
  const { programme } = content;
  if (programme.length === 0) return;
  const bySlug = new Map(content.productions.map((production) => [production.slug, production]));
  const productionOf = ({ production }: Evening) =>
    (production === null ? null : bySlug.get(production)) ?? null;
  const stepFree = new Set(content.halls.filter((hall) => hall.step_free).map(({ slug }) => slug));
  const rows = programme.map((evening) => {
    const production = productionOf(evening);
    return {
      ...performanceRow(evening, production, { tuesday: week.tuesday, stepFree }),
      production_id: production && productionId(production.slug),
    };
  });
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
  const startOf = new Map(rows.map(({ id, starts_at }) => [id, starts_at.getTime()]));
  const isBefore = (one: Evening, other: Evening) =>
    (startOf.get(one.id) ?? 0) < (startOf.get(other.id) ?? 0);
  for (const evening of programme) {
    const production = productionOf(evening);
    if (!production || !fresh.has(evening.id)) continue;
    const before = programme.filter(
      (other) => other.production === evening.production && isBefore(other, evening),
    );
    const playing = cast.castOf(production, before.length);
    await insertParts(
      trx,
      "performance_cast",
      playing.map((row, position) => ({ performance_id: evening.id, position, ...row })),
    );
  }
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

interface Place {
  readonly tuesday: string;
  readonly stepFree: ReadonlySet<string>;
}

function performanceRow(evening: Evening, production: Production | null, { tuesday, stepFree }: Place) {
  const { time, note, description, state } = evening;
  const day = playedOn(evening.day, tuesday);
  const startsAt = instantInPrague(day, time);
  const minutes = evening.minutes ?? production?.length_minutes ?? null;
  const hall = evening.hall ?? production?.hall ?? "";
  const price = evening.price === undefined ? (production?.price ?? null) : evening.price;
  return {
    id: evening.id,
    title: evening.title ?? production?.title ?? "",
    venue_slug: hall,
    starts_at: startsAt,
    ends_at: minutes === null ? null : new Date(startsAt.getTime() + minutes * minute),
    state,
    presale_from: presaleOf(evening, day, tuesday),
    moved_to_id: evening.moved_to,
    ticket_url: evening.ticket_url,
    price_from: price?.[0] ?? null,
    price_to: price?.[1] ?? null,
    labels: JSON.stringify(evening.labels),
    access: JSON.stringify([...evening.access, ...(stepFree.has(hall) ? ["step_free"] : [])]),
    audience: JSON.stringify(evening.audience ?? production?.audience ?? []),
    is_soon: evening.is_soon,
    note: czechOrNull(note),
    description: czechOrNull(description ?? production?.perex),
  };
}

const presold = new Set<Evening["state"]>(["on_sale", "few_left", "sold_out", "presale_soon"]);

/** What the tickets' page says of all evenings; null of one whose presale is over, or not yet announced. */
function presaleOf({ state, is_soon }: Evening, day: string, tuesday: string): Date | null {
  const from = presaleDay(day);
  const isAhead = state === "presale_soon" || from > tuesday;
  return presold.has(state) && !is_soon && isAhead ? instantInPrague(from, "10:00") : null;
}
