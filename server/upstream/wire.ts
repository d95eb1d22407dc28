import { z } from "zod";
import { limits, measured, takeItems, takeText, type Cut } from "./limits.ts";

/** Words for reading the wire tolerantly: what is optional may be missing, null or nonsense, and is null then. */

export function optional<T extends z.ZodType>(schema: T) {
  return z
    .nullish(schema)
    .catch(null)
    .transform((value): z.output<T> | null => value ?? null);
}

const prose = z
  .string()
  .trim()
  .transform((found) => takeText(found, limits.text));
const anyTrimmedLine = z
  .string()
  .trim()
  .transform((found) => takeText(found, limits.line));

/** A text that says something. */
export const text = prose.pipe(z.string().min(1));

/** A text that may be missing; an empty one counts as missing. */
export const optionalText = optional(prose).transform((found) => found || null);

/** A name, a title: a line that says something. */
export const line = anyTrimmedLine.pipe(z.string().min(1));

/** A line that is there and may be empty. */
export const anyLine = z.string().transform((found) => takeText(found, limits.line));

/** A line that may be missing: empty then. */
export const lineOrEmpty = optional(anyTrimmedLine).transform((found) => found ?? "");

/** A slug, a code, what is sent back to the upstream: read as it stands and whole, or not at all. */
export const key = z.string().min(1).max(200);

/** One of the known words; a word this version does not know is `unknown`. */
export function word<const T extends string>(known: readonly T[]) {
  return z
    .unknown()
    .optional()
    .transform((value): T | "unknown" => known.find((one) => one === value) ?? "unknown");
}

/** Back offices send numbers as numbers or as text. */
export const amount = z
  .union([z.number(), z.string().max(64).trim().min(1).transform(Number)])
  .pipe(z.number());
export const id = amount.pipe(z.number().int().positive());

export const taxRate = z.object({ rate: amount.pipe(z.number().min(0).max(100)) });

/** Yes in all the ways JSON is written; missing = no. */
export const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 1 || value === "1" || value === "true");

/** Picture files are one plain name; anything else would be a path of its own. */
export const imageFile = optional(z.string().regex(/^[\p{L}\p{N}_][\p{L}\p{N}._~ -]{0,159}$/u));

/** An ISO instant that really is one. */
export const instant = z
  .string()
  .max(64)
  .refine((written) => !Number.isNaN(Date.parse(written)), "no date");

/** Whoever parses right now collects here what lists dropped; parsing is synchronous. */
let dropped: string[] | null = null;

/** A list whose unreadable items are left out (and logged by the client), so that one bad row costs one row. */
export function list<T extends z.ZodType>(item: T, most = limits.items) {
  return z.array(z.unknown()).transform((values): z.output<T>[] =>
    takeItems(values, most).flatMap((value, index) => {
      const parsed = item.safeParse(value);
      if (parsed.success) return [parsed.data];
      dropped?.push(...issuesOf(parsed.error, [index]));
      return [];
    }),
  );
}

/** A list that is read whole or not at all: a row left out would be a wrong total. */
export function rows<T extends z.ZodType>(row: T) {
  return z.array(z.unknown()).max(limits.items).pipe(z.array(row));
}

/** Content answers are `{data: …}`; a bare value is read as well. */
export function data<T extends z.ZodType>(schema: T) {
  return z
    .unknown()
    .transform((answer) => (isWrapped(answer) ? answer.data : answer))
    .pipe(schema);
}

/** The answer of a call of which only the success counts. */
export const nothing = z.unknown().transform(() => null);

export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly dropped: readonly string[]; readonly cut: Cut | null }
  | { readonly ok: false; readonly where: readonly string[] };

/** Parses an answer of the upstream. A mapping that throws makes it a broken answer like any other. */
export function parseAnswer<T>(schema: z.ZodType<T>, value: unknown): Parsed<T> {
  const collected: string[] = [];
  dropped = collected;
  try {
    const { value: parsed, cut } = measured(() => schema.safeParse(value));
    if (parsed.success) return { ok: true, value: parsed.data, dropped: collected, cut };
    return { ok: false, where: issuesOf(parsed.error, []) };
  } catch (error) {
    return { ok: false, where: [error instanceof Error ? error.name : "mapping"] };
  } finally {
    dropped = null;
  }
}

/** Where and why, never what: values may be personal. */
function issuesOf(error: z.ZodError, before: readonly PropertyKey[]): string[] {
  return error.issues
    .slice(0, 5)
    .map((issue) => `${[...before, ...issue.path].map(String).join(".") || "answer"}: ${issue.code}`);
}

function isWrapped(answer: unknown): answer is { data: unknown } {
  return typeof answer === "object" && answer !== null && !Array.isArray(answer) && "data" in answer;
}
