import { z } from "zod";
import { lacksOffset, withOffset } from "#app/domain/dates.ts";
import { isFileName } from "#app/domain/file-name.ts";
import type { Id } from "#app/domain/id.ts";
import { isIdText, isInUrls } from "#app/domain/read-id.ts";
import type { Result } from "#app/domain/result.ts";
import { inside, whole } from "./amounts.ts";
import type { Failure, UpstreamResult } from "./failure.ts";
import { refusalIn } from "./read-failure.ts";
import { dataOf } from "./requests.ts";
import { toSnakeCase } from "./wire-names.ts";
import { answerLimits, withLimits, truncateItems, truncateText, type Cut } from "./answer-limits.ts";

/** Tolerant schemas of upstream responses: an optional value that is missing, null or invalid reads as null. */

/**
 * An object whose names are in snake case in the upstream's JSON and in camel case here (`wire-names.ts`). Issues name
 * them in snake case. `z.object` is for names that are the same in both, and for those that specification §7 writes in
 * camel case.
 */
export function object<Shape extends z.ZodRawShape>(shape: Shape) {
  type Read = z.output<z.ZodObject<Shape>>;
  const names = Object.keys(shape).map((name) => [name, toSnakeCase(name)] as const);
  const written = z.object(Object.fromEntries(names.map(([name, onWire]) => [onWire, shape[name]])));
  return written.transform((found): Read => {
    const read: Record<string, unknown> = {};
    for (const [name, onWire] of names) read[name] = found[onWire];
    return read as Read;
  });
}

export function optional<T extends z.ZodType>(schema: T) {
  return z
    .nullish(schema)
    .catch(null)
    .transform((value): z.output<T> | null => value ?? null);
}

const trimmed = (longest: number) =>
  z
    .string()
    .trim()
    .transform((found) => truncateText(found, longest));
const prose = trimmed(answerLimits.text);
const anyTrimmedLine = trimmed(answerLimits.line);

/** A non-empty text. */
export const text = prose.pipe(z.string().min(1));

/** A text that may be missing; an empty one counts as missing. */
export const optionalText = optional(prose).transform((found) => found || null);

/** An optional text; empty if missing. */
export const textOrEmpty = optional(prose).transform((found) => found ?? "");

/** A name or a title: a non-empty line. */
export const line = anyTrimmedLine.pipe(z.string().min(1));

/** A required line that may be empty. */
export const anyLine = z.string().transform((found) => truncateText(found, answerLimits.line));

/** An optional line; empty if missing. */
export const lineOrEmpty = optional(anyTrimmedLine).transform((found) => found ?? "");

/** Of an address; the Czech Republic if missing. */
export const countryCode = lineOrEmpty.transform((code) => code.toUpperCase() || "CZ");

/** A text that goes back to the upstream: accepted unchanged and complete, or rejected. */
export function keyOf(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^\P{Cs}+$/u)
    .register(inside, { schema: z.string().min(1) });
}
/** Also in addresses: a slug or a code. */
export const opaqueKey = keyOf(200);

/** One of the known words; any other value is `unknown`. */
export function enumOrUnknown<const T extends string>(known: readonly T[]) {
  return z
    .unknown()
    .optional()
    .transform((value): T | "unknown" => known.find((item) => item === value) ?? "unknown")
    .register(inside, { schema: optional(z.enum(known)) });
}

export * from "./amounts.ts";

/** An id as it came (`app/domain/id.ts`). */
export const id = z.union([z.number().int().positive(), z.string().refine(isIdText)]);

/** The pattern of text ids in addresses, for the current parse; module state as below. */
let idTexts: RegExp | null = null;

/** An id in the site's own addresses: a page that no address opens would be a link to nowhere. */
export const urlId = id.refine((found) => isInUrls(found, idTexts), {
  error: "an id that no address of the site can have (`ids` of the adapter)",
});
/** Whether the site has an address with this id. */
export const hasAddress = (found: Id) => isInUrls(found, idTexts);

/** The id of an order, a segment of its address, in which servers and proxies refuse an encoded slash. */
export const orderId = id.refine((found) => !/[/\\]|^\.{1,2}$/.test(String(found)));

const truths: ReadonlySet<unknown> = new Set([true, 1, "1", "true", "yes", "on"]);
/** A boolean in any of its JSON spellings; false if missing. */
export const booleanLike = z
  .unknown()
  .optional()
  .transform((value) => truths.has(typeof value === "string" ? value.trim().toLowerCase() : value))
  .register(inside, { schema: z.boolean() });

/** The name of a document's or a picture's file, with its subfolders if it has some (`2026/plakát (1).jpg`). */
export const fileName = z.string().refine(isFileName);

/** A file name that may be missing. */
export const imageFile = optional(fileName);

/** An ISO instant that is a valid date. Without an offset it is the theatre's time (§1), not this process's. */
export const instant = z
  .string()
  .max(64)
  .transform((written) => {
    hasLocalTimes ||= lacksOffset(written);
    return withOffset(written);
  })
  .refine((written) => !Number.isNaN(Date.parse(written)), "no date")
  .register(inside, { schema: z.iso.datetime() });

/** Whether the current parse has read a time without an offset; module state as below. */
let hasLocalTimes = false;

/** Collects what lists drop in the current parse; module state is safe because parsing is synchronous. */
let dropped: string[] | null = null;

/**
 * A list without its invalid items, which the client logs. So a bad row loses only that row. If no row is valid, the
 * whole list is invalid: an empty one would say that there is nothing.
 * @param name the log's name for it, if its answer has several lists
 */
export function list<T extends z.ZodType>(item: T, most = answerLimits.items, name?: string) {
  const read = z.array(z.unknown()).transform((values, context): z.output<T>[] => {
    const issues: z.core.$ZodIssue[] = [];
    const valid = truncateItems(values, most).flatMap((value, index) => {
      const parsed = item.safeParse(value);
      if (parsed.success) return [parsed.data];
      dropped?.push(...issuesOf(parsed.error, name === undefined ? [index] : [name, index]));
      issues.push(...parsed.error.issues.map((issue) => ({ ...issue, path: [index, ...issue.path] })));
      return [];
    });
    if (valid.length > 0 || values.length === 0) return valid;
    context.addIssue({ code: "custom", message: "no row can be read" });
    for (const issue of issues.slice(0, 5)) context.addIssue({ ...issue });
    return z.NEVER;
  });
  return read.register(inside, { row: item });
}

/** An optional list; empty if missing or invalid. */
export function optionalList<T extends z.ZodType>(item: T) {
  return optional(list(item)).transform((found): z.output<T>[] => found ?? []);
}

/** A page of a list. */
export function page<T extends z.ZodType>(item: T) {
  return z
    .object({ data: list(item), meta: optional(z.object({ page: whole, pages: whole })) })
    .transform(({ data, meta }) => ({
      items: data,
      page: Math.max(1, meta?.page ?? 1),
      pages: Math.max(1, meta?.pages ?? 1),
    }));
}

/**
 * `value` by `schema`, otherwise the parts that `rest` still reads; the client logs this like an item that a list leaves
 * out. `place`: of the value in its answer.
 */
export function salvage<T extends z.ZodType, U extends z.ZodType>(
  value: unknown,
  { schema, rest, place }: { readonly schema: T; readonly rest: U; readonly place: readonly PropertyKey[] },
) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { whole: parsed.data as z.output<T>, rest: null };
  dropped?.push(...issuesOf(parsed.error, place));
  return { whole: null, rest: rest.parse(value) };
}

/** A list that one invalid row rejects: leaving a row out would make a wrong total. */
export function strictList<T extends z.ZodType>(row: T) {
  return z.array(z.unknown()).max(answerLimits.items).pipe(z.array(row));
}

/**
 * Ignores the response body of a call whose success no page reports: the site reads the outcome elsewhere, or does not
 * need it.
 */
export const ignoredBody = z.unknown().transform(() => null);

/**
 * The answer of a change that has no data: no body, an empty value, or an acknowledgement (`success`, `ok` or `status`
 * says so). Any other body violates the contract, for example a gateway's own JSON, or `null`, which programs write
 * without an answer: then the result of the change is unknown.
 */
export const acknowledged = z
  .unknown()
  .refine(isAcknowledgement, "no acknowledgement")
  .transform(() => null)
  .register(inside, { schema: z.null() });

/** The same, or the new or changed record. */
export function acknowledgedOr<T extends z.ZodType>(record: T) {
  const unwrapped = z.unknown().transform((answer) => dataOf("data", answer));
  return z.union([acknowledged, unwrapped.pipe(record).transform(() => null)]);
}

/** The same, or the refusal that an answer of 2xx contains instead. */
export function orRefusal<T extends z.ZodType>(schema: T) {
  const refusal = z
    .unknown()
    .transform(refusalIn)
    .pipe(z.custom<Failure>((failure) => failure !== null));
  return z.union([
    schema.transform((value): UpstreamResult<z.output<T>> => ({ ok: true, value })),
    refusal.transform((error): UpstreamResult<z.output<T>> => ({ ok: false, error })),
  ]);
}

/** The result of a call whose answer `orRefusal` has read. */
export function unlessRefused<T>(answer: UpstreamResult<UpstreamResult<T>>): UpstreamResult<T> {
  return answer.ok ? answer.value : answer;
}

const succeeded: ReadonlySet<unknown> = new Set([true, "ok", "success", 200, 201, 202, 204]);

function isAcknowledgement(answer: unknown): boolean {
  if (answer === undefined || answer === true) return true;
  if (typeof answer !== "object" || answer === null) return false;
  const { success, ok, status, data: inner, ...others }: Partial<Record<string, unknown>> = { ...answer };
  if (others.error || (others.errors && Object.keys(others.errors).length > 0)) return false;
  const flags = [success, ok, status].filter((item) => item !== undefined);
  if (flags.length > 0) return flags.every((flag) => succeeded.has(flag));
  return Object.keys(others).length === 0 && (inner === null || isAcknowledgement(inner));
}

interface Parsed<T> {
  readonly value: T;
  /** Paths and messages of the list items left out. */
  readonly dropped: readonly string[];
  readonly cut: Cut | null;
  /** Whether the answer has a time without an offset. */
  readonly hasLocalTimes: boolean;
}

/**
 * Parses a response of the upstream; an error is the paths and messages of its issues. A transform that throws counts
 * as a broken response like any other.
 */
export function parseAnswer<T>(
  schema: z.ZodType<T>,
  value: unknown,
  ids: RegExp | null = null,
): Result<Parsed<T>, readonly string[]> {
  const collected: string[] = [];
  dropped = collected;
  idTexts = ids;
  hasLocalTimes = false;
  try {
    const { value: parsed, cut } = withLimits(() => schema.safeParse(value));
    if (parsed.success)
      return { ok: true, value: { value: parsed.data, dropped: collected, cut, hasLocalTimes } };
    return { ok: false, error: issuesOf(parsed.error, []) };
  } catch (error) {
    return { ok: false, error: [error instanceof Error ? error.name : "mapping"] };
  } finally {
    dropped = null;
  }
}

/** The deepest answers of the contract have six levels. */
const deepest = 12;

/** The paths of an answer's times without an offset; the rows of a list share one path (`*`), which may repeat. */
export function localTimesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === "string") return lacksOffset(value) ? [path.join(".") || "answer"] : [];
  if (typeof value !== "object" || value === null || path.length >= deepest) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    localTimesIn(inner, [...path, Array.isArray(value) ? "*" : name]),
  );
}

/** Returns paths and messages of issues, which name types and never values: these may be personal data. */
function issuesOf(error: z.ZodError, before: readonly PropertyKey[]): string[] {
  return error.issues
    .slice(0, 5)
    .map((issue) => `${[...before, ...issue.path].map(String).join(".") || "answer"}: ${issue.message}`);
}
