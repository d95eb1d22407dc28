import type { Id } from "#app/domain/id.ts";
import { z } from "zod";
import type { Person, ListedPerson, PersonRole } from "#app/domain/theatre/person.ts";
import { reading, type Upstream } from "#server/upstream/client.ts";
import { html } from "#server/upstream/sanitize.ts";
import { answerLimits } from "#server/upstream/answer-limits.ts";
import { calendarDay, named } from "./theatre-schemas.ts";
import * as w from "#server/upstream/wire.ts";

/** The group of people without one. */
const theatre = { slug: "divadlo", name: "Divadlo" };

const cardFields = {
  id: w.urlId,
  slug: w.opaqueKey,
  name: w.line,
  surname: w.optionalText,
  group: w.optional(named).transform((group) => group ?? theatre),
  function: w.optionalText,
  image: w.imageFile,
  asGuest: w.booleanLike,
};

const personCard: z.ZodType<ListedPerson> = w.object(cardFields).transform(withSurname);

function withSurname<T extends { readonly name: string; readonly surname: string | null }>(wire: T) {
  return { ...wire, surname: wire.surname ?? wire.name.split(/\s+/u).at(-1) ?? wire.name };
}

const role: z.ZodType<PersonRole> = z.object({
  kind: z.enum(["cast", "team"]).catch("team"),
  role: w.line,
  production: z.object({
    slug: w.opaqueKey,
    title: w.line,
    image: w.imageFile,
    // An unknown state counts as current, until the upstream gives the role an end date.
    state: z.enum(["current", "coming", "ended"]).catch("current"),
  }),
  since: w.optional(calendarDay),
  until: w.optional(calendarDay),
});

const person: z.ZodType<Person> = w
  .object({ ...cardFields, bio: html, credit: w.optionalText, roles: w.optionalList(role) })
  .transform(withSurname);

/** All people, groups in the theatre's order. */
export const readPeople = reading("people", w.list(personCard, answerLimits.longList));

export function readPerson(upstream: Upstream, id: Id) {
  return upstream.shared("person", { id }, person);
}
