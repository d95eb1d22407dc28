import { idField, isSameId, type Id } from "#app/domain/id.ts";
import type { Seat } from "./seat-names.ts";

export const seatKinds = ["standard", "wheelchair", "companion", "limited_view"] as const;
export type SeatKind = (typeof seatKinds)[number];

/** A seat of a performance, as the back office knows it now. */
export interface PlannedSeat {
  readonly id: Id;
  /** Usually its number in the row. */
  readonly name: Id;
  /** From 1; seats behind each other have the same. */
  readonly column: number;
  /** The categories of the performance's tickets that it is sold in. */
  readonly variantIds: readonly Id[];
  readonly state: "free" | "taken" | "blocked";
  readonly kind: SeatKind;
  readonly note: string | null;
}

export interface PlannedRow<S = PlannedSeat> {
  readonly name: Id;
  readonly seats: readonly S[];
}

/** The seats of a performance by the parts of its hall; rows from the stage. */
export interface SeatPlan<S = PlannedSeat> {
  readonly sections: readonly { readonly name: string; readonly rows: readonly PlannedRow<S>[] }[];
}

/** A seat with its row. */
export type RowSeat = PlannedSeat & Pick<Seat, "row">;

export function allSeats({ sections }: SeatPlan): RowSeat[] {
  return sections.flatMap(({ rows }) =>
    rows.flatMap(({ name: row, seats }) => seats.map((seat) => ({ ...seat, row }))),
  );
}

/** Whether nobody can sit between them. */
export function areNeighbours(one: RowSeat, other: RowSeat): boolean {
  return one.row === other.row && Math.abs(one.column - other.column) === 1;
}

/** Free seats beside this one that are sold in the same categories. */
export function freeNeighbours(seats: readonly RowSeat[], seat: RowSeat): RowSeat[] {
  return seats.filter((one) => one.state === "free" && areNeighbours(one, seat) && areEqual(one, seat));
}

/** Free seats that the choice would leave alone between seats of others, or at the end of the row. */
export function lonelySeats(seats: readonly RowSeat[], chosen: readonly RowSeat[]): RowSeat[] {
  const isFree = (seat: RowSeat) => seat.state === "free" && seat.kind === "standard";
  const left = seats.filter((seat) => isFree(seat) && !chosen.includes(seat));
  return left.filter(
    (seat) =>
      chosen.some((one) => areNeighbours(one, seat)) && !left.some((other) => areNeighbours(other, seat)),
  );
}

function areEqual(one: PlannedSeat, other: PlannedSeat): boolean {
  return one.kind === other.kind && String(one.variantIds.map(idField)) === String(other.variantIds.map(idField)); // oxfmt-ignore
}

/** A seat with the category of its ticket. */
export interface ChosenSeat<S = RowSeat> {
  readonly seat: S;
  readonly variantId: Id;
}

/**
 * The free seats nearest to those chosen, for as many people at the same prices; null: there are too few. People who sat
 * beside each other stay so, if a row has room for them; otherwise only those without a seat move.
 */
export function nearestSeats(plan: SeatPlan, chosen: readonly ChosenSeat[]): ChosenSeat[] | null {
  const seats = allSeats(plan);
  const isFree = ({ seat }: ChosenSeat) => seat.state === "free";
  const first = chosen[0]?.seat;
  if (!first) return null;
  const sorted = chosen.toSorted((one, other) => one.seat.column - other.seat.column);
  const isBlock = sorted.every(
    ({ seat }, index) => areEqual(seat, first) && (index === 0 || areNeighbours(seat, sorted[index - 1]?.seat ?? seat)),
  ); // oxfmt-ignore
  const middle = sorted.reduce((sum, { seat }) => sum + seat.column, 0) / sorted.length;
  const blocks = isBlock ? seats.flatMap((seat) => blockFrom(seats, seat, sorted.length)) : [];
  const [block] = blocks
    .filter(([seat]) => seat && areEqual(seat, first))
    .sort((one, other) => distance(seats, one, { ...first, column: middle }) - distance(seats, other, { ...first, column: middle })); // oxfmt-ignore
  if (block) return sorted.map(({ variantId }, index) => ({ variantId, seat: block[index] ?? first }));

  const found: ChosenSeat[] = chosen.filter(isFree);
  for (const { seat, variantId } of chosen.filter((one) => !isFree(one))) {
    const [nearest] = seats
      .filter(
        (one) =>
          one.state === "free" && areEqual(one, seat) && !found.some((other) => other.seat.id === one.id),
      ) // oxfmt-ignore
      .sort((one, other) => distance(seats, [one], seat) - distance(seats, [other], seat));
    if (!nearest) return null;
    found.push({ seat: nearest, variantId });
  }
  return found;
}

/** Free equal seats beside each other from this one, as one list; none if they are fewer. */
function blockFrom(seats: readonly RowSeat[], start: RowSeat, size: number): RowSeat[][] {
  const block = Array.from({ length: size }, (_, index) =>
    seats.find(({ row, column }) => row === start.row && column === start.column + index),
  ).filter((seat) => seat?.state === "free" && areEqual(seat, start));
  const all = block.flatMap((seat) => seat ?? []);
  return all.length === size ? [all] : [];
}

/** In seats; a row further counts as two. */
function distance(seats: readonly RowSeat[], block: readonly RowSeat[], from: RowSeat): number {
  const rows = [...new Set(seats.map(({ row }) => row))];
  const middle = block.reduce((sum, { column }) => sum + column, 0) / block.length;
  return (
    2 * Math.abs(rows.indexOf(block[0]?.row ?? "") - rows.indexOf(from.row)) + Math.abs(middle - from.column)
  );
}

/** The seats with these names. */
export function seatsNamed(seats: readonly RowSeat[], named: readonly Seat[]): RowSeat[] {
  return named.flatMap(
    ({ row, seat }) => seats.find((one) => isSameId(one.row, row) && isSameId(one.name, seat)) ?? [],
  );
}
