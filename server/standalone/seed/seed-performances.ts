import { sql, type Transaction } from "kysely";
import type { Evening, Production, TheatreContent } from "#standalone/content/theatre.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { instantInPrague } from "#standalone/domain/theatre/prague.ts";
import { playedOn, presaleDay } from "./calendar.ts";
import type { DemoWeek } from "./demo-week.ts";
import type { KnownEvenings } from "./kept-evenings.ts";
import type { Castings } from "./seed-cast.ts";
import { saleOf } from "./seed-tickets.ts";
import { removeOthers, sync } from "./sync.ts";
import { czechOrNull } from "./typeset.ts";

const minute = 60_000;

interface Writing {
  readonly content: TheatreContent;
  readonly cast: Castings;
  readonly productionId: (slug: string) => number;
  readonly week: DemoWeek;
  readonly now: Date;
  readonly evenings: KnownEvenings;
}

/**
 * Performances as in the folder. One with tickets keeps its time, its hall and its state, which are printed on the
 * tickets. If the folder changes the time of one without tickets, the site shows no previous time, because nobody
 * announced it.
 */
export async function seedPerformances(
  trx: Transaction<Tables>,
  { content, cast, productionId, week, now, evenings }: Writing,
): Promise<void> {
  const { programme } = content;
  const bySlug = new Map(content.productions.map((production) => [production.slug, production]));
  const productionOf = ({ production }: Evening) =>
    (production === null ? null : bySlug.get(production)) ?? null;
  const stepFree = new Set(content.halls.filter((hall) => hall.step_free).map(({ slug }) => slug));
  const rows = programme.map((evening) => {
    const production = productionOf(evening);
    const known = evenings.get(evening.id);
    const row = performanceRow(evening, production, {
      tuesday: week.tuesday,
      stepFree,
      isDemo: content.demo !== null,
    });
    const isSame = known?.starts_at.getTime() === row.starts_at.getTime();
    const isSold = known?.isSold === true;
    const sells = saleOf(evening, content) === null ? null : content.tickets.most;
    return {
      ...row,
      production_id: production && productionId(production.slug),
      previous_starts_at: known && (isSold || isSame) ? known.previous_starts_at : null,
      max_tickets: sells ?? (isSold ? known.max_tickets : null),
      ...(isSold &&
        !isSame && {
          starts_at: known.starts_at,
          ends_at: known.ends_at,
          presale_from: known.presale_from,
        }),
      updated_at: now,
    };
  });
  // A moved performance refers to a later one: both are in one statement, or the later one is in the first.
  rows.sort((row, other) => Number(row.moved_to_id !== null) - Number(other.moved_to_id !== null));
  await sync(trx, "performances", rows, { key: ["id"], stamps: ["updated_at"] });
  const startOf = new Map(rows.map(({ id, starts_at }) => [id, starts_at.getTime()]));
  const isBefore = (one: Evening, other: Evening) =>
    (startOf.get(one.id) ?? 0) < (startOf.get(other.id) ?? 0);
  const played = programme.flatMap((evening) => {
    const production = productionOf(evening);
    if (!production) return [];
    const before = programme.filter(
      (other) => other.production === evening.production && isBefore(other, evening),
    );
    return cast
      .castOf(production, before.length)
      .map((row, position) => ({ performance_id: evening.id, position, ...row }));
  });
  const key = ["performance_id", "position"] as const;
  await removeOthers(trx, "performance_cast", played, {
    key,
    where: sql<boolean>`t.performance_id = any(${programme.map(({ id }) => id)}::integer[])`,
  });
  await sync(trx, "performance_cast", played, { key });
}

interface Place {
  readonly tuesday: string;
  readonly stepFree: ReadonlySet<string>;
  readonly isDemo: boolean;
}

function performanceRow(
  evening: Evening,
  production: Production | null,
  { tuesday, stepFree, isDemo }: Place,
) {
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
    presale_from: evening.presale
      ? instantInPrague(playedOn(evening.presale.day, tuesday), evening.presale.time)
      : isDemo
        ? presaleOf(evening, day, tuesday)
        : null,
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

/** The presale by the demonstration's page about tickets; null: the presale is over, or not announced yet. */
function presaleOf({ state, is_soon }: Evening, day: string, tuesday: string): Date | null {
  const from = presaleDay(day);
  const isAhead = state === "presale_soon" || from > tuesday;
  return presold.has(state) && !is_soon && isAhead ? instantInPrague(from, "10:00") : null;
}
