import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./support/output.ts";

/** What is under version control, or about to be. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean);

const allowed = [
  "Dockerfile", "README.md", "app", "docs", "package-lock.json", "package.json", "public", "remix.config.js", "server",
  "tests", "tsconfig.json",
]; // prettier-ignore

test("the top level holds what the design names; tools are configured in dotfiles and in package.json", () => {
  const names = [...new Set(files.map((file) => file.split("/")[0] ?? ""))];
  expect(names.filter((name) => !name.startsWith(".") && !allowed.includes(name))).toEqual([]);
  for (const name of [...allowed, ".env.example"]) expect(names).toContain(name);
});

test("no file names a package registry or a folder of somebody's machine", () => {
  const telling =
    /registry\.npmjs|registry\.yarnpkg|npm\.pkg\.github|verdaccio|artifactory|(?<![\w./])\/(?:home|Users)\/[a-z]|"resolved":/iu;
  const text = /\.(?:[cm]?[jt]sx?|json|md|css|sql|ya?ml|html|svg|txt)$|^[^.]+$|(?:^|\/)\.[^/]+$/u;
  const guilty = files
    .filter((file) => text.test(file) && file !== "tests/top-level.test.ts")
    .filter((file) => telling.test(readFileSync(path.join(root, file), "utf8")));
  expect(guilty).toEqual([]);
});
