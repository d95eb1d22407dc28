import type { Person, Production, Role } from "#standalone/content/theatre.ts";

/** The cast and team of a title, linked to people's pages. */
export function castings(people: readonly Person[], idOf: (slug: string) => number) {
  const known = new Map(people.map((person) => [person.name, person]));

  function personOf(name: string) {
    const person = known.get(name);
    return { name, person_id: person ? idOf(person.slug) : null, as_guest: person?.as_guest ?? false };
  }

  return {
    /** Rows of production_people: cast, team and former cast. */
    peopleOf(production: Production, production_id: number) {
      const rowsOf = (kind: "cast" | "team", roles: readonly Role[]) =>
        roles.flatMap(([role, names], position) => {
          const alternates = names.includes(" / ");
          return named(names).map((name, place) => ({
            production_id,
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
        production_id,
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
    },
    /** The cast of the `n`-th performance of a title: alternating actors take turns. */
    castOf(production: Production, n: number) {
      return production.cast.flatMap(([role, names]) => {
        const all = named(names);
        const playing = names.includes(" / ") ? [all[n % all.length] ?? ""] : all;
        return playing.map((name) => ({ role, ...personOf(name) }));
      });
    },
  };
}

export type Castings = ReturnType<typeof castings>;

function named(names: string): string[] {
  return names.split(/ \/ |, /u);
}
