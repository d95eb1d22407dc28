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
        integrity: z.string().optional(),
        inBundle: z.boolean().optional(),
        link: z.boolean().optional(),
        engines: z.object({ node: z.string().optional() }).or(z.array(z.string())).optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")));

/** The oldest Node.js that package.json promises. */
const oldest = [20, 19, 0];

/** Whether a range of `engines` has it: one of its alternatives, all of whose bounds it keeps. */
function hasOldest(range: string): boolean {
  return range.split("||").some((alternative) => {
    const bounds = alternative.matchAll(/(?<kind>[<>]=?|\^)?\s*(?<version>\d[\d.]*)/gu);
    return [...bounds].every(({ groups }) => {
      const parts = (groups?.["version"] ?? "").split(".").filter(Boolean).map(Number);
      const at = oldest.findIndex((part, place) => part !== (parts[place] ?? 0));
      const compared = Math.sign((oldest[at] ?? 0) - (parts[at] ?? 0));
      if (groups?.["kind"] === "^") return parts[0] === oldest[0] && compared >= 0;
      if (groups?.["kind"] === undefined) return parts.every((part, place) => part === oldest[place]);
      return { ">=": compared >= 0, ">": compared > 0, "<": compared < 0, "<=": compared <= 0 }[
        groups["kind"]
      ];
    });
  });
}

test.each([
  ["*", true],
  [">= 18", true],
  ["^20.17.0 || >=22.9.0", true],
  ["20 || >=22", true],
  [">=16 || 14 >=14.17", true],
  [">=20.19.1", false],
  ["^18 || >=22.12.0", false],
  ["18 || 22", false],
  [">=18 <20", false],
])("a range of versions is read: Node.js 20.19 in %j is %s", (range, expected) => {
  expect(hasOldest(range)).toBe(expected);
});

test("every locked package runs on Node.js 20.19", () => {
  const refusing = Object.entries(lockfile.packages)
    .filter(([, { optional }]) => !optional)
    .map(([name, { engines }]) => ({
      name,
      node: engines && "node" in engines ? (engines.node ?? "*") : "*",
    }))
    .filter(({ node }) => !hasOldest(node));
  expect(refusing).toEqual([]);
});

test("every locked package has the hash of its content, with which npm compares what it downloads", () => {
  const unhashed = Object.entries(lockfile.packages)
    // Packages of this repository, and what is inside the archive of another package.
    .filter(([folder, { inBundle, link }]) => folder.includes("node_modules/") && !inBundle && !link)
    .filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(unhashed).toEqual([]);
});
