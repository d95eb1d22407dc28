import { z } from "zod";
import type { Contact, ContactPerson } from "#app/domain/contact.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { path } from "#server/upstream/path.ts";
import {
  amount,
  data,
  id,
  imageFile,
  opaqueKey,
  line,
  list,
  optional,
  optionalText,
  enumOrUnknown,
} from "#server/upstream/wire.ts";

/** An address that is safe to put after `mailto:` unchanged. */
const email = optional(
  z
    .string()
    .max(254)
    .trim()
    .regex(/^[^\s@:/?&"<>]+@[^\s@:/?&"<>]+$/),
);

const person = z
  .object({
    name: line,
    title: optionalText,
    function: optionalText,
    email,
    phone: optionalText,
    image: imageFile,
    person: optional(z.object({ id, slug: opaqueKey, name: line })),
  })
  .transform((wire): ContactPerson => wire);

const kinds = ["department", "venue", "branch"] as const;

const contact = z
  .object({
    slug: opaqueKey,
    name: line,
    kind: enumOrUnknown(kinds),
    description: optionalText,
    street: optionalText,
    zip: optionalText,
    city: optionalText,
    latitude: optional(amount.pipe(z.number().min(-90).max(90))),
    longitude: optional(amount.pipe(z.number().min(-180).max(180))),
    map: imageFile,
    opening_hours: optionalText,
    email,
    phone: optionalText,
    people: optional(list(person)),
  })
  .transform(({ kind, latitude, longitude, opening_hours, people, ...wire }): Contact => ({
    ...wire,
    // A kind added in a later version is treated as a department.
    kind: kind === "unknown" ? "department" : kind,
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    openingHours: opening_hours,
    people: people ?? [],
  }));

/** In the theatre's order. */
export function readContacts(upstream: Upstream) {
  return upstream.shared(path`/api/contacts/cs`, data(list(contact)));
}
