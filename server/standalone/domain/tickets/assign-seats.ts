import type { SeatRow } from "#standalone/db/column-values.ts";

export interface Seat {
  readonly row: string;
  /** From 1. */
  readonly seat: number;
}

/** Seats beside each other, with the single seats that they leave. */
interface Block {
  readonly row: number;
  readonly first: number;
  /** Free seats that would be alone between taken ones. */
  readonly lonely: number;
  readonly fromMiddle: number;
}

/**
 * Seats for people who come together: beside each other if the hall has as many, else in as few and as equal parts as
 * possible, with nobody alone if avoidable. Then it prefers seats that leave no single seat, then the best row, then
 * its middle. Deterministic.
 * @param rows the best ones first
 * @param held the number of best seats that are taken besides
 * @returns fewer than `count` if the hall has no more
 */
export function assignSeats(
  rows: readonly SeatRow[],
  { taken, held, count }: { readonly taken: readonly Seat[]; readonly held: number; readonly count: number },
): Seat[] {
  const free = freeSeats(rows, taken, held);
  return partsOf(free.flatMap(runsOf), count).flatMap((size) => {
    const block = bestBlock(rows, free, size);
    if (!block) return [];
    return Array.from({ length: size }, (_, index) => {
      const seat = block.first + index;
      free[block.row]?.delete(seat);
      return { row: rows[block.row]?.row ?? "", seat };
    });
  });
}

/** The lengths of a row's uninterrupted free seats. */
function runsOf(free: ReadonlySet<number>): number[] {
  return [...free]
    .filter((seat) => !free.has(seat - 1))
    .map((first) => {
      let after = first;
      while (free.has(after)) after += 1;
      return after - first;
    });
}

/**
 * The sizes of a group's parts, the largest one first. The longest runs have room for the fewest parts; each run, the
 * shortest one first, takes an equal share of those who are left, or is full.
 */
function partsOf(runs: readonly number[], count: number): number[] {
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const longest = runs.toSorted((value, other) => other - value);
  const most = longest.findIndex((_, index) => sum(longest.slice(0, index + 1)) >= count);
  const used = longest.slice(0, count === 0 ? 0 : most < 0 ? undefined : most + 1);
  let left = Math.min(count, sum(used));
  return used
    .toReversed()
    .map((run, index) => {
      const size = Math.min(run, Math.floor(left / (used.length - index)));
      left -= size;
      return size;
    })
    .sort((value, other) => other - value);
}

/** The free seats of each row; the best ones are held. */
export function freeSeats(rows: readonly SeatRow[], taken: readonly Seat[], held: number): Set<number>[] {
  let remaining = held;
  return rows.map(({ row, seats }) => {
    const gone = new Set(taken.filter((seat) => seat.row === row).map(({ seat }) => seat));
    const best = Array.from({ length: seats }, (_, index) => index + 1).sort(
      (value, other) => fromMiddle(value, 1, seats) - fromMiddle(other, 1, seats) || value - other,
    );
    const kept = best.slice(remaining);
    remaining = Math.max(0, remaining - seats);
    return new Set(kept.filter((seat) => !gone.has(seat)));
  });
}

function bestBlock(
  rows: readonly SeatRow[],
  free: readonly ReadonlySet<number>[],
  size: number,
): Block | undefined {
  const [best] = blocksOf(rows, free, size).sort(
    (block, other) =>
      block.lonely - other.lonely ||
      block.row - other.row ||
      block.fromMiddle - other.fromMiddle ||
      block.first - other.first,
  );
  return best;
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
      return { row, first, lonely, fromMiddle: fromMiddle(first, size, seats) };
    });
  });
}

/** How far the middle of these seats is from the middle of their row, in half seats. */
function fromMiddle(first: number, size: number, seats: number): number {
  return Math.abs(2 * first + size - 1 - (seats + 1));
}
