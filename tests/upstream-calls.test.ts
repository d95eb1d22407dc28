import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { endpoints, type Endpoint } from "#server/upstream/endpoints.ts";
import { root } from "./support/output.ts";

/** The table of docs/upstream-api.md; `npm run docs:calls` writes it. */
test("docs/upstream-api.md lists every call as the map has it", async () => {
  const file = path.join(root, "docs/upstream-api.md");
  const table = /(?<=<!-- calls:begin -->\n\n).*(?=\n\n<!-- calls:end -->)/su;
  expect(readFileSync(file, "utf8")).toMatch(table);
  await expect(readFileSync(file, "utf8").replace(table, tableOfCalls)).toMatchFileSnapshot(file);
});

/** As Markdown, with columns of equal width, as the formatter writes them. */
function tableOfCalls(): string {
  const head = ["Call", "Request", "§7", "Query", "Data", "Deadline", "Sent again"];
  const rows = Object.entries(endpoints).map(([name, call]: readonly [string, Endpoint]) => [
    `\`${name}\``,
    `\`${call.method} ${call.path}\``,
    call.specified ? "yes" : "–",
    call.query?.map((each) => `\`${each}\``).join(", ") ?? "–",
    places[call.answer],
    deadlineOf(call),
    repeatOf(call),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = widths.map((width) => "-".repeat(width));
  return [head, rule, ...rows].map(line).join("\n");
}

const places: Readonly<Record<Endpoint["answer"], string>> = {
  data: "`data`",
  page: "`data`, beside `meta`",
  bare: "the body",
  whole: "the body",
  done: "none",
  none: "not read",
  bytes: "a file",
};

function deadlineOf({ method, deadline }: Endpoint): string {
  return deadline === undefined ? (method === "GET" ? "read" : "send") : `${deadline / 1000} s`;
}

function repeatOf({ method, answer, repeat }: Endpoint): string {
  if (repeat === "absolute") return "after a reset";
  if (repeat === "with-key") return "after a reset, with its key";
  return method === "GET" && answer !== "bytes" && repeat !== "never" ? "after a failure" : "never";
}
