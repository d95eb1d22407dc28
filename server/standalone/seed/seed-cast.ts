import { people } from "./data/people.ts";
import type { SeedProduction, SeedRole } from "./theatre-types.ts";

const known = new Map(people.map((person) => [person.name, person]));

/** Rows of production_people: cast, team and former cast. */
export function peopleOf(production: SeedProduction) {
  const rowsOf = (kind: "cast" | "team", roles: readonly SeedRole[]) =>
    roles.flatMap(([role, names], position) => {
      const alternates = names.includes(" / ");
      return named(names).map((name, place) => ({
        production_id: production.id,
        kind,
        position,
        place,
        role,
        ...personOf(name),
        alternates,
        since: null,
        until: null,
      }));
    });
  const former = production.former.map(({ role, name, since, until }, index) => ({
    production_id: production.id,
    kind: "cast" as const,
    position: production.cast.length + index,
    place: 0,
    role,
    ...personOf(name),
    alternates: false,
    since,
    until,
  }));
  return [...rowsOf("cast", production.cast), ...rowsOf("team", production.team), ...former];
}

/** The cast of the `n`-th performance of a title: alternating actors take turns. */
export function castOf(production: SeedProduction, n: number) {
  return production.cast.flatMap(([role, names]) => {
    const all = named(names);
    const playing = names.includes(" / ") ? [all[n % all.length] ?? ""] : all;
    return playing.map((name) => ({ role, ...personOf(name) }));
  });
}

function named(names: string): string[] {
  return names.split(/ \/ |, /u);
}

function personOf(name: string) {
  const person = known.get(name);
  return { name, person_id: person?.id ?? null, as_guest: person?.group === "hoste" };
}
