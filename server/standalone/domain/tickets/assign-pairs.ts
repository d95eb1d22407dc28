import type { SeatRow } from "#standalone/db/column-values.ts";
import type { Seat } from "./assign-seats.ts";

/** The seat of a pair that a category sells: the wheelchair's or the companion's. */
export type OfPair = 1 | 2;

/** A wheelchair place with an odd number, and the companion's place beside it; null: taken. */
interface Pair {
  readonly at: number;
  readonly row: string;
  readonly wheelchair: Seat | null;
  readonly companion: Seat | null;
}

interface Gone {
  readonly taken: readonly Seat[];
  /** The number of first places that are taken besides. */
  readonly held: number;
}

/** The places left of each kind. */
export function freeInPairs(rows: readonly SeatRow[], gone: Gone): Readonly<Record<OfPair, number>> {
  const pairs = pairsOf(rows, gone);
  return {
    1: pairs.filter(({ wheelchair }) => wheelchair).length,
    2: pairs.filter(({ companion }) => companion).length,
  };
}

export interface SeatedPairs {
  /** Fewer than requested if not enough are left. */
  readonly wheelchairs: readonly Seat[];
  readonly companions: readonly Seat[];
  /** Whether each companion is beside a wheelchair, or nobody else is there, and the pairs are beside each other. */
  readonly isTogether: boolean;
}

/**
 * Seats for wheelchairs and companions, beside each other while whole pairs are left. A visitor without the other takes
 * the rest of a broken pair first, so that whole pairs stay for those who come together.
 */
export function assignPairs(
  rows: readonly SeatRow[],
  { wheelchairs, companions, ...gone }: Gone & { readonly wheelchairs: number; readonly companions: number },
): SeatedPairs {
  const pairs = pairsOf(rows, gone);
  const whole = pairs.filter(({ wheelchair, companion }) => wheelchair && companion);
  const shared = whole.slice(0, Math.min(wheelchairs, companions));
  const others = pairs
    .filter((pair) => !shared.includes(pair))
    .sort(
      (pair, other) => Number(whole.includes(pair)) - Number(whole.includes(other)) || pair.at - other.at,
    );
  const pick = (kind: "wheelchair" | "companion", count: number) =>
    [...shared, ...others.filter((pair) => pair[kind])]
      .slice(0, count)
      .sort((pair, other) => pair.at - other.at);
  const chosen = { wheelchairs: pick("wheelchair", wheelchairs), companions: pick("companion", companions) };
  const used = pairs.filter((pair) => chosen.wheelchairs.includes(pair) || chosen.companions.includes(pair));
  return {
    wheelchairs: chosen.wheelchairs.flatMap(({ wheelchair }) => wheelchair ?? []),
    companions: chosen.companions.flatMap(({ companion }) => companion ?? []),
    isTogether:
      used.length === Math.max(chosen.wheelchairs.length, chosen.companions.length) && areBeside(used),
  };
}

function pairsOf(rows: readonly SeatRow[], { taken, held }: Gone): Pair[] {
  const free = freePairs(rows, taken, held);
  return rows
    .flatMap(({ row, seats }, index) => {
      const place = (seat: number) => (free[index]?.has(seat) ? { row, seat } : null);
      return Array.from({ length: Math.ceil(seats / 2) }, (_, pair) => ({
        row,
        wheelchair: place(2 * pair + 1),
        companion: place(2 * pair + 2),
      }));
    })
    .map((pair, at) => ({ ...pair, at }));
}

/** The free places of each row; the first ones are held. */
export function freePairs(rows: readonly SeatRow[], taken: readonly Seat[], held: number): Set<number>[] {
  let remaining = held;
  return rows.map(({ row, seats }) => {
    const gone = new Set(taken.filter((seat) => seat.row === row).map(({ seat }) => seat));
    const first = Math.min(remaining, seats);
    remaining -= first;
    const others = Array.from({ length: seats - first }, (_, index) => first + index + 1);
    return new Set(others.filter((seat) => !gone.has(seat)));
  });
}

function areBeside([first, ...others]: readonly Pair[]): boolean {
  return others.every(({ row, at }, index) => row === first?.row && at === first.at + index + 1);
}
