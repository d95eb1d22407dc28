import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./support/output.ts";
import { isTest } from "./support/titles.ts";

const rows = readFileSync(path.join(root, "tests/specification.md"), "utf8")
  .split("\n")
  .map((line) => /^\| ([\dD]\.\d+) +\| (.*) \| (.*) \|$/u.exec(line))
  .filter((match) => match !== null)
  .map(([, row = "", text = "", tests = ""]) => ({ row, text, tests: tests.trim() }));

test("every row of the specification names its tests", () => {
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
    .filter(({ named }) => !isTest(named.replaceAll("\\|", "|")));
  expect(missing).toEqual([]);
});
