import { z } from "zod";
import type { Person, PersonCard, PersonRole } from "#app/domain/theatre/person.ts";
import { listBytes, type Upstream } from "#server/upstream/client.ts";
import { html } from "#server/upstream/sanitize.ts";
import { limits } from "#server/upstream/limits.ts";
import { path } from "#server/upstream/path.ts";
import { day, named, optionalList } from "./theatre-schemas.ts";
import {
  data,
  booleanLike,
  id,
  imageFile,
  opaqueKey,
  line,
  list,
  optional,
  optionalText,
  enumOrUnknown,
} from "#server/upstream/wire.ts";

const cardFields = {
  id,
  slug: opaqueKey,
  name: line,
  surname: optionalText,
  group: optional(named),
  function: optionalText,
  image: imageFile,
  as_guest: booleanLike,
};

const cardObject = z.object(cardFields);

function toCard(wire: z.output<typeof cardObject>): PersonCard {
  return {
    id: wire.id,
    slug: wire.slug,
    name: wire.name,
    surname: wire.surname ?? wire.name.split(/\s+/u).at(-1) ?? wire.name,
    group: wire.group ?? { slug: "divadlo", name: "Divadlo" },
    function: wire.function,
    image: wire.image,
    asGuest: wire.as_guest,
  };
}

const role = z
  .object({
    kind: enumOrUnknown(["cast", "team"]),
    role: line,
    production: z.object({
      slug: opaqueKey,
      title: line,
      image: imageFile,
      state: enumOrUnknown(["current", "coming", "ended"]),
    }),
    since: optional(day),
    until: optional(day),
  })
  .transform(({ kind, production, ...wire }): PersonRole => ({
    ...wire,
    kind: kind === "cast" ? "cast" : "team",
    // An unknown state counts as current, until the upstream gives the role an end date.
    production: { ...production, state: production.state === "unknown" ? "current" : production.state },
  }));

const person = z
  .object({ ...cardFields, bio: html, credit: optionalText, roles: optionalList(role) })
  .transform((wire): Person => ({
    ...toCard(wire),
    bio: wire.bio,
    credit: wire.credit,
    roles: wire.roles,
  }));

/** All people, groups in the theatre's order. */
export function readPeople(upstream: Upstream) {
  return upstream.shared(path`/api/people/cs`, data(list(cardObject.transform(toCard), limits.longList)), {
    maxBytes: listBytes,
  });
}

export function readPerson(upstream: Upstream, personId: number) {
  return upstream.shared(path`/api/people/cs/${personId}`, data(person));
}
