import { expect, test } from "vitest";
import { byGroup, byLetter, byName, datesWith, letterOf, rolesAt } from "#app/domain/theatre/people.ts";
import type { Performance } from "#app/domain/theatre/performance.ts";
import type { Person, ListedPerson, PersonRole } from "#app/domain/theatre/person.ts";
import { plainPerformance } from "../support/performance.ts";

function card(surname: string, first = "Jan", group = "soubor"): ListedPerson {
  const name = `${first} ${surname}`;
  return {
    id: 1,
    slug: "x",
    name,
    surname,
    group: { slug: group, name: group },
    function: null,
    image: null,
    asGuest: false,
  };
}

function role(
  slug: string,
  more: Partial<PersonRole> = {},
  state: PersonRole["production"]["state"] = "current",
): PersonRole {
  return {
    kind: "cast",
    role: "Kdosi",
    production: { slug, title: slug, image: null, state },
    since: null,
    until: null,
    ...more,
  };
}

function person(roles: readonly PersonRole[]): Person {
  return { ...card("Chroust"), id: 7, bio: "", credit: null, roles };
}

function date(slug: string, cast: readonly (number | null)[] = []): Performance {
  const production = { slug, title: slug, author: null, genre: null, image: null, lengthMinutes: null };
  const entry = (id: number | null) => ({
    role: "Kdosi",
    name: "Někdo",
    person: id === null ? null : { id, slug: "nekdo", name: "Někdo" },
    asGuest: false,
  });
  return { ...plainPerformance, production, startsAt: "2026-11-28T18:00:00Z", cast: cast.map(entry) };
}

test("names sort as in a Czech index: Ch after H, Š after S", () => {
  const mixed =
    "Žižka Chalupa Ďurica Zeyer Igor Šrámek Čapek Hana Řezníčková Sova Cyril Dvořák Jirásek Rezek".split(" ");
  const sorted = byName(mixed.map((surname) => card(surname))).map(({ surname }) => surname);
  expect(sorted.join(" ")).toBe(
    "Cyril Čapek Ďurica Dvořák Hana Chalupa Igor Jirásek Rezek Řezníčková Sova Šrámek Zeyer Žižka",
  );
});

test("people with the same surname are sorted by their first names", () => {
  const sorted = byName([card("Krejčíř", "Tobiáš"), card("Krejčíř", "Čeněk"), card("Krejčíř", "Cyril")]);
  expect(sorted.map(({ name }) => name)).toEqual(["Cyril Krejčíř", "Čeněk Krejčíř", "Tobiáš Krejčíř"]);
});

test.each([
  ["Chroust", "Ch"],
  ["CHROUST", "Ch"],
  ["Cyril", "C"],
  ["Čechlovský", "Č"],
  ["C\u030Cechlovský", "Č"],
  ["Ďurica", "D"],
  ["Ťok", "T"],
  ["Ňorek", "N"],
  ["Ábel", "A"],
  ["Ůlehla", "U"],
  ["Řeháčková", "Ř"],
  ["Šindelka", "Š"],
  ["Žďárková", "Ž"],
  ["von Trapp", "V"],
  ["Österreicher", "O"],
  ["3. kvartet", "#"],
])("%s is listed under %s", (surname, letter) => {
  expect(letterOf(surname)).toBe(letter);
});

test("the index has only letters with names, in the order of the alphabet", () => {
  const index = byLetter(
    ["Igor", "Chroust", "Hrubeš", "Čechlovský", "Cyril", "Chalupa"].map((value) => card(value)),
  );
  expect(index.map(({ letter }) => letter)).toEqual(["C", "Č", "H", "Ch", "I"]);
  expect(index.map(({ anchor }) => anchor)).toEqual([
    "pismeno-c", "pismeno-c-hacek", "pismeno-h", "pismeno-ch", "pismeno-i",
  ]); // oxfmt-ignore
  expect(index[3]?.people.map(({ surname }) => surname)).toEqual(["Chalupa", "Chroust"]);
});

test("groups keep the theatre's order, the people in them are sorted alphabetically", () => {
  const groups = byGroup([
    card("Sova", "A", "soubor"),
    card("Zeyer", "A", "hoste"),
    card("Čapek", "A", "soubor"),
  ]);
  expect(groups.map(({ slug, people }) => [slug, people.map(({ surname }) => surname)])).toEqual([
    ["soubor", ["Čapek", "Sova"]],
    ["hoste", ["Zeyer"]],
  ]);
});

test("a role that ended or changed hands is a former one, except on its last day", () => {
  const roles = [
    role("hraje"),
    role("dohrano", {}, "ended"),
    role("predano", { until: "2026-11-20" }),
    role("posledni-den", { until: "2026-11-21" }),
    role("bude", {}, "coming"),
  ];
  const { now, coming, former } = rolesAt(person(roles), "2026-11-21");
  const slugs = (some: readonly PersonRole[]) => some.map(({ production }) => production.slug);
  expect(slugs(now)).toEqual(["hraje", "posledni-den"]);
  expect(slugs(coming)).toEqual(["bude"]);
  expect(slugs(former)).toEqual(["dohrano", "predano"]);
});

test("an actor's dates are those whose cast has the name; a director's are all", () => {
  const day = "2026-11-21";
  const actor = person([role("marysa")]);
  const director = person([role("marysa", { kind: "team" })]);
  const dates = [
    date("marysa", [7]),
    date("marysa", [8]),
    date("marysa"),
    date("marysa", [null]),
    date("rur", [8]),
  ];
  expect(datesWith(actor, dates, day)).toEqual([dates[0], dates[2], dates[3]]);
  expect(datesWith(director, dates, day)).toEqual(dates.slice(0, 4));
  expect(datesWith(person([]), dates, day)).toEqual([dates[0]]);
  expect(datesWith(person([role("marysa", { until: "2026-01-01" })]), dates.slice(1), day)).toEqual([]);
});
