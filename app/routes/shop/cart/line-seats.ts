import { isSameId } from "#app/domain/id.ts";
import type { CartLine } from "#app/domain/shop/cart.ts";
import { byRow, seatsText } from "#app/domain/theatre/seat-names.ts";

/** The line's seats, unless a change of their number is pending. */
function seatingOf({ seating, quantity }: CartLine): CartLine["seating"] {
  return seating?.seats.length === quantity ? seating : undefined;
}

/** „5. řada, místa 5 a 6“; empty: unknown seats. */
export function seatsOf(line: CartLine): string {
  return seatsText(seatingOf(line)?.seats ?? []);
}

/** Whether the visitor chose seats of the line on the plan, also if somebody else has bought some. */
export function hasChosenSeats({ seating }: CartLine): boolean {
  return seating?.isChosen === true || seating?.taken !== undefined;
}

/** The seats that the page shows, as its form sends them; empty: none. */
export function shownSeats(lines: readonly CartLine[]): string {
  const rows = lines.flatMap((line) => {
    const seating = seatingOf(line);
    return seating ? [[line.product.id, line.variant?.id ?? null, byRow(seating.seats)] as const] : [];
  });
  return rows.length > 0 ? JSON.stringify(rows) : "";
}

/**
 * The lines whose people would not sit beside each other, as one text for each performance; empty: all would, or the
 * visitor chose it so.
 */
export function apartSeats(lines: readonly CartLine[]): { readonly line: CartLine; readonly text: string }[] {
  const apart = lines.filter((line) => {
    const seating = seatingOf(line);
    return seating?.isTogether === false && !seating.isChosen;
  });
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
