import { type Id, isSameId } from "#app/domain/id.ts";
import type { CartLine, Seat } from "#app/domain/shop/cart.ts";
import { czech } from "#app/domain/typography.ts";

/** The line's seats, unless a change of their number is pending. */
function seatingOf({ seating, quantity }: CartLine): CartLine["seating"] {
  return seating?.seats.length === quantity ? seating : undefined;
}

/** „5. řada, místa 5 a 6“; empty: unknown seats. */
export function seatsOf(line: CartLine): string {
  return seatsText(seatingOf(line)?.seats ?? []);
}

/** The seats that the page shows, as its form sends them; empty: none. */
export function shownSeats(lines: readonly CartLine[]): string {
  const rows = lines.flatMap((line) => {
    const seating = seatingOf(line);
    return seating ? [[line.product.id, line.variant?.id ?? null, byRow(seating.seats)] as const] : [];
  });
  return rows.length > 0 ? JSON.stringify(rows) : "";
}

/** The lines whose people would not sit beside each other, as one text for each performance; empty: all would. */
export function apartSeats(lines: readonly CartLine[]): { readonly line: CartLine; readonly text: string }[] {
  const apart = lines.filter((line) => seatingOf(line)?.isTogether === false);
  const firsts = apart.filter(
    (line, index) => apart.findIndex((other) => isSameEvening(line, other)) === index,
  );
  return firsts.map((line) => {
    const seats = apart
      .filter((other) => isSameEvening(line, other))
      .flatMap((other) => other.seating?.seats ?? []);
    return { line, text: seatsText(seats) };
  });
}

function isSameEvening(one: CartLine, other: CartLine): boolean {
  return isSameId(one.evening?.id, other.evening?.id) && isSameId(one.product.id, other.product.id);
}

function seatsText(seats: readonly Seat[]): string {
  const texts = byRow(seats).map(([row, numbers]) => {
    // Only the number of a row, or its letter.
    const name = String(row).length <= 3 ? `řada\u00a0${row}` : czech(String(row));
    const last = numbers.at(-1);
    const before = numbers.slice(0, -1).join(", ");
    return `${name}, ${before ? `místa\u00a0${before} a\u00a0${last}` : `místo\u00a0${last}`}`;
  });
  return texts.join("; ");
}

function byRow(seats: readonly Seat[]): readonly (readonly [Id, Id[]])[] {
  const rows = new Map<Id, Id[]>();
  for (const { row, seat } of seats) rows.set(row, [...(rows.get(row) ?? []), seat]);
  // Seats with letters stay as the upstream sent them.
  return [...rows].map(([row, all]) => [row, all.toSorted((key, other) => Number(key) - Number(other) || 0)]);
}
