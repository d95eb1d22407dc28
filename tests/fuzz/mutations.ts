import fc from "fast-check";
import { hostileJson, hostileText, mark } from "./payloads.ts";

/** A field by the names that lead to it; `*` is any item of a list. */
export type Field = readonly string[];

/** Every field of a value once, however long its lists are: also those that hold other fields. */
export function fieldsIn(value: unknown): Field[] {
  const found = new Map<string, Field>();
  const visit = (inner: unknown, at: Field): void => {
    found.set(at.join(" "), at);
    if (typeof inner !== "object" || inner === null) return;
    // The items of a list have different fields.
    for (const [name, next] of Object.entries(inner)) visit(next, [...at, Array.isArray(inner) ? "*" : name]);
  };
  visit(value, []);
  return [...found.values()];
}

/** The mutation of a field: another value, none, or a list of more copies than any answer has. */
export type Mutation =
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "absent" }
  | { readonly kind: "wrapped" }
  | { readonly kind: "repeated"; readonly times: number }
  | { readonly kind: "within"; readonly text: string }
  | { readonly kind: "raw"; readonly json: string };

export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 8, arbitrary: hostileJson.map((value): Mutation => ({ kind: "value", value })) },
  { weight: 3, arbitrary: hostileText.map((text): Mutation => ({ kind: "within", text })) },
  { weight: 1, arbitrary: fc.constant<Mutation>({ kind: "absent" }) },
  { weight: 1, arbitrary: fc.constant<Mutation>({ kind: "wrapped" }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(2, 600, 2_100).map((times): Mutation => ({ kind: "repeated", times })),
  },
  // JSON that JavaScript cannot represent.
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        "1e999",
        "-1e999",
        "-0",
        "1E-999",
        `"\\ud800${mark}"`,
        `"\\u0000"`,
        '{"a":1,"a":2}',
        "123456789012345678901234567890",
      )
      .map((json): Mutation => ({ kind: "raw", json })),
  },
);

const placeholder = "\u{f0000}raw";

/** The JSON of the value with a changed field, for a list in the item with this number. */
export function mutated(value: unknown, field: Field, mutation: Mutation, number: number): string {
  const raw = mutation.kind === "raw" ? mutation.json : "";
  const json = JSON.stringify(changedAt(value, field, mutation, number)) ?? "";
  return json.replaceAll(JSON.stringify(placeholder), () => raw);
}

function changedAt(value: unknown, [name, ...rest]: Field, mutation: Mutation, number: number): unknown {
  if (name === undefined) return changed(value, mutation);
  if (Array.isArray(value)) {
    const at = value.length > 0 ? number % value.length : 0;
    return value.flatMap((item: unknown, index) => {
      if (index !== at) return [item];
      const next = changedAt(item, rest, mutation, number);
      if (next === undefined) return [];
      return rest.length === 0 && mutation.kind === "repeated"
        ? Array.from({ length: mutation.times }, () => item)
        : [next];
    });
  }
  if (typeof value !== "object" || value === null) return value;
  const next = changedAt(Reflect.get(value, name), rest, mutation, number);
  return { ...value, [name]: next };
}

function changed(value: unknown, mutation: Mutation): unknown {
  switch (mutation.kind) {
    case "value":
      return mutation.value;
    case "absent":
      return undefined;
    case "wrapped":
      return [value];
    case "repeated":
      return Array.isArray(value)
        ? Array.from({ length: mutation.times }, (_, at) => value[at % Math.max(1, value.length)] as unknown)
        : value;
    case "within":
      return typeof value === "string" ? `${value}${mutation.text}` : mutation.text;
    case "raw":
      return placeholder;
  }
}
