import type { SeedPerson } from "#standalone/seed/theatre-types.ts";
import { ensemble } from "./people/ensemble.ts";
import { guests } from "./people/guests.ts";
import { makers } from "./people/makers.ts";
import { management } from "./people/management.ts";
import type { Person } from "./people/person.ts";

/** In the theatre's order. */
export const personGroups = [
  { slug: "soubor", name: "Herci" },
  { slug: "hoste", name: "Hosté" },
  { slug: "tvurci", name: "Režie a tvůrci" },
  { slug: "vedeni", name: "Vedení a provoz" },
];

export const people: readonly SeedPerson[] = [
  ...bySurname("soubor", ensemble),
  ...bySurname("hoste", guests),
  ...inOrder("tvurci", makers),
  ...inOrder("vedeni", management),
];

function bySurname(group: SeedPerson["group"], members: readonly Person[]): SeedPerson[] {
  return members.map((member) => ({ ...member, group, position: 0 }));
}

function inOrder(group: SeedPerson["group"], members: readonly Person[]): SeedPerson[] {
  return members.map((member, index) => ({ ...member, group, position: index + 1 }));
}
