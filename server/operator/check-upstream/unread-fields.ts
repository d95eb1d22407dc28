import { z } from "zod";
import { insideOf, parseAnswer } from "#server/upstream/wire.ts";

/**
 * The fields of an answer that its schema reads leniently and refuses, each once, with the type of the first such
 * value: `variants[].picture: text`. The client reads them as absent, without a word. Rows that it drops are not here.
 * `ids`: as for the client.
 */
export function unreadFields(schema: z.ZodType, answer: unknown, ids: RegExp | null): readonly string[] {
  const found = new Map<string, string>();
  const walk = z.unknown().transform((value) => walkInto(schema, value, "", found));
  parseAnswer(walk, answer, ids);
  return [...found].map(([path, type]) => `${path}: ${type}`);
}

function walkInto(schema: z.core.$ZodType, value: unknown, path: string, found: Map<string, string>): void {
  if (isNothing(value)) return;
  const into = (inner: z.core.$ZodType) => walkInto(inner, value, path, found);
  const { row, schema: inside } = insideOf(schema);
  if (row) return walkRows(row, value, path, found);
  if (inside) return into(inside);
  if (schema instanceof z.ZodCatch) {
    const inner = schema.unwrap();
    if (z.safeParse(inner, value).success) into(inner);
    else if (!found.has(path)) found.set(path, typeOf(value));
  } else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) into(schema.unwrap());
  else if (schema instanceof z.ZodPrefault) into(schema.unwrap());
  else if (schema instanceof z.ZodPipe) {
    if (!(schema.in instanceof z.ZodTransform)) into(schema.in);
    const between = z.safeParse(schema.in, value);
    if (between.success && !(schema.out instanceof z.ZodTransform))
      walkInto(schema.out, between.data, path, found);
  } else if (schema instanceof z.ZodObject) {
    if (typeof value !== "object") return;
    for (const [name, field] of Object.entries(schema.shape))
      walkInto(field, Reflect.get(value, name), path === "" ? name : `${path}.${name}`, found);
  } else if (schema instanceof z.ZodRecord) {
    if (typeof value !== "object") return;
    for (const field of Object.values(value))
      walkInto(schema.valueType, field, path === "" ? "*" : `${path}.*`, found);
  } else if (schema instanceof z.ZodArray) walkRows(schema.element, value, path, found);
  else if (schema instanceof z.ZodUnion) {
    const read = schema.options.find((option) => z.safeParse(option, value).success);
    if (read) into(read);
  }
}

function walkRows(row: z.core.$ZodType, rows: unknown, path: string, found: Map<string, string>): void {
  if (typeof rows !== "object") return;
  for (const value of Object.values(rows ?? {}))
    if (z.safeParse(row, value).success) walkInto(row, value, `${path}[]`, found);
}

/** Programs write an empty text or PHP's empty list for nothing. */
function isNothing(value: unknown): value is null | undefined {
  return (value ?? "") === "" || (Array.isArray(value) && value.length === 0);
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return typeof value === "string" ? "text" : typeof value === "boolean" ? "yes/no" : typeof value;
}
