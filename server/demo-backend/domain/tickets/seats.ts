import { sql, type Kysely } from "kysely";
import type { Tables } from "#server/demo-backend/db/tables.ts";
import { Refusal } from "#server/demo-backend/refusal.ts";
import { assignSeats, type Seat } from "./assign-seats.ts";
import type { TicketPlace } from "./places.ts";

interface SeatedLine {
  readonly ticket: TicketPlace | null;
  readonly quantity: number;
}

/** The seats of one line. */
export interface Seating {
  readonly seats: readonly Seat[];
  /** With those of the other lines for the same evening and part of the hall: one row, beside each other. */
  readonly isTogether: boolean;
}

/**
 * The seats that an order of these lines gives now. People in one part of the hall are seated together, whatever
 * category they pay; a line of goods, of places without numbers, or of more than there are has none. Locks nothing:
 * whoever keeps the seats has locked their zones before.
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
    const count = together.reduce((sum, { quantity }) => sum + quantity, 0);
    const seats = assignSeats(rows ?? [], { taken: taken ?? [], held, count });
    if (seats.length < count) return [];
    const isTogether = areTogether(seats);
    let first = 0;
    return together.map((line): [Line, Seating] => {
      const own = seats.slice(first, (first += line.quantity));
      return [line, { seats: own, isTogether }];
    });
  });
  return new Map(all);
}

/** The numbered zones of these tickets with the seats that are taken, in one query. */
async function readZones(db: Kysely<Tables>, tickets: readonly TicketPlace[]) {
  if (tickets.length === 0) return [];
  return db
    .selectFrom("ticket_zones as z")
    .select(["z.performance_id", "z.name", "z.rows", "z.held"])
    .select(({ selectFrom }) =>
      selectFrom("tickets as t")
        .select(
          sql<readonly Seat[] | null>`json_agg(json_build_object('row', t.row, 'seat', t.seat))`.as("seats"),
        )
        .whereRef("t.performance_id", "=", "z.performance_id")
        .whereRef("t.zone", "=", "z.name")
        .where("t.voided_at", "is", null)
        .where("t.row", "is not", null)
        .as("taken"),
    )
    .where("z.rows", "is not", null)
    .where(({ and, or }) =>
      or(tickets.map(({ performance, zone }) => and({ performance_id: performance.id, name: zone }))),
    )
    .execute();
}

/** As `assignSeats` gives them: a row's seats by number. */
function areTogether([first, ...others]: readonly Seat[]): boolean {
  return others.every(({ row, seat }, index) => row === first?.row && seat === first.seat + index + 1);
}

/**
 * Nobody is seated apart who did not see those very seats; other seats together are as good as those that were shown.
 * @param shown for each line; undefined: the buyer's page shows no seats
 * @throws Refusal 409
 */
export function requireShown<Line extends SeatedLine>(
  seating: ReadonlyMap<Line, Seating>,
  shown: ((line: Line) => readonly Seat[]) | undefined,
): void {
  if (!shown) return;
  // Who of a group sits where is its own affair.
  const keysOf = ({ ticket }: Line, seats: readonly Seat[]) =>
    seats.map(({ row, seat }) => JSON.stringify([ticket?.performance.id, ticket?.zone, row, seat]));
  const apart = [...seating].filter(([, { isTogether }]) => !isTogether);
  const seen = new Set(apart.flatMap(([line]) => keysOf(line, shown(line))));
  if (!apart.every(([line, { seats }]) => keysOf(line, seats).every((key) => seen.has(key))))
    throw new Refusal(409, "seats_changed");
}
