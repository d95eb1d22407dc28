import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { root } from "../support/output.ts";
import { fileNames, gallery, mostBytes } from "./gallery.ts";
import { screens } from "./screens.ts";

const folder = path.join(root, gallery);
/** The routes inside of layouts, without the layouts. */
const leaves = (entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]));

test("every screen of the route map has pictures", () => {
  const modules = leaves(routes)
    .map(({ file }) => file)
    // Modules without a component are endpoints.
    .filter((file) => file.endsWith(".tsx") && !file.startsWith("routes/endpoints/"));
  expect(modules.length).toBeGreaterThan(30);
  const shown = new Set(screens.map(({ module }) => module));
  expect(modules.filter((module) => !shown.has(module))).toEqual([]);
  expect([...shown].filter((module) => !modules.includes(module))).toEqual([]);
});

test("pictures are named once", () => {
  const names = fileNames();
  expect(new Set(names).size).toBe(names.length);
});

test.skipIf(!existsSync(path.join(folder, "README.md")))(
  "the gallery holds all pictures and nothing else, in less than 6 MB",
  () => {
    const files = readdirSync(folder);
    expect(files.sort()).toEqual([...fileNames(), "README.md"].sort());
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(mostBytes);
  },
);
