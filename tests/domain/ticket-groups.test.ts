import { expect, test } from "vitest";
import { groupTickets, lowestConcession, zonesWithConcessions } from "#app/domain/theatre/ticket-groups.ts";
import type { TicketCategory } from "#app/domain/theatre/performance.ts";

function category(variantId: number | string, over: Partial<TicketCategory> = {}): TicketCategory {
  return {
    variantId,
    name: `Pásmo ${variantId}`,
    price: 100,
    free: null,
    note: null,
    needsProof: null,
    concessionOf: null,
    isAccess: false,
    ...over,
  };
}

const stalls = category(1, { name: "Přízemí", price: 450 });
const balcony = category(2, { name: "Balkon", price: 190 });
const student = category(3, { name: "Student, balkon", price: 143, concessionOf: 2 });
const wheelchair = category(4, { name: "Místo pro vozík", price: 50, isAccess: true });

/** The names of zones, with the names of their concessions. */
function shown(categories: readonly TicketCategory[]) {
  const { zones, access } = groupTickets(categories);
  return {
    zones: zones.map(({ name, concessions }) => [name, ...concessions.map(({ label }) => label)]),
    access: access.map(({ name }) => name),
  };
}

test("a concession stands under its zone, and places for wheelchairs apart", () => {
  expect(shown([student, stalls, wheelchair, balcony])).toEqual({
    zones: [["Přízemí"], ["Balkon", "Student"]],
    access: ["Místo pro vozík"],
  });
});

test("a reduced ticket with a disability card stands apart", () => {
  const card = category(5, { concessionOf: 2, isAccess: true });
  expect(shown([balcony, card])).toEqual({ zones: [["Balkon"]], access: [card.name] });
});

test.each([
  ["of no category of the evening", category(9, { concessionOf: 77 })],
  ["of itself", category(9, { concessionOf: 9 })],
  ["of another concession", category(9, { concessionOf: 3 })],
  ["of a place for wheelchairs", category(9, { concessionOf: 4 })],
])("a concession %s is a zone", (_of, odd) => {
  expect(shown([balcony, student, wheelchair, odd]).zones).toEqual([["Balkon", "Student"], [odd.name]]);
});

test.each([
  ["Student, balkon", "Balkon", "Student"],
  ["Balkon – student", "Balkon", "Student"],
  ["Balkon do 15 let", "Balkon", "Do 15 let"],
  ["Senior, 1.–5. řada", "1.–5. řada", "Senior"],
  ["Student", "Volné sezení", "Student"],
  ["Balkonový student", "Balkon", "Balkonový student"],
  ["Balkon", "Balkon", "Balkon"],
  ["Dítě (balkon)", "Balkon", "Dítě (balkon)"],
])("„%s“ under „%s“ is „%s“", (name, zone, label) => {
  const full = category(1, { name: zone });
  expect(shown([full, category(2, { name, concessionOf: 1 })]).zones).toEqual([[zone, label]]);
});

test("the zones with concessions have names only if others have none", () => {
  const named = (categories: readonly TicketCategory[]) =>
    zonesWithConcessions(groupTickets(categories).zones);
  expect(named([stalls, balcony, student])).toEqual(["Balkon"]);
  expect(named([balcony, student, wheelchair])).toBeNull();
  expect(named([stalls, balcony])).toBeNull();
});

test("the lowest concession is no full price and no place for a wheelchair", () => {
  const dearer = category(6, { price: 160, concessionOf: 2 });
  expect(lowestConcession([[stalls], [balcony, dearer, student, wheelchair]])).toBe(143);
  expect(lowestConcession([[stalls, wheelchair], []])).toBeNull();
});
