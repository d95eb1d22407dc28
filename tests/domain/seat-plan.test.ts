import fc from "fast-check";
import { expect, test } from "vitest";
import { packPlan, unpackPlan } from "#app/domain/theatre/packed-plan.ts";
import {
  allSeats,
  freeNeighbours,
  lonelySeats,
  nearestSeats,
  seatKinds,
  seatsNamed,
  type PlannedSeat,
  type SeatPlan,
} from "#app/domain/theatre/seat-plan.ts";
import { isIdText } from "#app/domain/read-id.ts";

const signs: Readonly<Record<string, Partial<PlannedSeat>>> = {
  ".": {},
  x: { state: "taken" },
  b: { state: "blocked" },
  l: { kind: "limited_view" },
  w: { kind: "wheelchair" },
  W: { kind: "wheelchair", state: "taken" },
  c: { kind: "companion" },
  // Of another price.
  $: { variantIds: [3] },
};

/** Rows 1, 2, … of a hall with seats A1, A2, …, B1, …: free, x taken; a space is an aisle. */
function planOf(...rows: readonly string[]): SeatPlan {
  const seatsOf = (row: string, index: number) =>
    [...row].flatMap((sign, at): PlannedSeat[] => {
      const base = { state: "free", kind: "standard", variantIds: [1, 2], note: null } as const;
      const id = `${String.fromCodePoint(65 + index)}${at + 1}`;
      return sign === " " ? [] : [{ ...base, ...signs[sign], id, name: at + 1, column: at + 1 }];
    });
  const named = rows.map((row, index) => ({ name: index + 1, seats: seatsOf(row, index) }));
  return { sections: [{ name: "Přízemí", rows: named }] };
}

const idsOf = (seats: readonly Pick<PlannedSeat, "id">[]) => seats.map(({ id }) => id).join(" ");

/** The seats with these ids, in their order. */
function pick(plan: SeatPlan, ids: string) {
  const all = allSeats(plan);
  return ids.split(" ").flatMap((id) => all.find((seat) => seat.id === id) ?? []);
}

function nearest(plan: SeatPlan, ids: string): string | null {
  const chosen = pick(plan, ids).map((seat) => ({ seat, variantId: 1 }));
  const found = nearestSeats(plan, chosen)?.map(({ seat }) => seat);
  return found ? idsOf(found) : null;
}

test.each([
  ["that lost one seat moves by one", ["..x.."], "A2 A3", "A1 A2"],
  ["that lost both has the nearest in its row", [".xx.."], "A2 A3", "A4 A5"],
  ["moves to the row behind if that is nearer", ["x.xxxx..", ".xx....."], "A2 A3", "B4 B5"],
  ["never sits on both sides of an aisle", ["xx. .x", "..x..."], "A1 A2", "B1 B2"],
  ["never gets seats of another price", ["xx$$.", "xxxxx", "...xx"], "A1 A2", "C1 C2"],
  ["never gets seats of another kind", ["xxllwc", "xxxxxx", ".."], "A1 A2", "C1 C2"],
  ["sits apart only without a pair: one stays", [".x.x.", "x.x.x"], "A1 A2", "A1 A3"],
  ["gets none of two seats if one is left", ["xx.$$"], "A1 A2", null],
  ["gets none if no seat is left", ["xx"], "A1 A2", null],
])("a pair %s", (_what, rows, chosen, expected) => {
  expect(nearest(planOf(...rows), chosen)).toBe(expected);
});

test("only those without a seat move if people sat apart", () => {
  expect(nearest(planOf(".x..x"), "A1 A5")).toBe("A1 A4");
  expect(nearest(planOf(".. x.", "..x.x"), "A1 A2 B3")).toBe("A1 A2 B2");
  // The pair behind moves together; the one in front keeps its seats.
  expect(nearest(planOf("..", "x..."), "A1 A2 B1 B2")).toBe("A1 A2 B2 B3");
});

test("a companion moves with the wheelchair", () => {
  expect(nearest(planOf("Wc.w.wc"), "A1 A2")).toBe("A6 A7");
});

test("equal categories may come in any order, as numbers or texts", () => {
  const plan = planOf("x.");
  const [taken, free] = pick(plan, "A1 A2");
  const odd = taken && { ...taken, variantIds: ["2", 1] };
  expect(nearestSeats(plan, odd ? [{ seat: odd, variantId: 1 }] : [])).toEqual([{ seat: free, variantId: 1 }]); // oxfmt-ignore
});

const rowsOfSigns = fc.array(fc.stringMatching(/^[.xb $l]{0,8}[.x]$/), { minLength: 1, maxLength: 4 });

const choices = rowsOfSigns.chain((rows) => {
  const plan = planOf(...rows);
  return fc.record({ plan: fc.constant(plan), chosen: fc.subarray(allSeats(plan), { minLength: 1 }) });
});

test("the nearest seats are free, equal and different, or too few are left", () => {
  const property = fc.property(choices, ({ plan, chosen }) => {
    const found = nearestSeats(plan, chosen.map((seat) => ({ seat, variantId: seat.id }))); // oxfmt-ignore
    const sort = ({ kind, variantIds }: PlannedSeat) => `${kind} ${variantIds.join()}`;
    const isFree = ({ state }: PlannedSeat) => state === "free";
    const countOf = (seats: readonly PlannedSeat[], of: PlannedSeat) =>
      seats.filter((seat) => sort(seat) === sort(of)).length;
    const isEnough = chosen.every((seat) => countOf(allSeats(plan).filter(isFree), seat) >= countOf(chosen, seat)); // oxfmt-ignore
    expect(found !== null).toBe(isEnough);
    for (const { seat, variantId } of found ?? []) {
      const before = chosen.find(({ id }) => id === variantId);
      expect([isFree(seat), sort(seat)]).toEqual([true, before && sort(before)]);
    }
    if (found) expect(new Set(found.map(({ seat }) => seat.id)).size).toBe(chosen.length);
    if (found && chosen.every(isFree)) expect(idsOf(found.map(({ seat }) => seat))).toBe(idsOf(chosen));
  });
  fc.assert(property, { seed: 17, numRuns: 400 });
});

test("one chosen seat in two lines of a cart becomes two", () => {
  expect(nearest(planOf("..."), "A1 A1")).toBe("A1 A2");
});

test.each([
  ["A2", "A1 A3"],
  ["A3", "A2"],
  ["A5", ""],
  ["A7", ""],
  ["A9", ""],
  ["A11", "A10"],
])("seats beside %s at the same price: %s", (id, expected) => {
  const plan = planOf("... .x$.l..");
  const [seat] = pick(plan, id);
  expect(seat && idsOf(freeNeighbours(allSeats(plan), seat))).toBe(expected);
});

test.each([
  ["at the end of a row", "....", "A2 A3 A4", "A1"],
  ["between two of others", "x...x", "A2 A3", "A4"],
  ["at an aisle", "... .", "A1 A2", "A3"],
  ["on both sides", "x...x", "A3", "A2 A4"],
  ["of a limited view", ".l", "A1", "A2"],
  ["none, if two stay beside each other", "....", "A1 A2", ""],
  ["none, if the other has a limited view", "..l", "A1", ""],
  ["none, if it was alone before", "x.xx. .", "A5", ""],
  ["none beside a wheelchair, where it was alone before", "wc.x", "A1 A2", ""],
  ["none of the places for wheelchairs", "wc", "A1", ""],
])("a choice leaves a single seat %s", (_where, row, chosen, lonely) => {
  const plan = planOf(row);
  expect(idsOf(lonelySeats(allSeats(plan), pick(plan, chosen)))).toBe(lonely);
});

test("rows of two parts of a hall with one name are apart", () => {
  const [hall] = planOf("..", "$$").sections;
  const parts = hall?.rows.map((row) => ({ name: `Část ${row.name}`, rows: [{ ...row, name: 1 }] })) ?? [];
  const seats = allSeats({ sections: parts });
  const [first] = seats;
  const equal = seats.map((seat) => ({ ...seat, variantIds: [1, 2] }));
  expect(first && idsOf(freeNeighbours(equal, first))).toBe("A2");
  const named = [{ row: "1", seat: "2" }, { row: 2, seat: 1 }]; // oxfmt-ignore
  expect([2, "3", 77].map((variant) => idsOf(seatsNamed(seats, named, variant)))).toEqual(["A2", "B2", "A2"]);
});

const ids = fc.oneof(
  fc.integer({ min: 1 }),
  fc.constantFrom("7", '"7"', '"', "0", "12345678901234567890", "12345678901234567890n", "5-12", "řada 5"),
  fc.string({ unit: "grapheme" }).filter(isIdText),
);
const packed: fc.Arbitrary<SeatPlan> = fc.record({
  sections: fc.array(
    fc.record({
      name: fc.string(),
      rows: fc.array(
        fc.record({
          name: ids,
          seats: fc.array(
            fc.record({
              id: ids,
              name: ids,
              column: fc.nat(),
              variantIds: fc.array(ids),
              state: fc.constantFrom("free", "taken", "blocked"),
              kind: fc.constantFrom(...seatKinds),
              note: fc.constantFrom(null, "za sloupem", "a\u00a0b", "t w"),
            }),
          ),
        }),
      ),
    }),
  ),
});

test("a packed plan is the same when it is unpacked", () => {
  fc.assert(
    fc.property(packed, (plan) => {
      expect(unpackPlan(packPlan(plan))).toEqual(plan);
    }),
    {
      seed: 17,
      numRuns: 300,
    },
  );
});
