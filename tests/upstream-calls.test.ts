import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { endpointNames, endpoints, type Endpoint } from "#server/upstream/endpoints.ts";
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
