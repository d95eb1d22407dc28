import { responses } from "#standalone/schemas/shared.ts";
import type { Schema } from "../../../tests/fuzz/from-schema.ts";

interface Content {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Operation {
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema?: Schema;
    readonly description?: string;
  }[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const head = `# The calls of the upstream API

Every call of the standalone back office and every shape in it, as [\`openapi.json\`](openapi.json) describes them; \`npm run docs -- calls\` writes both from the schemas of \`server/standalone\`. [\`upstream-api.md\`](upstream-api.md) says what the site makes of them, and which calls it requires.

\`name?\`: in a body or a query what may be left out, in an answer what the site does without (\`x-optional\` of \`openapi.json\`, where the standalone back office always has it). „token“: as \`Authorization: Bearer\`. 401, 404, 409 and 422 without words are those of the [ground rules](upstream-api.md#ground-rules). Lengths and bounds of values are in \`openapi.json\`.`;

const titles: Readonly<Record<string, string>> = { admin: "Staff", auth: "Signing in", cart: "Carts" };

/** The description as Markdown: the calls by subject, each subject with the shapes that it uses first. */
export function referenceOfCalls({ paths, components: { schemas } }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  const seen = new Set<string>();
  const sections = [...new Set(calls.map(({ operation }) => operation.tags?.[0] ?? ""))].map((tag) => {
    const own = calls.filter(({ operation }) => operation.tags?.[0] === tag);
    const lines = own.map(({ name, operation }) => callLines(name, operation).join("\n"));
    const shapes: string[] = [];
    const waiting = namesIn(lines.join("\n"));
    for (const name of waiting) {
      const schema = schemas[name];
      if (!schema || seen.has(name)) continue;
      seen.add(name);
      const shape = shapeLines(name, schema);
      shapes.push(shape);
      waiting.push(...namesIn(shape));
    }
    return [
      `## ${titles[tag] ?? tag.replace(/^./u, (letter) => letter.toUpperCase())}`,
      ...lines,
      ...shapes,
    ].join("\n\n");
  });
  return `${[head, ...sections].join("\n\n")}\n`;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/\[(\w+)\]\(#/gu)].map(([, name = ""]) => name);
}

function callLines(
  name: string,
  { security, parameters = [], requestBody, responses: answers }: Operation,
): string[] {
  const token = security?.every((item) => "bearer" in item) ? "a token" : security ? "a token or none" : null;
  const query = parameters.filter((parameter) => parameter.in === "query");
  const plain = Object.keys(answers).filter((status) => isPlain(status, answers[status]));
  const [sent] = Object.entries(requestBody?.content ?? {});
  return [
    `### \`${name}\``,
    "",
    ...(token ? [`- With ${token}`] : []),
    ...query.flatMap(({ name: key, schema = {}, description }) =>
      fieldLines(`Query \`${key}?\``, { ...schema, ...(description && { description }) }, ""),
    ),
    ...(sent
      ? [
          `- Body${sent[0] === "application/json" ? "" : `, \`${sent[0]}\``}${requestBody?.required === false ? ", may be left out" : ""}: ${typeOf(sent[1].schema)}`,
          ...innerLines(sent[1].schema, "  "),
        ]
      : []),
    ...Object.entries(answers).flatMap(([status, answer]) => answerLines(status, answer)),
    ...(plain.length > 0 ? [`- ${plain.join(", ")}`] : []),
  ];
}

/** A refusal without its own description. */
function isPlain(status: string, answer: Content | undefined): boolean {
  return Object.entries(responses).some(
    ([each, { description }]) => each === status && description === answer?.description,
  );
}

function answerLines(status: string, { description = "", content = {} }: Content): string[] {
  const [only] = Object.entries(content);
  if (isPlain(status, { description })) return [];
  if (!only || Number(status) >= 400) return [`- ${status}: ${description}`];
  const [type, { schema }] = only;
  if (type !== "application/json") return [`- ${status}, \`${type}\`: ${description}`];
  const inner = innerLines(schema, "  ");
  return [`- ${status}${inner.length > 0 ? "" : `, ${typeOf(schema)}`}: ${description}`, ...inner];
}

function shapeLines(name: string, schema: Schema): string {
  const parts = schema.allOf ?? [schema];
  const bases = parts.flatMap((part) => (part.$ref ? [typeOf(part)] : []));
  const fields = parts.flatMap((part) => (part.$ref ? [] : innerLines(part, "")));
  const about = [
    schema.description ?? "",
    bases.length > 0 ? `What ${bases.join(" and ")} has, and:` : "",
    fields.length > 0 ? "" : typeOf(schema),
  ];
  return [`#### ${name}`, about.join(" ").trim(), fields.join("\n")]
    .filter((part) => part !== "")
    .join("\n\n");
}

function fieldLines(name: string, schema: Schema, indent: string): string[] {
  const { description, default: without } = schema;
  const type =
    without === undefined || without === "" ? typeOf(schema) : `${typeOf(schema)}, ${without} without it`;
  return [
    `${indent}- ${name} ${type}${description ? `: ${description}` : ""}`,
    ...innerLines(schema, `${indent}  `),
  ];
}

/** The fields of an object, of a list's items, of unnamed parts. */
function innerLines(schema: Schema, indent: string): string[] {
  const {
    properties = {},
    required = [],
    items,
    additionalProperties: others,
    allOf = [],
    anyOf,
    oneOf,
  } = schema;
  if (items) return innerLines(items, indent);
  if (typeof others === "object") return innerLines(others, indent);
  return [
    ...allOf.flatMap((part) => innerLines(part, indent)),
    ...(anyOf ?? []).flatMap((part) => innerLines(part, indent)),
    ...(oneOf ?? []).flatMap((part) => [`${indent}- either`, ...innerLines(part, `${indent}  `)]),
    ...Object.entries(properties).flatMap(([name, field]) => {
      const mark = required.includes(name) && !field["x-optional"] ? "" : "?";
      return fieldLines(`\`${name}${mark}\``, field, indent);
    }),
  ];
}

const formats: Readonly<Record<string, string>> = {
  "date-time": "instant",
  date: "day",
  email: "e-mail",
  uri: "address",
};

/** A value's type in a few words. */
function typeOf(schema: Schema): string {
  const { $ref, type, format = "", items, additionalProperties: others } = schema;
  if ($ref !== undefined) return linkTo($ref.replace(/^.*\//u, ""));
  const kinds = [type ?? []].flat();
  const orNull = kinds.includes("null") ? " or null" : "";
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(", ") + orNull;
  if ("const" in schema) return `\`${schema.const}\``;
  const parts = schema.allOf?.filter((part) => part.$ref !== undefined) ?? schema.anyOf;
  if (parts && parts.length > 0) return parts.map(typeOf).join(" or ");
  if (type === "null") return "null";
  if (items) return `list of ${typeOf(items).replace(/^object$/u, "objects")}${orNull}`;
  if (typeof others === "object") return `map of names to ${typeOf(others)}${orNull}`;
  const kind = kinds.find((value) => value !== "null") ?? (schema.oneOf ? "object" : "anything");
  return ((kind === "string" && formats[format]) || (kind === "string" ? "text" : kind)) + orNull;
}

function linkTo(name: string): string {
  return `[${name}](#${name.toLowerCase()})`;
}
