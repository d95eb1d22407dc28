import { z } from "zod";
import type { Named, PersonReference, PriceRange } from "#app/domain/theatre/performance.ts";
import * as w from "#server/upstream/wire.ts";

/** Schemas that titles, performances and people share in upstream responses. */

export const named: z.ZodType<Named> = z.object({ slug: w.opaqueKey, name: w.line });

export const personReference: z.ZodType<PersonReference> = z.object({
  id: w.urlId,
  slug: w.opaqueKey,
  name: w.line,
});

/** Gross CZK; swaps a reversed range. */
export const priceRange = z
  .object({ from: w.money, to: w.money })
  .transform(({ from, to }): PriceRange => ({ from: Math.min(from, to), to: Math.max(from, to) }));

interface Moved {
  readonly startsAt: string;
  readonly previousStartsAt: string | null;
}

/** Keeps the time from before a move only if it differs, so that other performances have no such field. */
export function withPreviousStart<T extends Moved>({ previousStartsAt, ...wire }: T) {
  const isMoved = previousStartsAt !== null && Date.parse(previousStartsAt) !== Date.parse(wire.startsAt);
  return { ...wire, ...(isMoved && { previousStartsAt }) };
}

/** The performance of a ticket, as lines of carts and orders name it. */
export const eveningFields = {
  id: w.id,
  title: w.line,
  startsAt: w.instant,
  previousStartsAt: w.optional(w.instant),
  venue: w.optionalText,
};

/** `2025-03-14`; of an instant, it takes only the day as written. */
export const calendarDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}/)
  .transform((written) => written.slice(0, 10))
  .refine((written) => !Number.isNaN(Date.parse(written)), "no day")
  .register(w.inside, { schema: z.iso.date() });
