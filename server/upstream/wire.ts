import { z } from "zod";

/** Words for reading the wire tolerantly: what is optional may be missing, null or nonsense, and is null then. */

export function optional<T extends z.ZodType>(schema: T) {
  return z
    .nullish(schema)
    .catch(null)
    .transform((value): z.output<T> | null => value ?? null);
}

/** Text that may be missing; an empty one counts as missing. */
export const optionalText = optional(z.string().trim()).transform((text) => text || null);

/** One of the known words; a word this version does not know is `unknown`. */
export function word<const T extends string>(known: readonly T[]) {
  return z
    .unknown()
    .optional()
    .transform((value): T | "unknown" => known.find((one) => one === value) ?? "unknown");
}

/** Back offices send numbers as numbers or as text. */
export const amount = z.union([z.number(), z.string().trim().min(1).transform(Number)]).pipe(z.number());
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
export const instant = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "no date");

/** Whoever parses right now collects here what lists dropped; parsing is synchronous. */
let dropped: string[] | null = null;

/** A list whose unreadable items are left out (and logged by the client), so that one bad row costs one row. */
export function list<T extends z.ZodType>(item: T) {
  return z.array(z.unknown()).transform((values): z.output<T>[] =>
    values.flatMap((value, index) => {
      const parsed = item.safeParse(value);
      if (parsed.success) return [parsed.data];
      dropped?.push(...issuesOf(parsed.error, [index]));
      return [];
    }),
  );
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
  | { readonly ok: true; readonly value: T; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly where: readonly string[] };

/** Parses an answer of the upstream. A mapping that throws makes it a broken answer like any other. */
export function parseAnswer<T>(schema: z.ZodType<T>, value: unknown): Parsed<T> {
  const collected: string[] = [];
  dropped = collected;
  try {
    const parsed = schema.safeParse(value);
    if (parsed.success) return { ok: true, value: parsed.data, dropped: collected };
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
