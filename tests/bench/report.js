import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * One measured value beside what it may be at most, or at least. `others`: the same of other shops
 * (docs/performance.md).
 * @typedef {{ name: string, value: number, goal: number, unit?: string, least?: boolean, others?: string }} Check
 */
/** @typedef {{ title: string, head: string[], rows: string[][] }} Table */

/** @param {Check} check @param {number} [than] */
export function isMet({ value, goal, least = false }, than = goal) {
  return least ? value >= than : value <= than;
}

/** @param {Check[]} checks @param {string} title @returns {Table} */
export function checkTable(title, checks) {
  return {
    title,
    head: ["measured", "value", "goal", "", "others"],
    rows: checks.map((check) => {
      const { name, value, goal, unit = "", least = false, others = "" } = check;
      const off = least ? goal / value : value / goal;
      return [
        name,
        `${shown(value)}${unit}`,
        `${least ? "≥" : "≤"} ${shown(goal)}${unit}`,
        isMet(check) ? "met" : `missed, ${off.toFixed(2)} ×`,
        others,
      ];
    }),
  };
}

/** @param {number} value */
export function shown(value) {
  if (!Number.isFinite(value)) return "–";
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** @param {Table} table */
export function print({ title, head, rows }) {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => (row[at] ?? "").length)));
  console.log(title);
  for (const row of [head, ...rows]) {
    console.log(
      `  ${row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join("  ")}`,
    );
  }
  console.log("");
}

const begin = "<!-- figures: written by `npm run docs -- bench` -->";
const end = "<!-- /figures -->";

/** Replaces the figures in docs/performance.md. @param {Table[]} tables @param {string} machine */
export function writeFigures(tables, machine) {
  const file = "docs/performance.md";
  const text = readFileSync(file, "utf8");
  const [before = "", rest = ""] = text.split(begin);
  const after = rest.split(end)[1] ?? "";
  const figures = tables.map(({ title, head, rows }) =>
    [
      `### ${title}`,
      "",
      `| ${head.join(" | ")} |`,
      `|${head.map((_, at) => (at === 0 ? " --- " : " ---: ")).join("|")}|`,
      ...rows.map((row) => `| ${row.join(" | ")} |`),
    ].join("\n"),
  );
  writeFileSync(file, `${before}${begin}\n\n${machine}\n\n${figures.join("\n\n")}\n\n${end}${after}`);
  execFileSync("node_modules/.bin/oxfmt", [file]);
}
