import { z } from "zod";
import type { Venue } from "#app/domain/theatre/venue.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { html } from "#server/upstream/sanitize.ts";
import { path } from "#server/upstream/path.ts";
import { optionalList } from "./theatre-schemas.ts";
import {
  amount,
  data,
  booleanLike,
  imageFile,
  opaqueKey,
  line,
  list,
  optional,
  optionalText,
} from "#server/upstream/wire.ts";

const venue = z
  .object({
    slug: opaqueKey,
    name: line,
    capacity: optional(amount.pipe(z.number().int().positive())),
    step_free: booleanLike,
    description: html,
    access: optionalText,
    image: imageFile,
    zones: optionalList(z.object({ name: line, price: amount.pipe(z.number().min(0)) })),
  })
  .transform(({ step_free, ...wire }): Venue => ({ ...wire, stepFree: step_free }));

/** The theatre's halls, in its order. */
export function readVenues(upstream: Upstream) {
  return upstream.shared(path`/api/venues/cs`, data(list(venue)));
}
