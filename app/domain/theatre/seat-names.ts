import type { Id } from "#app/domain/id.ts";
import { czech } from "#app/domain/typography.ts";

/** As the back office names it: „5. řada“ or 5, and a number. */
export interface Seat {
  readonly row: Id;
  readonly seat: Id;
}

/** „5. řada, místa 5 a 6“ */
export function seatsText(seats: readonly Seat[]): string {
  const texts = byRow(seats).map(([row, numbers]) => {
    const last = numbers.at(-1);
    const before = numbers.slice(0, -1).join(", ");
    return `${rowText(row)}, ${before ? `místa\u00a0${before} a\u00a0${last}` : `místo\u00a0${last}`}`;
  });
  return texts.join("; ");
}

/** „řada 7“ of only the number of a row, or its letter. */
export function rowText(row: Id): string {
  return String(row).length <= 3 ? `řada\u00a0${row}` : czech(String(row));
}

export function byRow(seats: readonly Seat[]): readonly (readonly [Id, Id[]])[] {
  const rows = new Map<Id, Id[]>();
  for (const { row, seat } of seats) rows.set(row, [...(rows.get(row) ?? []), seat]);
  // Seats with letters stay as the upstream sent them.
  return [...rows].map(([row, all]) => [row, all.toSorted((key, other) => Number(key) - Number(other) || 0)]);
}
