import { z } from "@hono/zod-openapi";

export const locale = z.literal("cs").openapi({ param: { name: "locale", in: "path" }, example: "cs" });
export const localeParams = z.object({ locale });

/** The limit of PostgreSQL's type `integer`: a larger number makes a query fail. */
const mostId = 2_147_483_647;
/** The id of a row, in a body. */
export const rowId = z.number().int().positive().max(mostId);
/** The same as text. */
export const idInAddress = z.coerce.number().int().positive().max(mostId);
export const idParam = idInAddress.openapi({ param: { name: "id", in: "path" }, type: "integer" });

/** JSON can contain half of a character (a lone surrogate), which the database's JSON refuses. */
function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

/** Bodies are untrusted input: text longer than any real value is refused before it reaches the database. */
export function line(longest: number) {
  return z.string().trim().min(1).max(longest).refine(isWellFormed, "Text má neplatný znak.");
}

/** Text that may be missing, null or empty: all of them are null. */
export function optionalLine(longest: number) {
  return z
    .string()
    .trim()
    .max(longest)
    .refine(isWellFormed, "Text má neplatný znak.")
    .nullish()
    .transform((value) => value || null);
}

/** In answers: a name, a code, a part of an address. The site drops a row with a longer or an empty one. */
export const word = z.string().min(1).max(200);
/** A named shape or null. With `nullable()` the description would make the shape itself nullable, everywhere. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema, z.null()]);
}

/** In answers: the site does without it, so another back office may leave it out. */
export const spare = { "x-optional": true } as const;

/** In answers: a file that has an address. */
export const fileName = z.string().regex(/^[A-Za-z0-9][\w.-]{0,120}\.[a-z0-9]{2,5}$/);
/** In answers: how many. */
export const count = z.number().int().min(0).max(1_000_000_000);
/** In answers: CZK that may be a loss or a reduction, degrees. */
export const decimal = z.number().min(-1_000_000_000).max(1_000_000_000);
/** In answers: a price or a value. */
export const amount = z.number().min(0).max(1_000_000_000);
/** In answers: percent. */
export const percent = z.number().min(0).max(100);
/** In answers: a mean of stars. */
export const mean = z.number().min(1).max(5);

export const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .openapi({ example: "CZ" });

export const webAddress = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .openapi({ format: "uri" });

export const taxRate = z.object({ rate: percent.openapi({ description: "Percent.", example: 21 }) });

const refusalSchema = z
  .object({
    status: z.number().int(),
    error: z.string().openapi({ example: "not_exists" }),
    message: z.string(),
    value: z.unknown().optional(),
  })
  .openapi("Refusal");

const invalidSchema = z
  .object({ message: z.string(), errors: z.record(z.string(), z.array(z.string())) })
  .openapi("Invalid", { description: "Field names, nested ones with dots (`address.zip`), to sentences." });

export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { "application/json": { schema } } };
}

/** A JSON response whose `data` has this shape. */
export function jsonData<Schema extends z.ZodType>(schema: Schema, description: string) {
  return json(z.object({ data: schema }), description);
}

export function body<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { "application/json": { schema } } };
}

/** Headers of a request that may be sent twice. */
export const repeatable = z.object({
  "idempotency-key": z
    .string()
    .optional()
    .openapi({ description: "A repeated request gets the first answer." }),
});

export const responses = {
  404: json(refusalSchema, "Not found, or not for this caller."),
  400: json(refusalSchema, "Refused, see `error`."),
  409: json(refusalSchema, "Refused, see `error`."),
  401: json(refusalSchema, "No bearer token, or one that is not valid."),
  503: json(refusalSchema, "Not now; somebody else's system does not answer."),
  422: json(invalidSchema, "Missing or wrong fields."),
} as const;

type Security = Record<string, string[]>[];

export const bearer: Security = [{ bearer: [] }];
/** The bearer token is optional; only a customer's cart requires it. */
export const optionalBearer: Security = [{}, { bearer: [] }];

/** A number in the query string, from 1; any other text becomes the default. */
export function whole(standard: number, most: number) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .max(most)
    .catch(standard)
    .openapi({ type: "integer", default: standard });
}
