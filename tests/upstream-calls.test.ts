import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { endpointNames, endpoints, type Endpoint } from "#server/upstream/endpoints.ts";
import { fieldsOf, schemasOfCalls, type AnswerField } from "./support/answer-fields.ts";
import { root } from "./support/output.ts";

/** A file that repeats a part of the map of calls, and its expected content; `npm run docs -- calls` writes it. */
const copies: readonly (readonly [string, RegExp, (now: string) => string])[] = [
  ["docs/upstream-api.md", /(?<=<!-- calls:begin -->\n\n).*(?=\n\n<!-- calls:end -->)/su, tableOfCalls],
  ["server/upstream/adapter.d.ts", /(?<=^export type CallName =).*(?=;\n$)/msu, namesOfCalls],
];

test.each(copies)("%s repeats the map of calls", async (name, place, part) => {
  const file = path.join(root, name);
  expect(readFileSync(file, "utf8")).toMatch(place);
  await expect(readFileSync(file, "utf8").replace(place, part)).toMatchFileSnapshot(file);
});

const schemas = schemasOfCalls();
/** Answers of files are no JSON. */
const read = endpointNames.filter((name) => (endpoints[name] as Endpoint).answer !== "bytes");

test("docs/upstream-fields.md names the fields that the schemas of answers read", async () => {
  expect(read.filter((name) => !schemas.has(name))).toEqual([]);
  await expect(referenceOfFields()).toMatchFileSnapshot(path.join(root, "docs/upstream-fields.md"));
});

const headOfFields = `# The fields of answers

What the site reads in the answer to each call; \`npm run docs -- calls\` writes this file from the schemas by which it reads them. [\`upstream-calls.md\`](upstream-calls.md) says what the fields mean.

- **A bold field** must be there. If it is missing, null or unreadable, the site cannot read the object that has it: it leaves out the row of a list, an optional object counts as absent, and a whole answer is unusable.
- Every other field may be missing or null. The last column says what an unreadable value does; if it is empty, the same as of a bold field.
- A list that loses all its rows cannot be read.
- \`items[].name\` is \`name\` of each row of \`items\`, \`*\` each name of a map. The paths begin inside \`data\`, if the answer has it.
- A number may be a text with a decimal point. A yes/no may be 1, 0 or a text; anything unknown is a no. A time is ISO 8601, a day \`2026-12-24\`.
- Entries of \`settings\` stand under their names: \`theatre.name\` is \`name\` in the value of \`theatre\`.
- A price with tax may replace a net one: \`price_gross\` for \`price\` ([values](upstream-api.md#values)).
- The site ignores all other fields.`;

/** A section for each call with fields; calls with the same fields share a table. */
function referenceOfFields(): string {
  const known = new Map<string, string>();
  const without: string[] = [];
  const sections = read.flatMap((name) => {
    const { fields, mayBeEmpty } = fieldsOf(schemas.get(name) ?? []);
    if (fields.length === 0) without.push(`\`${name}\``);
    if (fields.length === 0) return [];
    const table = tableOfFields(fields);
    const same = known.get(table);
    known.set(table, same ?? name);
    const empty = mayBeEmpty ? ["May be empty. Otherwise:"] : [];
    return [`## \`${name}\``, ...empty, same ? `As [\`${same}\`](#${same.toLowerCase()}).` : table];
  });
  const rest = `The site reads no field of ${without.join(", ")}.`;
  return `${[headOfFields, ...sections, "## Calls without fields", rest].join("\n\n")}\n`;
}

function tableOfFields(fields: readonly AnswerField[]): string {
  const rows = fields.map(({ path: name, isRequired, type, unreadable }) => [
    isRequired ? `**\`${name}\`**` : `\`${name}\``,
    type,
    unreadable,
  ]);
  return asTable(["Field", "Type", "If unreadable"], rows);
}

function namesOfCalls(): string {
  return endpointNames.map((name) => `\n  | "${name}"`).join("");
}

function tableOfCalls(): string {
  const head = ["Call", "Request", "Feature", "Data", "Deadline and retry"];
  const rows = Object.entries(endpoints).map(([name, call]: readonly [string, Endpoint]) => [
    `\`${name}\``,
    `\`${call.method} ${call.path}${call.query ? `?${call.query.join("&")}` : ""}\``,
    [...(call.specified ? ["required"] : []), ...(call.area ? [`\`${call.area}\``] : [])].join(", "),
    places[call.answer],
    [deadlineOf(call), retryOf(call)].filter((part) => part !== "").join(", "),
  ]);
  return asTable(head, rows);
}

/** As Markdown, with columns of equal width, as the formatter writes them. */
function asTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return [head, rule, ...rows].map(line).join("\n");
}

/** Empty: under `data`. */
const places: Readonly<Record<Endpoint["answer"], string>> = {
  data: "",
  page: "with `meta`",
  bare: "body",
  whole: "body",
  done: "none",
  none: "not read",
  bytes: "file",
};

/** Empty: UPSTREAM_READ_MS of a GET, UPSTREAM_SEND_MS of another method. */
function deadlineOf({ deadline }: Endpoint): string {
  return deadline === undefined ? "" : `${deadline / 1000} s`;
}

/** Empty: never sent again. */
function retryOf({ method, answer, repeat }: Endpoint): string {
  if (repeat === "absolute") return "reset";
  if (repeat === "with-key") return "key";
  return method === "GET" && answer !== "bytes" && repeat !== "never" ? "failure" : "";
}
