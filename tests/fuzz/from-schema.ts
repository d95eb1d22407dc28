import fc from "fast-check";
import { hostileJson, hostileText } from "./payloads.ts";

/** The part of JSON Schema that zod and the standalone back office's description write. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly default?: unknown;
  /** The standalone back office always sends it, but the site does without it. */
  readonly "x-optional"?: boolean;
}

type Components = Readonly<Record<string, Schema>>;

const formats: Readonly<Record<string, string>> = {
  email: "nekdo@example.cz",
  uri: "http://localhost:3000/x",
  url: "http://localhost:3000/x",
  date: "2026-11-21",
  "date-time": "2026-11-21T19:00:00+01:00",
  uuid: "6f9619ff-8b86-4011-b42d-00cf4fc964ff",
};

/** Values that the schema allows, with hostile texts and extreme numbers if it leaves them free. */
export function validFor(schema: Schema, components: Components = {}): fc.Arbitrary<unknown> {
  const of = (inner: Schema) => validFor(inner, components);
  const resolved = (part: Schema): Schema => {
    const found = part.$ref === undefined ? part : (components[part.$ref.replace(/^.*\//u, "")] ?? {});
    return found.allOf ? found.allOf.map(resolved).reduce(joined) : found;
  };
  const { $ref, type, properties = {}, additionalProperties: others } = schema;
  if ($ref !== undefined) return of(components[$ref.replace(/^.*\//u, "")] ?? {});
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(of));
  if (schema.allOf) return of(schema.allOf.map(resolved).reduce(joined));
  if (Array.isArray(type)) return fc.oneof(...type.map((value: string) => of({ ...schema, type: value })));
  switch (type) {
    case "object":
      return typeof others === "object" && Object.keys(properties).length === 0
        ? fc.dictionary(
            hostileText.map((key) => key.slice(0, 40)),
            of(others),
            { maxKeys: 4 },
          )
        : fc.record(mapValues(properties, of), {
            requiredKeys: (schema.required ?? []).filter((name) => !properties[name]?.["x-optional"]),
          });
    case "array":
      return fc.array(of(schema.items ?? {}), { maxLength: 4 });
    case "string":
      return textFor(schema);
    case "integer":
    case "number":
      return numberFor(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return hostileJson;
  }
}

/** The same, or with hostile values of any type in place of some parts, and occasionally of all parts. */
export function hostileFor(schema: Schema, components: Components = {}): fc.Arbitrary<unknown> {
  const valid = validFor(schema, components);
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    {
      weight: 6,
      arbitrary: fc
        .tuple(valid, fc.array(fc.tuple(fc.nat(), hostileJson), { minLength: 1, maxLength: 2 }))
        .map(([value, changes]) =>
          changes.reduce((changed, [at, to]) => withHostile(changed, at, to), value),
        ),
    },
    { weight: 1, arbitrary: hostileJson },
  );
}

/** Replaces one property of an object, by its number. */
function withHostile(value: unknown, at: number, to: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return to;
  const names = Object.keys(value);
  const name = names[at % (names.length + 1)];
  return name === undefined ? { ...value, unknown: to } : { ...value, [name]: to };
}

/** A value that has to match both. */
function joined(one: Schema, other: Schema): Schema {
  return {
    ...one,
    ...other,
    properties: { ...one.properties, ...other.properties },
    required: [...(one.required ?? []), ...(other.required ?? [])],
  };
}

function textFor({ minLength = 0, maxLength = 20_000, format = "", pattern }: Schema): fc.Arbitrary<string> {
  const example = formats[format];
  if (example !== undefined) return fc.constant(example);
  if (pattern !== undefined)
    return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: Math.min(maxLength, 100) });
  // Half a character is not text; a required text has to be visible.
  const most = Math.max(minLength, maxLength - 1);
  return hostileText.map((text) => {
    const whole = text.slice(0, most).replace(/\p{Cs}/gu, "");
    return minLength > 0 ? `${whole}${"x".repeat(Math.max(1, minLength - whole.length))}` : whole;
  });
}

function numberFor({ type, minimum, exclusiveMinimum, maximum }: Schema): fc.Arbitrary<number> {
  const isWhole = type === "integer";
  const min = Math.max(
    minimum ?? -Infinity,
    exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + (isWhole ? 1 : 1e-9),
    isWhole ? -(2 ** 53) + 1 : -1e308,
  );
  const max = Math.min(maximum ?? Infinity, isWhole ? 2 ** 53 - 1 : 1e308);
  const small = Math.min(max, Math.max(min, 1) + 300);
  if (isWhole)
    return fc.oneof(
      fc.integer({ min: Math.max(min, 0) > max ? min : Math.max(min, 0), max: small }),
      fc.integer({ min, max }),
      fc.constantFrom(min, max),
    );
  return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max));
}

function mapValues<From, To>(
  of: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]));
}
