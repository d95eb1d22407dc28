import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { z } from "zod";
import { root, testFolders } from "./support/output.ts";
import { sourcesUnder } from "./support/source.ts";

/** Files under version control, or about to be. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean);

const tests = sourcesUnder(...testFolders);

const allowed = [
  "Dockerfile", "CHANGELOG.md", "LICENSE", "README.md", "app", "docs", "package-lock.json", "package.json", "public", "remix.config.js", "server",
  "tests", "tsconfig.json",
]; // oxfmt-ignore

test("the top level has the files that the design names", () => {
  const names = [...new Set(files.map((file) => file.split("/")[0] ?? ""))];
  expect(names.filter((name) => !name.startsWith(".") && !allowed.includes(name))).toEqual([]);
  for (const name of [...allowed, ".env.example"]) expect(names).toContain(name);
});

test("no file names a package registry or a local folder", () => {
  const telling =
    /registry\.npmjs|registry\.yarnpkg|npm\.pkg\.github|verdaccio|artifactory|(?<![\w./])\/(?:home|Users)\/[a-z]|"resolved": "(?!server\/)/iu;
  const text = /\.(?:[cm]?[jt]sx?|json|md|css|sql|ya?ml|html|svg|txt)$|^[^.]+$|(?:^|\/)\.[^/]+$/u;
  const guilty = files
    .filter((file) => text.test(file) && file !== "tests/top-level.test.ts")
    .filter((file) => telling.test(readFileSync(path.join(root, file), "utf8")));
  expect(guilty).toEqual([]);
});

test("the site's own code is written in TypeScript", () => {
  const plain = /^(?:app\/|server\/(?!(?:vite|start)\/)[^/]+\/).+\.[cm]?jsx?$/u;
  expect(files.filter((file) => plain.test(file))).toEqual([]);
});

test("a title of a test has at most 80 characters", () => {
  const titles = tests.flatMap(({ file, tree }) => titlesIn(tree).map((title) => ({ file, title })));
  expect(titles.length).toBeGreaterThan(3_000);
  expect(titles.filter(({ title }) => title.length > 80)).toEqual([]);
});

/** The titles of `test("…")`, `test.each(rows)("…")`, `describe("…")`; a template as it is written. */
function titlesIn(tree: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  visit(tree);
  return found;

  function visit(node: ts.Node): void {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !/^(?:test|it|describe)$/u.test(calleeOf(node))) return;
    const [title] = node.arguments;
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      found.push(title.getText().slice(1, -1));
  }
}

/** `test` of `test.each(rows)`. */
function calleeOf(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calleeOf(node.expression);
  return ts.isIdentifier(node) ? node.text : "";
}

/** Packages of the design card; a name stands for the packages under which it is published. */
const card = [
  "@remix-run/node", "@remix-run/react", "@remix-run/serve", "react", "react-dom", "remix-utils", "zod",
  "@conform-to/react", "@conform-to/zod", "cookie", "swiper", "react-toastify", "date-fns", "vitest", "@playwright/test",
]; // oxfmt-ignore

test("the site is made of the packages of the design card", () => {
  const manifest = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")));
  const imported = new Set(
    [...sourcesUnder("app", "server"), ...tests].flatMap(({ imports }) =>
      imports.map(({ of }) => packageOf(of)),
    ),
  );
  // Used by its command, as tests/connected/plain-remix-serve.test.ts proves.
  imported.add("@remix-run/serve");
  const versions = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(card.filter((name) => !(name in versions))).toEqual([]);
  expect(card.filter((name) => !imported.has(name))).toEqual([]);
});

function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
