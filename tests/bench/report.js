import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/**
 * One measured value beside its upper or lower goal. `others`: the same value of other shops
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

/**
 * Replaces the figures in docs/performance.md: the checks of pages in one table, `tables` as they are, and of all other
 * checks those that are missed.
 * @param {Check[]} checks @param {Table[]} tables @param {string} machine
 */
export function writeFigures(checks, tables, machine) {
  const file = "docs/performance.md";
  const text = readFileSync(file, "utf8");
  const [before = "", rest = ""] = text.split(begin);
  const after = rest.split(end)[1] ?? "";
  const { title, head, rows } = byPage(checks);
  const others = checks.filter(({ name }) => !name.includes(": "));
  const missed = others.filter((check) => !isMet(check));
  const sentence = `Beside these, ${others.length - missed.length} of ${others.length} goals are met${missed.length > 0 ? "; missed:" : "."}`;
  const list = missed.map(
    ({ name, value, goal, unit = "", least = false }) =>
      `- ${name}: ${shown(value)}${unit}, goal ${least ? "≥" : "≤"} ${shown(goal)}${unit}`,
  );
  const figures = [{ title, head, rows }, ...tables].map((table) =>
    [
      `### ${table.title}`,
      "",
      `| ${table.head.join(" | ")} |`,
      `|${table.head.map((_, at) => (at === 0 ? " --- " : " ---: ")).join("|")}|`,
      ...table.rows.map((row) => `| ${row.join(" | ")} |`),
    ].join("\n"),
  );
  const content = [machine, ...figures, sentence, list.join("\n")].filter(Boolean).join("\n\n");
  writeFileSync(file, `${before}${begin}\n\n${content}\n\n${end}${after}`);
  execFileSync("node_modules/.bin/oxfmt", [file]);
}

/** Checks named `page: measure`; a row for each measure, a column for each page. @param {Check[]} checks @returns {Table} */
function byPage(checks) {
  /** @type {Map<string, Map<string, string>>} */
  const measures = new Map();
  for (const check of checks) {
    const [page = "", measure] = check.name.split(": ");
    if (measure === undefined) continue;
    const cell = `${shown(check.value)}${check.unit ?? ""}`;
    const row = measures.get(measure) ?? new Map();
    const { goal, least = false, unit = "" } = check;
    row.set(page, isMet(check) ? cell : `**${cell}** (${least ? "≥" : "≤"} ${shown(goal)}${unit})`);
    measures.set(measure, row);
  }
  const pages = [...new Set([...measures.values()].flatMap((row) => [...row.keys()]))];
  return {
    title: "Pages; in bold what misses its goal, with the goal",
    head: ["", ...pages],
    rows: [...measures].map(([measure, row]) => [measure, ...pages.map((page) => row.get(page) ?? "–")]),
  };
}
