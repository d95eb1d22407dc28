import { readFileSync } from "node:fs";
import path from "node:path";
import { satisfies } from "semver";
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
const oldest = "20.19.0";

test("every locked package runs on Node.js 20.19", () => {
  const refusing = Object.entries(lockfile.packages)
    .filter(([, { optional }]) => !optional)
    .map(([name, { engines }]) => ({
      name,
      node: engines && "node" in engines ? (engines.node ?? "*") : "*",
    }))
    .filter(({ node }) => !satisfies(oldest, node));
  expect(refusing).toEqual([]);
});

test("every locked package has the hash of its content, with which npm compares what it downloads", () => {
  const unhashed = Object.entries(lockfile.packages)
    // Packages of this repository, and what is inside the archive of another package.
    .filter(([folder, { inBundle, link }]) => folder.includes("node_modules/") && !inBundle && !link)
    .filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(unhashed).toEqual([]);
});
