import type { SeatRow } from "#server/demo-backend/db/column-values.ts";

export interface Seat {
  readonly row: string;
  /** From 1. */
  readonly seat: number;
}

/** Seats beside each other, with what they leave behind. */
interface Block {
  readonly row: number;
  readonly first: number;
  readonly size: number;
  /** Free seats that would be alone between taken ones. */
  readonly lonely: number;
  readonly fromMiddle: number;
}

/**
 * Seats for people who come together: beside each other where there are as many, no single seat left alone where that
 * can be avoided, then the best row, then its middle. The same for the same hall, always.
 * @param rows the best ones first
 * @param held so many of the best seats are gone besides
 * @returns fewer than `count` where the hall has no more
 */
export function assignSeats(
  rows: readonly SeatRow[],
  { taken, held, count }: { readonly taken: readonly Seat[]; readonly held: number; readonly count: number },
): Seat[] {
  const free = freeSeats(rows, taken, held);
  const found: Seat[] = [];
  while (found.length < count) {
    const block = bestBlock(rows, free, count - found.length);
    if (!block) return found;
    for (let seat = block.first; seat < block.first + block.size; seat += 1) {
      free[block.row]?.delete(seat);
      found.push({ row: rows[block.row]?.row ?? "", seat });
    }
  }
  return found;
}

/** The free seats of each row. */
function freeSeats(rows: readonly SeatRow[], taken: readonly Seat[], held: number): Set<number>[] {
  let remaining = held;
  return rows.map(({ row, seats }) => {
    const gone = new Set(taken.filter((one) => one.row === row).map(({ seat }) => seat));
    const best = Array.from({ length: seats }, (_, index) => index + 1).sort(
      (one, other) => fromMiddle(one, 1, seats) - fromMiddle(other, 1, seats) || one - other,
    );
    const kept = best.slice(remaining);
    remaining = Math.max(0, remaining - seats);
    return new Set(kept.filter((seat) => !gone.has(seat)));
  });
}

/** The best block of `count` seats, or of as many as there are together, so that nobody of a larger group sits alone. */
function bestBlock(
  rows: readonly SeatRow[],
  free: readonly ReadonlySet<number>[],
  count: number,
): Block | undefined {
  for (let size = count; size > 0; size -= 1) {
    const [best] = blocksOf(rows, free, size).sort(
      (one, other) =>
        one.lonely - other.lonely ||
        one.row - other.row ||
        one.fromMiddle - other.fromMiddle ||
        one.first - other.first,
    );
    if (!best) continue;
    const leavesOne = count - size === 1 && size > 2;
    return leavesOne ? { ...best, size: size - 1 } : best;
  }
  return undefined;
}

function blocksOf(rows: readonly SeatRow[], free: readonly ReadonlySet<number>[], size: number): Block[] {
  return rows.flatMap(({ seats }, row) => {
    const open = free[row] ?? new Set<number>();
    return Array.from({ length: seats }, (_, index) => index + 1).flatMap((first) => {
      const last = first + size - 1;
      for (let seat = first; seat <= last; seat += 1) if (!open.has(seat)) return [];
      const lonely =
        Number(open.has(first - 1) && !open.has(first - 2)) +
        Number(open.has(last + 1) && !open.has(last + 2));
      return { row, first, size, lonely, fromMiddle: fromMiddle(first, size, seats) };
    });
  });
}

/** How far the middle of these seats is from the middle of their row, in half seats. */
function fromMiddle(first: number, size: number, seats: number): number {
  return Math.abs(2 * first + size - 1 - (seats + 1));
}
