import { z } from "zod";
import { roundToHellers } from "#app/domain/shop/hellers.ts";

/** The numbers of an answer, part of `wire.ts`. */

/** Sums and products of larger numbers are infinite, or no number. */
const largest = Number.MAX_SAFE_INTEGER;
/** Back offices send numbers as numbers or as text, which has a decimal point: with a comma it is no number. */
export const amount = z
  .union([z.number(), z.string().max(64).trim().min(1).transform(Number)])
  .pipe(z.number().min(-largest).max(largest));
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
