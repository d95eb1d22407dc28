import type { Kysely } from "kysely";
import type { SeatRow } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";
import { Refusal } from "#standalone/refusal.ts";
import { assignPairs, freePairs, type OfPair } from "./assign-pairs.ts";
import { assignSeats, freeSeats, type Seat } from "./assign-seats.ts";
import { takenSeats, type TicketPlace } from "./places.ts";
import { seatId } from "./seat-plan.ts";

interface SeatedPlace extends Pick<TicketPlace, "zone" | "ofPair"> {
  readonly performance: Pick<TicketPlace["performance"], "id">;
}

interface SeatedLine {
  readonly ticket: SeatedPlace | null;
  readonly quantity: number;
  /** As in a cart's line. */
  readonly chosen?: readonly Seat[];
}

/** The seats of one line. */
export interface Seating {
  readonly seats: readonly Seat[];
  /** Whether all seats of lines for the same evening and part of the hall are beside each other in one row. */
  readonly isTogether: boolean;
  /** Whether the visitor chose them all. */
  readonly isChosen: boolean;
  /** Chosen seats that are no longer free: the line has others instead. */
  readonly lost: readonly Seat[];
}

/**
 * The seats that an order of these lines would get now: those that the visitor chose, and the best ones. People in one part of the hall sit together, whatever category
 * they pay, and a companion sits beside the wheelchair. A line of goods, of unnumbered places, or of more places than
 * are left has none. Locks nothing: a caller that takes the seats locks their zones before.
 */
export async function seatingOf<Line extends SeatedLine>(
  db: Kysely<Tables>,
  lines: readonly Line[],
): Promise<ReadonlyMap<Line, Seating>> {
  const zones = await readZones(
    db,
    lines.flatMap(({ ticket }) => ticket ?? []),
  );
  const all = zones.flatMap(({ performance_id, name, rows, held, taken }) => {
    const together = lines.filter(
      ({ ticket }) => ticket?.performance.id === performance_id && ticket.zone === name,
    );
    const isPaired = together.some(({ ticket }) => ticket?.ofPair);
    const free = (isPaired ? freePairs : freeSeats)(rows ?? [], taken ?? [], held);
    const isFree = ({ row, seat }: Seat) => free[(rows ?? []).findIndex((one) => one.row === row)]?.has(seat);
    const kept = together.map(({ chosen = [] }) => chosen.filter(isFree));
    const others = together.map((line, index) => ({
      ticket: line.ticket,
      quantity: line.quantity - (kept[index]?.length ?? 0),
    }));
    const gone = { taken: [...(taken ?? []), ...kept.flat()], held };
    const { seats, isTogether } = seatZone(rows ?? [], gone, { lines: others, kept: kept.flat() });
    const seated = together.map((line, index): [Line, Seating] => {
      const own = kept[index] ?? [];
      const rest = seats.get(line.ticket?.ofPair ?? null)?.splice(0, line.quantity - own.length) ?? [];
      const lost = (line.chosen ?? []).filter((seat) => !isFree(seat));
      return [line, { seats: [...own, ...rest], isTogether, isChosen: own.length === line.quantity, lost }];
    });
    return seated.every(([line, own]) => own.seats.length === line.quantity) ? seated : [];
  });
  return new Map(all);
}

/**
 * The seats of a zone for these lines, by their kinds: in pairs, or `null` for all of a zone without pairs. `kept`: what
 * they have already.
 */
function seatZone(
  rows: readonly SeatRow[],
  gone: { readonly taken: readonly Seat[]; readonly held: number },
  { lines, kept }: { readonly lines: readonly SeatedLine[]; readonly kept: readonly Seat[] },
): { readonly seats: ReadonlyMap<OfPair | null, Seat[]>; readonly isTogether: boolean } {
  const countOf = (kind: OfPair | null) =>
    lines.reduce((sum, { ticket, quantity }) => sum + (ticket?.ofPair === kind ? quantity : 0), 0);
  if (lines.some(({ ticket }) => ticket?.ofPair)) {
    const counts = { wheelchairs: countOf(1), companions: countOf(2) };
    const { wheelchairs, companions, isTogether } = assignPairs(rows, { ...gone, ...counts });
    return { seats: new Map([[1, [...wheelchairs]], [2, [...companions]]]), isTogether }; // oxfmt-ignore
  }
  const seats = assignSeats(rows, { ...gone, count: countOf(null) });
  return { seats: new Map([[null, [...seats]]]), isTogether: areTogether([...kept, ...seats]) };
}

/** The numbered zones of these tickets with the seats that are taken, in one query. */
async function readZones(db: Kysely<Tables>, tickets: readonly SeatedPlace[]) {
  if (tickets.length === 0) return [];
  return db
    .selectFrom("ticket_zones as z")
    .select(["z.performance_id", "z.name", "z.rows", "z.held", takenSeats.as("taken")])
    .where("z.rows", "is not", null)
    .where(({ and, or }) =>
      or(tickets.map(({ performance, zone }) => and({ performance_id: performance.id, name: zone }))),
    )
    .execute();
}

function areTogether(seats: readonly Seat[]): boolean {
  const [first, ...others] = seats.toSorted((one, other) => one.seat - other.seat);
  return others.every(({ row, seat }, index) => row === first?.row && seat === first.seat + index + 1);
}

/** Refuses an order without the seats that its buyer chose. @throws Refusal 409 with their ids. */
export function requireChosen(seating: ReadonlyMap<SeatedLine, Seating>): void {
  const taken = [...seating].flatMap(([{ ticket }, { lost }]) =>
    lost.map((seat) => seatId({ zone: ticket?.zone ?? "", ...seat })),
  );
  if (taken.length > 0) throw new Refusal(409, "seats_taken", { taken });
}

/**
 * Refuses chosen seats and seats apart that the buyer did not see; other seats together are as good as those shown.
 * @param shown for each line; undefined: the buyer's page shows no seats
 * @throws Refusal 409
 */
export function requireShown<Line extends SeatedLine>(
  seating: ReadonlyMap<Line, Seating>,
  shown: ((line: Line) => readonly Seat[]) | undefined,
): void {
  if (!shown) return;
  // The group itself decides who sits where.
  const keysOf = ({ ticket }: Line, seats: readonly Seat[]) =>
    seats.map(({ row, seat }) => JSON.stringify([ticket?.performance.id, ticket?.zone, row, seat]));
  const exact = [...seating].filter(([, { isTogether, isChosen }]) => !isTogether || isChosen);
  const seen = new Set(exact.flatMap(([line]) => keysOf(line, shown(line))));
  if (!exact.every(([line, { seats }]) => keysOf(line, seats).every((key) => seen.has(key))))
    throw new Refusal(409, "seats_changed");
}
