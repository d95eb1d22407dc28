import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isInstalled } from "#server/start/prepare.js";
import { outputFolder, root } from "../../support/output.ts";

const react = { version: "18.3.1", integrity: "sha512-a" };
const ofWindows = { version: "1.0.0", integrity: "sha512-b", optional: true };
const wanted = { "": { version: "0.2.0" }, "node_modules/react": react, "node_modules/win": ofWindows };

function project(installed: object | null): string {
  const folder = mkdtempSync(path.join(outputFolder("scratch"), "installed-"));
  mkdirSync(path.join(folder, "node_modules"));
  if (installed)
    writeFileSync(
      path.join(folder, "node_modules/.package-lock.json"),
      JSON.stringify({ packages: installed }),
    );
  writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify({ packages: wanted }));
  return folder;
}

test.each([
  [
    "nothing is installed where the lockfile's packages are, of this system",
    { "node_modules/react": react },
    true,
  ],
  [
    "a package of another version is installed",
    { "node_modules/react": { ...react, version: "18.3.0" } },
    false,
  ],
  [
    "a package of another content is installed",
    { "node_modules/react": { ...react, integrity: "c" } },
    false,
  ],
  ["a missing package is installed", {}, false],
  [
    "a package that the lockfile has left is removed",
    { "node_modules/react": react, "node_modules/old": react },
    false,
  ],
  ["an interrupted installation is repeated", null, false],
])("%s", (_, installed, isThere) => {
  expect(isInstalled(project(installed))).toBe(isThere);
});

test("the packages that these tests run with are those of the lockfile", () => {
  expect(isInstalled(root)).toBe(true);
});
