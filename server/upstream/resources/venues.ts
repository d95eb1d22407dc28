import { z } from "zod";
import type { Venue } from "#app/domain/theatre/venue.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { html } from "#server/upstream/sanitize.ts";
import { optionalList } from "./theatre-schemas.ts";
import * as w from "#server/upstream/wire.ts";

const venue: z.ZodType<Venue> = w.object({
  slug: w.opaqueKey,
  name: w.line,
  capacity: w.optional(w.amount.pipe(z.number().int().positive())),
  stepFree: w.booleanLike,
  description: html,
  access: w.optionalText,
  image: w.imageFile,
  zones: optionalList(z.object({ name: w.line, price: w.amount.pipe(z.number().min(0)) })),
});

/** The theatre's halls, in its order. */
export function readVenues(upstream: Upstream) {
  return upstream.shared("venues", {}, w.list(venue));
}
