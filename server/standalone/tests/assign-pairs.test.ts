import fc from "fast-check";
import { expect, test } from "vitest";
import { assignPairs, freeInPairs } from "#standalone/domain/tickets/assign-pairs.ts";
import type { Seat } from "#standalone/domain/tickets/assign-seats.ts";

const row = "8. řada u uličky";
const rows = [{ row, seats: 8 }];
const seats = (...numbers: readonly number[]): Seat[] => numbers.map((seat) => ({ row, seat }));
const numbers = (given: readonly Seat[]) => given.map(({ seat }) => seat);

/** The numbers of both kinds, and whether they are together. */
function seated(wheelchairs: number, companions: number, taken: readonly number[] = [], held = 0) {
  const given = assignPairs(rows, { taken: seats(...taken), held, wheelchairs, companions });
  return [numbers(given.wheelchairs), numbers(given.companions), given.isTogether];
}

test("a companion sits beside the wheelchair, which has the odd seat", () => {
  expect(seated(1, 1)).toEqual([[1], [2], true]);
  expect(seated(2, 2)).toEqual([[1, 3], [2, 4], true]);
  expect(seated(1, 1, [1, 4])).toEqual([[5], [6], true]);
});

test("who comes without the other takes the rest of a pair, and leaves whole ones", () => {
  expect(seated(1, 0, [4])).toEqual([[3], [], true]);
  expect(seated(0, 1, [5])).toEqual([[], [6], true]);
  expect(seated(1, 0)).toEqual([[1], [], true]);
});

test("those for whom no whole pair is left sit apart, and know it", () => {
  expect(seated(1, 1, [2, 3, 6, 8])).toEqual([[1], [4], false]);
  expect(seated(2, 1, [2, 5, 6])).toEqual([[1, 3], [4], true]);
  expect(seated(2, 0, [2, 3, 5, 8])).toEqual([[1, 7], [], false]);
});

test("pairs are together in one row only", () => {
  const two = [{ row: "A", seats: 2 }, { row: "B", seats: 2 }]; // oxfmt-ignore
  const given = assignPairs(two, { taken: [], held: 0, wheelchairs: 2, companions: 2 });
  expect(given.companions.map((seat) => seat.row)).toEqual(["A", "B"]);
  expect(given.isTogether).toBe(false);
});

test("what the box office sold before are the first pairs", () => {
  expect(seated(1, 1, [], 2)).toEqual([[3], [4], true]);
  expect(freeInPairs(rows, { taken: seats(3), held: 2 })).toEqual({ 1: 2, 2: 3 });
});

const halls = fc.record({
  taken: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]),
  held: fc.integer({ min: 0, max: 8 }),
  wheelchairs: fc.integer({ min: 0, max: 5 }),
  companions: fc.integer({ min: 0, max: 5 }),
});

test("each kind gets its own free seats once, with the most companions beside", () => {
  const holds = fc.property(halls, ({ taken, held, ...wanted }) => {
    const gone = { taken: seats(...taken), held };
    const free = [1, 2, 3, 4, 5, 6, 7, 8].slice(held).filter((seat) => !taken.includes(seat));
    const odd = free.filter((seat) => seat % 2 === 1);
    const even = free.filter((seat) => seat % 2 === 0);
    const given = assignPairs(rows, { ...gone, ...wanted });
    const [ofWheelchairs, ofCompanions] = [numbers(given.wheelchairs), numbers(given.companions)];
    expect(freeInPairs(rows, gone)).toEqual({ 1: odd.length, 2: even.length });
    expect(ofWheelchairs).toHaveLength(Math.min(wanted.wheelchairs, odd.length));
    expect(ofCompanions).toHaveLength(Math.min(wanted.companions, even.length));
    expect(odd).toEqual(expect.arrayContaining(ofWheelchairs));
    expect(even).toEqual(expect.arrayContaining(ofCompanions));
    expect(new Set([...ofWheelchairs, ...ofCompanions]).size).toBe(
      ofWheelchairs.length + ofCompanions.length,
    );
    const beside = ofCompanions.filter((seat) => ofWheelchairs.includes(seat - 1)).length;
    const whole = odd.filter((seat) => even.includes(seat + 1)).length;
    expect(beside).toBeGreaterThanOrEqual(Math.min(wanted.wheelchairs, wanted.companions, whole));
  });
  fc.assert(holds, { seed: 17, numRuns: 400 });
});
