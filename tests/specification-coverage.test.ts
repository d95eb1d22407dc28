import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "./support/output.ts";
import { sourcesUnder } from "./support/source.ts";

const rows = readFileSync(path.join(root, "tests/specification.md"), "utf8")
  .split("\n")
  .map((line) => /^\| ([\dD]\.\d+) +\| (.*) \| (.*) \|$/u.exec(line))
  .filter((match) => match !== null)
  .map(([, row = "", text = "", tests = ""]) => ({ row, text, tests: tests.trim() }));

/** Every title of a test or group, by file. */
const titles = new Map(
  sourcesUnder("tests")
    .filter(({ file }) => /\.(?:test|spec)\.tsx?$/u.test(file))
    .map(({ file, tree }) => [file, titlesIn(tree)]),
);

test("every row of the specification says where it is proved", () => {
  expect(rows.length).toBeGreaterThan(250);
  expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length);
  const empty = rows.filter(
    ({ tests }) => !/^(?:(?:departure: .+<br>)?tests\/.+ › .+|↓|nothing to test)$/u.test(tests),
  );
  expect(empty).toEqual([]);
});

test("every test that the table names exists", () => {
  const missing = rows
    .filter(({ tests }) => /^(?:tests\/|departure: )/u.test(tests))
    .flatMap(({ row, tests }) => tests.split("<br>").map((named) => ({ row, named: named.trim() })))
    .filter(({ named }) => !named.startsWith("departure: "))
    .filter(({ named }) => {
      const [file = "", ...names] = named.split(" › ");
      const known = titles.get(file);
      return names.length === 0 || !known || names.some((name) => !known.has(name.replaceAll("\\|", "|")));
    });
  expect(missing).toEqual([]);
});

/** Titles of `test`, `describe`, `test.each(…)` and the like, as written. */
function titlesIn(tree: ts.SourceFile): Set<string> {
  const found = new Set<string>();
  visit(tree);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const isTest = /^(?:test|it|describe)\b/u.test(node.expression.getText());
      if (isTest && title && ts.isStringLiteralLike(title)) found.add(title.text);
    }
    ts.forEachChild(node, visit);
  }
}
