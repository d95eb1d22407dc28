import { afterAll, beforeAll, expect, test } from "vitest";
import { open, openShared, type SharedStandalone } from "./open.ts";

interface Role {
  readonly role: string;
  readonly people: readonly { readonly name: string; readonly person: { readonly id: number } | null }[];
}

let backend: SharedStandalone;
beforeAll(async () => {
  backend = await openShared();
});
afterAll(() => backend.close());

const slugs = [
  "marysa",
  "rur",
  "ze-zivota-hmyzu",
  "kytice",
  "strakonicky-dudak",
  "revizor",
  "tri-sestry",
  "sen-noci-svatojanske",
  "lakomec",
  "nora",
  "broucci",
  "cyrano",
  "zimni-pohadka",
  "hamlet",
  "nasi-furianti",
];

test("productions are in the theatre's order, each in the state of its dates", async () => {
  const { body } = await backend.call("GET", "/api/repertoire/cs");
  expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
  const state = (wanted: string) =>
    body.data
      .filter((card: { state: string }) => card.state === wanted)
      .map(({ slug }: { slug: string }) => slug);
  expect(state("coming")).toEqual(["cyrano"]);
  expect(state("ended")).toEqual(["hamlet", "nasi-furianti"]);
});

test("a production's state depends on the day of the request", async () => {
  const later = await open({ clock: () => new Date("2026-11-30T10:00:00Z") });
  const { body } = await later.call("GET", "/api/repertoire/cs/ze-zivota-hmyzu");
  expect(body.data).toMatchObject({ state: "current", derniere: "2026-12-21" });
  await later.close();
});

test("a production has all data for its page", async () => {
  const { body } = await backend.call("GET", "/api/repertoire/cs/marysa");
  expect(body.data).toMatchObject({
    title: "Maryša",
    author: "Alois a Vilém Mrštíkové",
    genre: { slug: "drama", name: "Drama" },
    venue: { slug: "velky-sal", name: "Velký sál" },
    length_minutes: 135,
    intervals: 1,
    premiere: "2025-03-14",
    age_from: 12,
    price: { from: 190, to: 450 },
    rating: { average: 4.7, count: 212 },
    image: "marysa.svg",
    language: "česky",
  });
  expect(body.data.images.map(({ image }: { image: string }) => image)).toEqual([
    "marysa-1.svg",
    "marysa-2.svg",
    "marysa-3.svg",
  ]);
  expect(body.data.quotes[0]).toMatchObject({ source: "Listy doubravínské", date: "2025-03-17" });
  expect(body.data.products.map(({ id }: { id: number }) => id)).toEqual([113]);
  const cast: readonly Role[] = body.data.cast;
  expect(cast.find(({ role }) => role === "Maryša")?.people.map(({ name }) => name)).toEqual([
    "Barbora Chalupníková",
    "Eliška Řeháčková",
  ]);
  expect(cast.at(-1)?.people.at(-1)).toMatchObject({ name: "Vít Šindelka", as_guest: true });
  expect(body.data.team[0]).toMatchObject({ role: "Režie", people: [{ name: "Hana Ryšavá" }] });
});

test("a former cast member has the role only among former roles", async () => {
  const title = (await backend.call("GET", "/api/repertoire/cs/revizor")).body.data;
  const roles: readonly Role[] = title.cast;
  expect(roles.filter(({ role }) => role === "Chlestakov").flatMap(({ people }) => people)).toHaveLength(2);
  const drahota = (await backend.call("GET", "/api/people/cs/16")).body.data;
  expect(drahota.roles).toContainEqual(
    expect.objectContaining({ role: "Chlestakov", since: "2024-02-22", until: "2025-06-30" }),
  );
});

test("similar productions are current or coming ones, those of the same genre first", async () => {
  const { body } = await backend.call("GET", "/api/repertoire/cs/nora");
  expect(body.data.productions.map(({ slug }: { slug: string }) => slug)).toEqual([
    "tri-sestry",
    "marysa",
    "rur",
    "zimni-pohadka",
  ]);
});

test("a production has the articles about it", async () => {
  const { body } = await backend.call("GET", "/api/repertoire/cs/rur");
  expect(body.data.articles.map(({ slug }: { slug: string }) => slug)).toContain("rur-ma-za-sebou-premieru");
});

test.each(["neni", "%00", "MARYSA", "marysa%27"])("no production %s exists", async (slug) => {
  expect((await backend.call("GET", `/api/repertoire/cs/${slug}`)).status).toBe(404);
});

test("the halls have their capacity, accessibility and prices", async () => {
  const { body } = await backend.call("GET", "/api/venues/cs");
  expect(
    body.data.map(({ slug, capacity, step_free: stepFree }: Record<string, unknown>) => [
      slug,
      capacity,
      stepFree,
    ]),
  ).toEqual([
    ["velky-sal", 312, true],
    ["komora", 84, false],
    ["mlynice", 60, true],
    ["letni-dvur", 240, true],
  ]);
  expect(body.data[0]).toMatchObject({ image: "velky-sal.svg", zones: expect.arrayContaining([]) });
  expect(body.data[0].zones.at(-1)).toEqual({ name: "Balkon", price: 190, colour: "#5e8585" });
});
