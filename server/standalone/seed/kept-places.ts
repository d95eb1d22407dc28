import type { Transaction } from "kysely";
import type { SeatRow } from "#standalone/db/column-values.ts";
import type { Tables } from "#standalone/db/tables.ts";

interface ZoneRow {
  readonly performance_id: number;
  readonly name: string;
  readonly position: number;
  readonly free: number;
  readonly held: number;
  /** The best ones first; null: places are not numbered. */
  readonly rows: readonly SeatRow[] | null;
  readonly section: string | null;
}

/**
 * Zones of evenings with tickets, or with places in carts, keep at least as many places as before, with the same ones
 * free.
 */
export async function withKeptPlaces(
  trx: Transaction<Tables>,
  zones: readonly ZoneRow[],
  isKept: (performance: number) => boolean,
) {
  const rows = await trx
    .selectFrom("ticket_zones as z")
    .select(["z.performance_id", "z.name", "z.free", "z.held", "z.rows"])
    .select(({ selectFrom }) =>
      selectFrom("tickets as t")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("t.performance_id", "=", "z.performance_id")
        .whereRef("t.zone", "=", "z.name")
        .where("t.voided_at", "is", null)
        .as("sold"),
    )
    .execute();
  const known = new Map(rows.map((zone) => [`${zone.performance_id} ${zone.name}`, zone]));
  return zones.map(({ rows: wanted, ...zone }) => {
    const before = known.get(`${zone.performance_id} ${zone.name}`);
    const plain = { ...zone, rows: wanted && JSON.stringify(wanted) };
    if (!isKept(zone.performance_id)) return plain;
    // The box office sold places of a hall that had no such zone.
    if (!before) return { ...plain, free: zone.free + zone.held, held: 0 };
    const { free, held } = before;
    const merged = { ...zone, held, rows: before.rows && JSON.stringify(before.rows) };
    if (before.rows === null || wanted === null) {
      const isCounted = before.rows === null && wanted === null;
      const more = zone.free + zone.held - (free + held + Number(before.sold ?? 0));
      return { ...merged, free: free + (isCounted ? Math.max(0, more) : 0) };
    }
    const grown = withMoreSeats(before.rows, wanted, held);
    const added = seatsOf(grown) - seatsOf(before.rows);
    return { ...merged, free: free + added, rows: JSON.stringify(grown) };
  });
}

/**
 * The rows, with new ones added at the end. A row grows only if the best places, which the box office sold, stay the
 * same.
 */
export function withMoreSeats(
  rows: readonly SeatRow[],
  wanted: readonly SeatRow[],
  held: number,
): readonly SeatRow[] {
  const seats = new Map(wanted.map((seatRow) => [seatRow.row, seatRow.seats]));
  const names = new Set(rows.map(({ row }) => row));
  let end = 0;
  const longer = rows.map((row) => {
    end += row.seats;
    return held <= end ? { ...row, seats: Math.max(row.seats, seats.get(row.row) ?? 0) } : row;
  });
  return [...longer, ...wanted.filter(({ row }) => !names.has(row))];
}

function seatsOf(rows: readonly SeatRow[]): number {
  return rows.reduce((sum, { seats }) => sum + seats, 0);
}
