import { idText, isSameId, type Id } from "#app/domain/id.ts";
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
  /** One line. */
  readonly note: string | null;
}

export interface PlannedRow {
  readonly name: Id;
  readonly seats: readonly PlannedSeat[];
}

/** The seats of a performance by the parts of its hall; rows from the stage. */
export interface SeatPlan {
  readonly sections: readonly { readonly name: string; readonly rows: readonly PlannedRow[] }[];
}

/** A seat with its row. `line`: that of the row in the whole plan, because parts of a hall may have equal names of rows. */
export type RowSeat = PlannedSeat & Pick<Seat, "row"> & { readonly line: number };

export function allSeats({ sections }: SeatPlan): RowSeat[] {
  return sections
    .flatMap(({ rows }) => rows)
    .flatMap(({ name: row, seats }, line) => seats.map((seat) => ({ ...seat, row, line })));
}

/** Whether nobody can sit between them. */
export function areNeighbours(one: RowSeat, other: RowSeat): boolean {
  return one.line === other.line && Math.abs(one.column - other.column) === 1;
}

/** Free seats beside this one that are sold in the same categories. */
export function freeNeighbours(seats: readonly RowSeat[], seat: RowSeat): RowSeat[] {
  return seats.filter((one) => one.state === "free" && areNeighbours(one, seat) && areEqual(one, seat));
}

/** Free seats that had company, and that the choice would leave alone between seats of others or at the end of the row. */
export function lonelySeats(seats: readonly RowSeat[], chosen: readonly RowSeat[]): RowSeat[] {
  const isForAnybody = ({ state, kind }: RowSeat) =>
    state === "free" && kind !== "wheelchair" && kind !== "companion";
  const before = chosen.filter(isForAnybody);
  const left = seats.filter((seat) => isForAnybody(seat) && !chosen.some(({ id }) => id === seat.id));
  return left.filter(
    (seat) =>
      before.some((one) => areNeighbours(one, seat)) && !left.some((other) => areNeighbours(other, seat)),
  );
}

function areEqual(one: PlannedSeat, other: PlannedSeat): boolean {
  return one.kind === other.kind && categoriesOf(one) === categoriesOf(other);
}

function categoriesOf({ variantIds }: PlannedSeat): string {
  return JSON.stringify(variantIds.map(idText).toSorted());
}

/** A seat with the category of its ticket. */
export interface ChosenSeat {
  readonly seat: RowSeat;
  readonly variantId: Id;
}

/**
 * The free seats nearest to those chosen, for as many people at the same prices; null: there are too few. People who sat
 * beside each other stay so, if such seats are free; otherwise only those without a seat move. Others keep theirs.
 */
export function nearestSeats(plan: SeatPlan, chosen: readonly ChosenSeat[]): ChosenSeat[] | null {
  if (chosen.length === 0) return null;
  const seats = allSeats(plan);
  const isKept = (one: ChosenSeat) =>
    one.seat.state === "free" && chosen.find(({ seat }) => seat.id === one.seat.id) === one;
  const groups = groupsOf(chosen);
  const found = groups.filter((group) => group.every(isKept)).flat();
  const losers = groups.filter((group) => !group.every(isKept));
  for (const [index, group] of losers.entries()) {
    const others = [...found, ...losers.slice(index + 1).flat().filter(isKept)]; // oxfmt-ignore
    const free = seats.filter((seat) => seat.state === "free" && isNobodys(seat, others));
    const moved = nearestBlock(free, group) ?? moveSome(free, group, isKept);
    if (!moved) return null;
    found.push(...moved);
  }
  return found;
}

/** People beside each other, from the left. */
function groupsOf(chosen: readonly ChosenSeat[]): ChosenSeat[][] {
  const groups: ChosenSeat[][] = [];
  const sorted = chosen.toSorted(
    ({ seat: one }, { seat: other }) => one.line - other.line || one.column - other.column,
  );
  for (const one of sorted) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && areNeighbours(last.seat, one.seat)) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

function isNobodys({ id }: RowSeat, chosen: readonly ChosenSeat[]): boolean {
  return !chosen.some(({ seat }) => seat.id === id);
}

/** Seats beside each other that equal those of the group one by one; a row further counts as two seats. */
function nearestBlock(free: readonly RowSeat[], group: readonly ChosenSeat[]): ChosenSeat[] | null {
  const places = new Map(free.map((seat) => [`${seat.line} ${seat.column}`, seat]));
  const [from] = group;
  const blocks = free.flatMap((start) => {
    const block = group.flatMap(({ seat, variantId }, index) => {
      const place = places.get(`${start.line} ${start.column + index}`);
      return place && areEqual(place, seat) ? [{ seat: place, variantId }] : [];
    });
    if (!from || block.length < group.length) return [];
    const { line, column } = from.seat;
    return [{ block, distance: 2 * Math.abs(start.line - line) + Math.abs(start.column - column) }];
  });
  return blocks.toSorted((one, other) => one.distance - other.distance)[0]?.block ?? null;
}

/** For those without a seat the nearest one. */
function moveSome(
  free: readonly RowSeat[],
  group: readonly ChosenSeat[],
  isKept: (one: ChosenSeat) => boolean,
): ChosenSeat[] | null {
  const found = group.filter(isKept);
  for (const one of group.filter((other) => !isKept(other))) {
    const moved = nearestBlock(
      free.filter((seat) => isNobodys(seat, found)),
      [one],
    );
    if (!moved) return null;
    found.push(...moved);
  }
  return found;
}

/** The seats with these names; if several parts of the hall have one, that of the category. */
export function seatsNamed(seats: readonly RowSeat[], named: readonly Seat[], variantId: Id): RowSeat[] {
  return named.flatMap(({ row, seat }) => {
    const same = seats.filter((one) => isSameId(one.row, row) && isSameId(one.name, seat));
    const sold = same.find(({ variantIds }) => variantIds.some((id) => isSameId(id, variantId)));
    return sold ?? same[0] ?? [];
  });
}
