import { z } from "zod";
import type { Venue } from "#app/domain/theatre/venue.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { cleanHtml } from "#server/upstream/hostile.ts";
import { path } from "#server/upstream/path.ts";
import { optionalList } from "./theatre-wire.ts";
import { amount, data, flag, imageFile, list, optional, optionalText } from "#server/upstream/wire.ts";

const text = z.string().trim().min(1);

const venue = z
  .object({
    slug: text,
    name: text,
    capacity: optional(amount.pipe(z.number().int().positive())),
    step_free: flag,
    description: optionalText,
    access: optionalText,
    image: imageFile,
    zones: optionalList(z.object({ name: text, price: amount.pipe(z.number().min(0)) })),
  })
  .transform(({ step_free, description, ...wire }): Venue => ({
    ...wire,
    stepFree: step_free,
    description: cleanHtml(description ?? ""),
  }));

/** The theatre's halls, in its order. */
export function readVenues(upstream: Upstream) {
  return upstream.shared(path`/api/venues/cs`, data(list(venue)));
}
