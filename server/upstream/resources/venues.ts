import { z } from "zod";
import type { Venue, Zone } from "#app/domain/theatre/venue.ts";
import { reading } from "#server/upstream/client.ts";
import { html } from "#server/upstream/sanitize.ts";
import * as w from "#server/upstream/wire.ts";

const zone: z.ZodType<Zone> = z.object({
  name: w.line,
  price: w.money,
  colour: w.optional(z.string().regex(/^#[\da-f]{6}$/iu)),
});

const venue: z.ZodType<Venue> = w.object({
  slug: w.opaqueKey,
  name: w.line,
  capacity: w.optional(w.amount.pipe(z.number().int().positive())),
  stepFree: w.booleanLike,
  description: html,
  access: w.optionalText,
  image: w.imageFile,
  zones: w.optionalList(zone),
});

/** The theatre's halls, in its order. */
export const readVenues = reading("venues", w.list(venue));
