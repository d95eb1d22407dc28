import { expect, test } from "vitest";
import { readProduction, readRepertoire } from "#server/upstream/resources/repertoire.ts";
import { readVenues } from "#server/upstream/resources/venues.ts";
import { clientOver } from "../support/fake-context.ts";

function answering(body: unknown) {
  return clientOver(async () => Response.json(body)).forRequest({ requestId: "r", token: null });
}

const bare = { slug: "rur", title: "R. U. R." };

test("a title needs a slug and a title, and a row with neither costs one title", async () => {
  const upstream = answering({ data: [bare, { slug: "x" }, { title: "y" }, null] });
  expect(await readRepertoire(upstream)).toEqual({
    ok: true,
    value: [
      {
        ...bare,
        author: null,
        genre: null,
        perex: "",
        image: null,
        state: "current",
        isNew: false,
        isSoon: false,
        premiere: null,
        derniere: null,
        ageFrom: null,
        rating: null,
      },
    ],
  });
});

test("an invalid optional field of a title is left out", async () => {
  const odd = {
    ...bare,
    state: "dreamt",
    image: "../../etc/passwd",
    genre: { name: "Drama" },
    length_minutes: "110",
    intervals: -1,
    premiere: "someday",
    derniere: "2026-12-21T19:00:00+01:00",
    price: { from: 490, to: 190 },
    rating: { average: 7, count: 3 },
    age_from: 0,
  };
  expect(await readRepertoire(answering([odd]))).toMatchObject({
    value: [
      {
        state: "current",
        image: null,
        genre: null,
        premiere: null,
        derniere: "2026-12-21",
        rating: null,
        ageFrom: null,
      },
    ],
  });
  expect(await readProduction(answering({ data: odd }), "rur")).toMatchObject({
    value: { lengthMinutes: 110, intervals: null, price: { from: 190, to: 490 } },
  });
});

test("a title has sanitized texts and links, and no empty role", async () => {
  const hostile = {
    ...bare,
    description: `<p onclick="x()">Továrna<script>alert(1)</script></p>`,
    images: [{ image: "rur-1.svg", caption: "Radius", credit: null }, { image: "/etc" }, "x"],
    cast: [
      { role: "Radius", people: [{ name: "Matěj Suchopár", person: { id: 1 }, as_guest: 1 }, { name: "" }] },
      { role: "Nikdo", people: [] },
    ],
    quotes: [
      { text: "Bez plechu.", source: "Rampa", date: "2026-10-12", url: "javascript:alert(1)" },
      { text: "Bez zdroje" },
    ],
    productions: [bare, { slug: "nora", title: "Nora" }],
  };
  expect(await readProduction(answering({ data: hostile }), "rur")).toMatchObject({
    value: {
      description: "<p>Továrna</p>",
      images: [{ image: "rur-1.svg", caption: "Radius", credit: null }],
      cast: [{ role: "Radius", people: [{ name: "Matěj Suchopár", person: null, asGuest: true }] }],
      team: [],
      quotes: [{ text: "Bez plechu.", source: "Rampa", date: "2026-10-12", url: null }],
      productions: [{ slug: "nora" }],
      products: [],
      articles: [],
      sensory: [],
    },
  });
});

test.each([{}, { data: { slug: "rur" } }, { data: null }, "x"])(
  "without a required field a title is a broken answer: %j",
  async (body) => {
    expect(await readProduction(answering(body), "rur")).toMatchObject({ error: { kind: "broken" } });
  },
);

test("a hall may lack everything but its name", async () => {
  const halls = [
    {
      slug: "komora",
      name: "Komora",
      capacity: 0,
      zones: [
        { name: "Sedadla", price: "290" },
        { name: "x" },
        { name: "Balkon", price: 190, colour: "#5e8585" },
        { name: "Lóže", price: 490, colour: "url(https://elsewhere.example)" },
      ],
    },
    { slug: "bez-jmena" },
  ];
  expect(await readVenues(answering({ data: halls }))).toEqual({
    ok: true,
    value: [
      {
        slug: "komora",
        name: "Komora",
        capacity: null,
        stepFree: false,
        description: "",
        access: null,
        image: null,
        zones: [
          { name: "Sedadla", price: 290, colour: null },
          { name: "Balkon", price: 190, colour: "#5e8585" },
          { name: "Lóže", price: 490, colour: null },
        ],
      },
    ],
  });
});
