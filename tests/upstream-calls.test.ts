import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { endpointNames, endpoints, type Endpoint, areas } from "#server/upstream/endpoints.ts";
import { callsOf } from "#server/upstream/offers.ts";
import { root } from "./support/output.ts";

/** A file that repeats a part of the map of calls, and what it should be; `npm run docs -- calls` writes it. */
const copies: readonly (readonly [string, RegExp, (now: string) => string])[] = [
  ["docs/upstream-api.md", /(?<=<!-- calls:begin -->\n\n).*(?=\n\n<!-- calls:end -->)/su, tableOfCalls],
  [
    "docs/connecting.md",
    /(?<=### What the site does without a call\n.*?\n\n)\|.*?(?=\n\n)/su,
    withCallsOfAreas,
  ],
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

function withCallsOfAreas(table: string): string {
  const rows = table.split("\n").map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const [head = [], , ...others] = rows;
  return asTable(
    head,
    others.map(([calls = "", area = "", ...rest]) => {
      const known = areas.find((each) => area === `\`${each}\``);
      return [known ? codes(callsOf(known)) : calls, area, ...rest];
    }),
  );
}

function tableOfCalls(): string {
  const head = ["Call", "Request", "§7", "Area", "Query", "Data", "Deadline", "Sent again"];
  const rows = Object.entries(endpoints).map(([name, call]: readonly [string, Endpoint]) => [
    `\`${name}\``,
    `\`${call.method} ${call.path}\``,
    call.specified ? "yes" : "–",
    call.area ? codes([call.area]) : "–",
    call.query ? codes(call.query) : "–",
    places[call.answer],
    deadlineOf(call),
    repeatOf(call),
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

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
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
