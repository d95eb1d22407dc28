import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { root } from "./support/output.ts";

const lockfile = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        optional: z.boolean().optional(),
        engines: z.object({ node: z.string().optional() }).or(z.array(z.string())).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")));

/** The oldest Node.js that package.json promises. */
const oldest = [20, 19, 0] as const;

test("every locked package runs on Node.js 20.19", () => {
  const refusing = Object.entries(lockfile.packages)
    .filter(([, { optional }]) => !optional)
    .map(([name, { engines }]) => ({
      name,
      node: engines && "node" in engines ? (engines.node ?? "*") : "*",
    }))
    .filter(({ node }) => !allows(node));
  expect(refusing).toEqual([]);
});

test.each([
  [">=20.19", true],
  ["^20.19.0 || ^22.13.0", true],
  [">= 18", true],
  ["*", true],
  ["20 || >=22", true],
  ["6.* || 8.* || >= 10.*", true],
  [">=18.0.0 <23", true],
  ["^22.20 || ^24.12 || >=25", false],
  [">=20.20", false],
  ["18.x", false],
  [">=18 <20.19.0", false],
])("the range %s allows 20.19.0: %s", (range, expected) => {
  expect(allows(range)).toBe(expected);
});

/** Whether a range of package.json's `engines` includes the oldest promised version. */
function allows(range: string): boolean {
  return range.split("||").some((set) => {
    const comparators = set
      .replace(/([<>=^~])\s+/gu, "$1")
      .trim()
      .split(/\s+/u);
    return comparators.every((comparator) => comparator === "" || holds(comparator));
  });
}

function holds(comparator: string): boolean {
  const [, operator = "", version = ""] = /^([<>=^~]*)v?(.*)$/u.exec(comparator) ?? [];
  const parts = version
    .split(".")
    .filter((part) => /^\d+$/u.test(part))
    .map(Number);
  const difference = compare(parts);
  const isSame = (count: number) => parts.slice(0, count).every((part, index) => part === oldest[index]);
  if (operator === ">=") return difference >= 0;
  if (operator === ">") return difference > 0;
  if (operator === "<") return difference < 0;
  if (operator === "<=") return difference <= 0;
  if (operator === "^") return isSame(1) && difference >= 0;
  if (operator === "~") return isSame(Math.min(2, parts.length)) && difference >= 0;
  return isSame(parts.length);
}

/** Greater than zero where the oldest version is newer than `parts`; missing parts count as zero. */
function compare(parts: readonly number[]): number {
  for (const [index, own] of oldest.entries()) {
    const difference = own - (parts[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
