import { z } from "zod";
import { roundToHellers } from "#app/domain/shop/hellers.ts";

/** The numbers of an answer, part of `wire.ts`. */

/** What a schema reads inside its transform: every row of a list by `row`, or the whole value by `schema`. */
interface Inside<Schema> {
  readonly row?: Schema;
  readonly schema?: Schema;
  /** Whether the value must be there although the schema accepts that it is not. */
  readonly isNeeded?: boolean;
  /** Of a row that `row` refuses, the site keeps the known parts. */
  readonly isSalvaged?: boolean;
}

/**
 * Parsing does not use it: the check and the documents do, which otherwise see an unknown value. Its schemas have no
 * type, because the compiler takes a minute for theirs.
 */
export const inside = z.registry<Inside<unknown>>();

export function insideOf(schema: z.core.$ZodType): Inside<z.ZodType> {
  return (inside.get(schema) ?? {}) as Inside<z.ZodType>;
}

/** Sums and products of larger numbers are infinite, or no number. */
const largest = Number.MAX_SAFE_INTEGER;
/** Back offices send numbers as numbers or as text, which has a decimal point: with a comma it is no number. */
export const amount = z
  .union([z.number(), z.string().max(64).trim().min(1).transform(Number)])
  .pipe(z.number().min(-largest).max(largest))
  .register(inside, { schema: z.number() });
/** A sum of money, which is never negative; net ones have up to four decimals. */
export const money = amount.pipe(z.number().min(0));
/** A gross amount or a percentage. An engine may send fractions of a heller (575.5865770423992): they end here. */
export const decimal = amount.transform(roundToHellers);
/** The same, never negative. */
export const gross = decimal.pipe(z.number().min(0));
/** A number of things; may be 0. */
export const whole = amount.pipe(z.number().int().min(0));

export const positive = amount.pipe(z.number().int().positive());

const percent = decimal.pipe(z.number().min(0).max(100));
export const taxRate = z.union([z.object({ rate: percent }), percent.transform((rate) => ({ rate }))]);
