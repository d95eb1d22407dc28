import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { takePlace } from "#server/vite/build-beside.js";
import { builtSite } from "../../support/built-site.ts";
import { outputFolder, root } from "../../support/output.ts";

/** A process that has ended: the highest number that Linux gives is below it. */
const endedPid = 4_194_305;

function folders(...names: readonly string[]): string {
  const above = mkdtempSync(path.join(outputFolder("scratch"), "beside-"));
  for (const name of names) {
    mkdirSync(path.join(above, name, "client"), { recursive: true });
    writeFileSync(path.join(above, name, "client/a.js"), name);
  }
  return above;
}

test.each([
  ["takes the place of the last one", ["build", "build.new-1"]],
  ["takes an empty place", ["build.new-1"]],
])("a complete build %s", (_, names) => {
  const above = folders(...names);
  takePlace(path.join(above, "build.new-1"), path.join(above, "build"));
  expect(readFileSync(path.join(above, "build/client/a.js"), "utf8")).toBe("build.new-1");
  expect(readdirSync(above)).toEqual(["build"]);
});

test("a complete build removes what interrupted ones left", () => {
  const running = `build.new-${process.ppid}`;
  const above = folders(
    "build",
    "build.new-1",
    `build.new-${endedPid}`,
    `build.old-${endedPid}`,
    running,
    "b",
  );
  takePlace(path.join(above, "build.new-1"), path.join(above, "build"));
  expect(readdirSync(above).toSorted()).toEqual(["b", "build", running]);
});

test("the built server reads its client files from the place that the build has taken", async () => {
  const { build } = await builtSite();
  expect(build.assetsBuildDirectory).toBe(path.normalize("build/client"));
  expect(existsSync(path.join(root, build.assetsBuildDirectory, "favicon.svg"))).toBe(true);
});
