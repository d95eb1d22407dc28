import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { screens } from "../catalogue/screens.ts";
import { fileNames } from "./gallery.ts";

/** The routes inside of layouts, without the layouts. */
const leaves = (entries: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
  entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry]));

test("every screen of the route map is in the catalogue", () => {
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
