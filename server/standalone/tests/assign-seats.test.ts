import fc from "fast-check";
import { expect, test } from "vitest";
import { assignSeats, type Seat } from "#standalone/domain/tickets/assign-seats.ts";

const keyOf = ({ row, seat }: Seat) => `${row} ${seat}`;

/** A hall of a few rows with some seats taken and the best ones held, and a group of people. */
const halls = fc
  .array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
  .map((sizes) => sizes.map((seats, index) => ({ row: `${index + 1}. řada`, seats })))
  .chain((rows) => {
    const all = rows.flatMap(({ row, seats }) =>
      Array.from({ length: seats }, (_, i) => ({ row, seat: i + 1 })),
    );
    return fc.record({
      rows: fc.constant(rows),
      taken: fc.subarray(all),
      held: fc.integer({ min: 0, max: all.length }),
      count: fc.integer({ min: 0, max: 10 }),
    });
  });
type Hall = typeof halls extends fc.Arbitrary<infer Of> ? Of : never;

const places = ({ rows, taken, held, count }: Hall) => assignSeats(rows, { taken, held, count });

/** Every assignable seat: neither taken nor held. Held seats start in the middle of the best row. */
function freeIn({ rows, taken, held }: Omit<Hall, "count">): Seat[] {
  const best = rows.flatMap(({ row, seats }) =>
    Array.from({ length: seats }, (_, i) => ({ row, seat: i + 1 })).sort(
      (item, other) => Math.abs(2 * item.seat - seats - 1) - Math.abs(2 * other.seat - seats - 1),
    ),
  );
  const gone = new Set(taken.map(keyOf));
  return best.slice(held).filter((seat) => !gone.has(keyOf(seat)));
}

/** All choices of this many free seats beside each other, with the single seats that each leaves. */
function blocksIn(hall: Hall): { readonly seats: readonly Seat[]; readonly lonely: number }[] {
  const free = new Set(freeIn(hall).map(keyOf));
  const isFree = (row: string, seat: number) => free.has(keyOf({ row, seat }));
  return hall.rows.flatMap(({ row, seats }) =>
    Array.from({ length: seats }, (_, i) => i + 1)
      .map((first) => Array.from({ length: hall.count }, (_, i) => ({ row, seat: first + i })))
      .filter((block) => block.length > 0 && block.every(({ seat }) => isFree(row, seat)))
      .map((block) => ({ seats: block, lonely: lonelyAround(block, isFree) })),
  );
}

function lonelyAround(block: readonly Seat[], isFree: (row: string, seat: number) => boolean): number {
  const [{ row, seat: first } = { row: "", seat: 0 }] = block;
  const last = first + block.length - 1;
  const isLonely = (seat: number, beyond: number) => isFree(row, seat) && !isFree(row, beyond);
  return Number(isLonely(first - 1, first - 2)) + Number(isLonely(last + 1, last + 2));
}

/** Whether they are one row's neighbours, in its sequence. */
const areTogether = (seats: readonly Seat[]) =>
  seats.every(({ row, seat }, index) => row === seats[0]?.row && seat === (seats[0]?.seat ?? 0) + index);

function holds(property: (hall: Hall) => void): void {
  fc.assert(fc.property(halls, property), { seed: 17, numRuns: 400 });
}

test("the same hall gives the same seats", () => {
  holds((hall) => {
    expect(places({ ...hall, taken: hall.taken.toReversed() })).toEqual(places(hall));
  });
});

test("no seat is given twice, and none that is taken, held or not there", () => {
  holds((hall) => {
    const given = places(hall).map(keyOf);
    const free = new Set(freeIn(hall).map(keyOf));
    expect(new Set(given).size).toBe(given.length);
    expect(given.filter((key) => !free.has(key))).toEqual([]);
  });
});

test("as many seats are given as people come, or all that are left", () => {
  holds((hall) => {
    expect(places(hall)).toHaveLength(Math.min(hall.count, freeIn(hall).length));
  });
});

test("people sit together if as many seats beside each other are free", () => {
  holds((hall) => {
    expect(blocksIn(hall).length === 0 || areTogether(places(hall))).toBe(true);
  });
});

test("no single seat stays alone if the choice can avoid it", () => {
  holds((hall) => {
    const blocks = blocksIn(hall);
    if (blocks.length === 0) return;
    const given = new Set(places(hall).map(keyOf));
    const chosen = blocks.find(({ seats }) => seats.every((seat) => given.has(keyOf(seat))));
    expect(chosen?.lonely).toBe(Math.min(...blocks.map(({ lonely }) => lonely)));
  });
});

test.each([
  [4, [3, 3], [2, 2]],
  [6, [5, 5], [3, 3]],
  [7, [5, 5], [4, 3]],
  [8, [6, 3], [5, 3]],
  [5, [2, 4, 3], [3, 2]],
  [9, [4, 4, 4], [3, 3, 3]],
  [3, [2, 2], [2, 1]],
])("%i people in rows of %j sit in parts of %j", (count, sizes, parts) => {
  const rows = sizes.map((seats, index) => ({ row: `${index}`, seats }));
  const given = assignSeats(rows, { taken: [], held: 0, count });
  const inRow = rows.map(({ row }) => given.filter((seat) => seat.row === row).length);
  expect(inRow.filter((seats) => seats > 0).sort((value, other) => other - value)).toEqual(parts);
});

test("nobody of a group sits alone if the group can be divided so", () => {
  holds((hall) => {
    const free = new Set(freeIn(hall).map(keyOf));
    // The groups that fit into each uninterrupted run without anyone alone: nobody, two, three …
    const runs = hall.rows.flatMap(({ row, seats }) =>
      Array.from({ length: seats + 1 }, (_, seat) => (free.has(keyOf({ row, seat })) ? "x" : " "))
        .join("")
        .split(" ")
        .map(({ length }) => length),
    );
    let sums = new Set([0]);
    for (const run of runs)
      sums = new Set(
        [...sums].flatMap((sum) =>
          Array.from({ length: run + 1 }, (_, size) => sum + (size === 1 ? 0 : size)),
        ),
      );
    if (!sums.has(hall.count)) return;
    const given = new Set(places(hall).map(keyOf));
    const isAlone = ({ row, seat }: Seat) =>
      ![seat - 1, seat + 1].some((beside) => given.has(keyOf({ row, seat: beside })));
    expect(places(hall).filter(isAlone)).toEqual([]);
  });
});

test("the middle of the best row goes first", () => {
  const rows = [{ row: "A", seats: 9 }, { row: "B", seats: 9 }]; // oxfmt-ignore
  expect(assignSeats(rows, { taken: [], held: 0, count: 3 }).map(keyOf)).toEqual(["A 4", "A 5", "A 6"]);
});
