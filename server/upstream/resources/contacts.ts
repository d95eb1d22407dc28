import { z } from "zod";
import { formatPostcode } from "#app/domain/account/postcode.ts";
import type { Contact, ContactPerson } from "#app/domain/contact.ts";
import { reading } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

/** An address that is safe to put after `mailto:` unchanged. */
const email = w.optional(
  z
    .string()
    .max(254)
    .trim()
    .regex(/^[^\s@:/?&"<>]+@[^\s@:/?&"<>]+$/),
);

const person: z.ZodType<ContactPerson> = z.object({
  name: w.line,
  title: w.optionalText,
  function: w.optionalText,
  email,
  phone: w.optionalText,
  image: w.imageFile,
  person: w.optional(z.object({ id: w.urlId, slug: w.opaqueKey })),
});

const contact = w
  .object({
    slug: w.opaqueKey,
    name: w.line,
    // A kind added in a later version counts as a department.
    kind: z.enum(["department", "venue", "branch"]).catch("department"),
    description: w.optionalText,
    street: w.optionalText,
    zip: w.optionalText.transform((zip) => zip && formatPostcode(zip)),
    city: w.optionalText,
    latitude: w.optional(w.amount.pipe(z.number().min(-90).max(90))),
    longitude: w.optional(w.amount.pipe(z.number().min(-180).max(180))),
    map: w.imageFile,
    openingHours: w.optionalText,
    email,
    phone: w.optionalText,
    people: w.optionalList(person),
  })
  .transform(({ latitude, longitude, ...wire }): Contact => ({
    ...wire,
    position: latitude !== null && longitude !== null ? { latitude, longitude } : null,
  }));

/** In the theatre's order. */
export const readContacts = reading("contacts", w.list(contact));
