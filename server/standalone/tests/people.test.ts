import { afterAll, beforeAll, expect, test } from "vitest";
import { openShared, type SharedStandalone } from "./open.ts";

interface Card {
  readonly id: number;
  readonly surname: string;
  readonly group: { readonly slug: string };
  readonly as_guest: boolean;
}

let backend: SharedStandalone;
let people: readonly Card[];
beforeAll(async () => {
  backend = await openShared();
  people = (await backend.call("GET", "/api/people/cs")).body.data;
});
afterAll(() => backend.close());

test("groups are in the theatre's order, and the ensemble by surname in Czech", () => {
  expect([...new Set(people.map(({ group }) => group.slug))]).toEqual([
    "soubor",
    "hoste",
    "tvurci",
    "vedeni",
  ]);
  const surnames = people.filter(({ group }) => group.slug === "soubor").map(({ surname }) => surname);
  expect(surnames.some((surname) => surname.startsWith("Ch"))).toBe(true);
  expect(surnames).toEqual(surnames.toSorted(new Intl.Collator("cs").compare));
});

test("only guests are marked as guests", () => {
  const guests = people.filter((person) => person.as_guest);
  expect(guests).not.toEqual([]);
  expect(guests).toEqual(people.filter(({ group }) => group.slug === "hoste"));
});

test("a person's roles have production and date, those in current productions first", async () => {
  const { body } = await backend.call("GET", "/api/people/cs/1");
  expect(body.data).toMatchObject({
    name: "Barbora Chalupníková",
    surname: "Chalupníková",
    image: "barbora-chalupnikova.svg",
    group: { slug: "soubor", name: "Herci" },
  });
  expect(body.data.roles[0]).toEqual({
    kind: "cast",
    role: "Maryša",
    production: { slug: "marysa", title: "Maryša", image: "marysa.svg", state: "current" },
    since: "2025-03-14",
    until: null,
  });
  expect(body.data.roles.at(-1)).toMatchObject({ role: "Verunka", production: { state: "ended" } });
  const director = (await backend.call("GET", "/api/people/cs/19")).body.data;
  expect(director.roles.length).toBeGreaterThan(0);
  expect(director.roles.every(({ kind }: { kind: string }) => kind === "team")).toBe(true);
});

test.each(["999", "0", "-1", "x", "2147483648"])("no person %s exists", async (id) => {
  expect((await backend.call("GET", `/api/people/cs/${id}`)).status).toBe(404);
});
