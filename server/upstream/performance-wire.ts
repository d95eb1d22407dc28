import { z } from "zod";
import type { CastEntry, Named, PersonReference, PriceRange } from "#app/domain/performance.ts";
import { amount, flag, id, list, optional, optionalText } from "./wire.ts";

/** What dates, titles and people share on the wire. */

export const named = z
  .object({ slug: z.string().min(1), name: z.string().min(1) })
  .transform((wire): Named => wire);

export const personReference = z
  .object({ id, slug: z.string().min(1), name: z.string().min(1) })
  .transform((wire): PersonReference => wire);

const crowns = amount.pipe(z.number().min(0)).transform(Math.round);

/** Gross CZK; ends the wrong way round are turned. */
export const priceRange = z
  .object({ from: crowns, to: optional(crowns) })
  .transform(({ from, to }): PriceRange => {
    const other = to ?? from;
    return { from: Math.min(from, other), to: Math.max(from, other) };
  });

export const castEntry = z
  .object({
    role: optionalText,
    name: z.string().trim().min(1),
    person: optional(personReference),
    as_guest: flag,
  })
  .transform(({ role, as_guest: asGuest, ...wire }): CastEntry => ({ ...wire, role: role ?? "", asGuest }));

/** A list around which everything else stands without it: missing or unreadable = empty. */
export function optionalList<T extends z.ZodType>(item: T) {
  return optional(list(item)).transform((found) => found ?? []);
}

/** Codes in our words, each once and in our order; a code nobody here knows is left out. */
export function codes<const T extends string>(words: Readonly<Record<string, T>>) {
  return optional(z.array(z.unknown())).transform((given): T[] =>
    Object.entries(words).flatMap(([code, word]) => (given?.includes(code) ? [word] : [])),
  );
}
