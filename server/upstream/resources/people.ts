import { z } from "zod";
import { shownPerson, type Person, type PersonCard, type PersonRole } from "#app/domain/theatre/person.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { html } from "#server/upstream/sanitize.ts";
import { limits } from "#server/upstream/answer-limits.ts";
import { day, named } from "./theatre-schemas.ts";
import * as w from "#server/upstream/wire.ts";

const cardFields = {
  id: w.id,
  slug: w.opaqueKey,
  name: w.line,
  surname: w.optionalText,
  group: w.optional(named),
  function: w.optionalText,
  image: w.imageFile,
  asGuest: w.booleanLike,
};

/** The group of people without one. */
const theatre = { slug: "divadlo", name: "Divadlo" };

const cardObject = w.object(cardFields);

function toCard(wire: z.output<typeof cardObject>): PersonCard {
  return {
    id: wire.id,
    slug: wire.slug,
    name: wire.name,
    surname: wire.surname ?? wire.name.split(/\s+/u).at(-1) ?? wire.name,
    group: wire.group ?? theatre,
    function: wire.function,
    image: wire.image,
    asGuest: wire.asGuest,
  };
}

const role = z
  .object({
    kind: w.enumOrUnknown(["cast", "team"]),
    role: w.line,
    production: z.object({
      slug: w.opaqueKey,
      title: w.line,
      image: w.imageFile,
      state: w.enumOrUnknown(["current", "coming", "ended"]),
    }),
    since: w.optional(day),
    until: w.optional(day),
  })
  .transform(({ kind, production, ...wire }): PersonRole => ({
    ...wire,
    kind: kind === "cast" ? "cast" : "team",
    // An unknown state counts as current, until the upstream gives the role an end date.
    production: { ...production, state: production.state === "unknown" ? "current" : production.state },
  }));

const person = w
  .object({ ...cardFields, bio: html, credit: w.optionalText, roles: w.optionalList(role) })
  .transform((wire): Person => ({
    ...shownPerson(toCard(wire)),
    group: { name: wire.group?.name ?? theatre.name },
    bio: wire.bio,
    credit: wire.credit,
    roles: wire.roles,
  }));

/** All people, groups in the theatre's order. */
export function readPeople(upstream: Upstream) {
  return upstream.shared("people", {}, w.list(cardObject.transform(toCard), limits.longList));
}

export function readPerson(upstream: Upstream, id: number) {
  return upstream.shared("person", { id }, person);
}
