import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import type { EndpointName } from "#server/upstream/endpoints.ts";
import { insideOf } from "#server/upstream/wire.ts";

/** JSON Schema of what an answer may be, and how the site reads it. */
interface Shape {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly minLength?: number;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  /** An unreadable value counts as absent. */
  readonly isLenient?: boolean;
  /** A list without its unreadable rows, or with what of them can be read. */
  readonly rows?: "left out" | "kept in part";
}

export interface AnswerField {
  /** `items[].product.name` */
  readonly path: string;
  readonly isRequired: boolean;
  readonly type: string;
  /** What an unreadable value does; empty: the object that has it cannot be read. */
  readonly unreadable: string;
}

const resources = import.meta.glob<Readonly<Record<string, unknown>>>("/server/upstream/resources/*.ts", {
  eager: true,
});

/** Arguments of the calls that build their schemas by them. */
const given: Readonly<Record<string, readonly unknown[]>> = {
  logIn: [{}, { loginFields: ["email", "password"], loginToken: null }],
  readSearch: ["a", 1],
  saveSubscription: [true],
};

/** The schemas by which the site reads the answers of each call: a client records what the resources give it. */
export function schemasOfCalls(): ReadonlyMap<EndpointName, readonly z.ZodType[]> {
  const found = new Map<EndpointName, z.ZodType[]>();
  function note(call: EndpointName, schema: z.ZodType) {
    found.set(call, [...(found.get(call) ?? []), schema]);
    return Promise.resolve({ ok: false, error: { kind: "unreachable" } });
  }
  for (const hasWholeCatalogue of [false, true]) {
    const recorder = {
      offers: { hasWholeCatalogue },
      read: (call: EndpointName, _: unknown, schema: z.ZodType) => note(call, schema),
      shared: (call: EndpointName, _: unknown, schema: z.ZodType) => note(call, schema),
      send: (call: EndpointName, _: unknown, _body: unknown, schema: z.ZodType) => note(call, schema),
      asGuest: () => recorder,
    } as unknown as Upstream;
    for (const [name, call] of Object.values(resources).flatMap((resource) => Object.entries(resource)))
      if (typeof call === "function")
        try {
          call(recorder, ...(given[name] ?? [{}, {}, {}]));
        } catch {
          // It is no call, but a function that two resources share.
        }
  }
  return found;
}

function shapeOf(schema: z.core.$ZodType): Shape {
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      const { row, schema: whole, isSalvaged } = insideOf(zodSchema);
      const { def } = zodSchema._zod;
      const become = (shape: Shape) => {
        for (const name of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, name);
        Object.assign(jsonSchema, shape);
      };
      if (def.type === "catch") Object.assign(jsonSchema, { isLenient: true });
      if (def.type === "object") {
        const { shape } = zodSchema as z.ZodObject;
        const needed = Object.keys(shape).filter((name) => insideOf(shape[name] as z.ZodType).isNeeded);
        jsonSchema.required = [...(jsonSchema.required ?? []), ...needed];
      }
      // A row that itself is registered reads leniently.
      if (row)
        become({
          type: "array",
          items: shapeOf(row),
          rows: isSalvaged || insideOf(row).schema ? "kept in part" : "left out",
        });
      else if (whole) become(shapeOf(whole));
      else if (zodSchema instanceof z.ZodPipe && !(zodSchema.out instanceof z.ZodTransform)) {
        const then = shapeOf(zodSchema.out);
        const first = jsonSchema as Shape;
        const saysMore = then.properties ?? then.enum ?? then.minLength ?? (then.type === "integer" || null);
        if (saysMore !== null || isAny(first) || (first.items && isAny(first.items))) become(then);
      }
    },
  }) as Shape;
}

function isAny({ type, anyOf, oneOf, enum: words, const: word }: Shape): boolean {
  return (type ?? anyOf ?? oneOf ?? words ?? word) === undefined;
}

/** The shapes that a value may have, except for null and for values that the site does not look into. */
function optionsOf(shape: Shape): readonly Shape[] {
  const { type, anyOf, oneOf = anyOf } = shape;
  if (oneOf) return oneOf.flatMap(optionsOf);
  const types = [type ?? []].flat();
  if (types.length > 1) return types.flatMap((one) => optionsOf({ ...shape, type: one }));
  return isAny(shape) || type === "null" ? [] : [shape];
}

export function isNullable({ type, anyOf = [] }: Shape): boolean {
  return [type].flat().includes("null") || anyOf.some(isNullable);
}

const words: Readonly<Record<string, string>> = {
  string: "text",
  "date-time": "time",
  date: "day",
  boolean: "yes/no",
  integer: "whole number",
  array: "list",
};

function typeOf(shape: Shape): string {
  const types = optionsOf(shape).map(({ type, format, minLength, enum: all, const: only, items }) => {
    const known = all ?? (only === undefined ? [] : [only]);
    if (known.length > 0) return known.map((one) => `\`${String(one)}\``).join(", ");
    if (items && optionsOf(items).length > 0) return `list: ${typeOf(items)}`;
    return `${minLength ? "non-empty " : ""}${words[format ?? ""] ?? words[String(type)] ?? String(type)}`;
  });
  return [...new Set(types)].join(" or ") || "any";
}

/** The fields of an object, and of the objects in it; an object of several kinds requires what all of them do. */
function fieldsIn(shapes: readonly Shape[], path: string): readonly AnswerField[] {
  const options = shapes.flatMap(optionsOf);
  const objects = options.filter(({ properties }) => properties);
  const names = new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})));
  const at = (name: string) => (path === "" ? name : `${path}.${name}`);
  const own = [...names].flatMap((name) => {
    const inner = objects.flatMap(({ properties }) => properties?.[name] ?? []);
    return [
      fieldOf(
        inner,
        at(name),
        objects.every(({ required }) => required?.includes(name)),
      ),
      ...fieldsIn(inner, at(name)),
    ];
  });
  const rows = options.flatMap(({ items }) => items ?? []);
  const values = options.flatMap(({ additionalProperties: any }) => (typeof any === "object" ? any : []));
  return [
    ...own,
    ...(rows.length > 0 ? fieldsIn(rows, `${path}[]`) : []),
    ...(values.length > 0 ? fieldsIn(values, at("*")) : []),
  ];
}

function fieldOf(shapes: readonly Shape[], path: string, isNamed: boolean): AnswerField {
  const isLenient = shapes.some((shape) => shape.isLenient);
  const isRequired = isNamed && !isLenient;
  const [rows] = shapes.flatMap(optionsOf).flatMap((option) => option.rows ?? []);
  return {
    path,
    isRequired,
    type: `${typeOf({ anyOf: shapes })}${isRequired && shapes.some(isNullable) ? ", or null" : ""}`,
    unreadable: rows ? `the row is ${rows}` : isLenient ? "counts as absent" : "",
  };
}

/** What the site reads in an answer, by any of the schemas. */
export function fieldsOf(schemas: readonly z.ZodType[]): {
  readonly fields: readonly AnswerField[];
  /** Whether an acknowledgement is enough. */
  readonly mayBeEmpty: boolean;
} {
  const shapes = schemas.map(shapeOf);
  return { fields: fieldsIn(shapes, ""), mayBeEmpty: shapes.some(isNullable) };
}
