import { afterAll, beforeAll, expect, test } from "vitest";
import { openShared, type SharedStandalone } from "./open.ts";

interface Card {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
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

test("groups are in the theatre's order, the ensemble by surname in Czech: Ch after D, Ž last", () => {
  expect([...new Set(people.map(({ group }) => group.slug))]).toEqual([
    "soubor",
    "hoste",
    "tvurci",
    "vedeni",
  ]);
  const names = people.filter(({ group }) => group.slug === "soubor").map(({ name }) => name);
  expect(names).toEqual([
    "Šimon Bezděk",
    "Igor Čechlovský",
    "Vojtěch Drahota",
    "Barbora Chalupníková",
    "Bohdan Chroust",
    "Ondřej Kalivoda",
    "Tereza Kubištová",
    "Jáchym Ledvina",
    "Johana Límová",
    "Eliška Řeháčková",
    "Ludmila Stibůrková",
    "Matěj Suchopár",
    "Radovan Týfa",
    "Magdalena Vrzalová",
    "Prokop Zavadil",
    "Šárka Žďárková",
  ]);
  const makers = people.filter(({ group }) => group.slug === "tvurci").map(({ name }) => name);
  expect(makers[0]).toBe("Hana Ryšavá");
});

test("only guests are marked as guests", () => {
  expect(people.filter((person) => person.as_guest).map(({ name }) => name)).toEqual([
    "Ema Jakschová",
    "Vít Šindelka",
  ]);
});

test("every person has a different, typeset text and a slug that is the name without diacritics", async () => {
  const bios = await Promise.all(
    people.map(async ({ id }) => (await backend.call("GET", `/api/people/cs/${id}`)).body.data.bio),
  );
  expect(people.length).toBeGreaterThan(20);
  expect(new Set(bios).size).toBe(people.length);
  for (const bio of bios) {
    expect(bio.length).toBeGreaterThan(180);
    expect(bio).not.toMatch(/(^|[\s>„])[ksvzouai] /u);
  }
  for (const { name, slug } of people) {
    expect(slug).toBe(name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(" ", "-"));
  }
});

test("a person's roles have their production and date, those in current productions first", async () => {
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

test.each(["999", "0", "-1", "x", "2147483648"])("there is no person %s", async (id) => {
  expect((await backend.call("GET", `/api/people/cs/${id}`)).status).toBe(404);
});
