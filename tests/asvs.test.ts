import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./support/output.ts";
import { isTest } from "./support/titles.ts";

/**
 * The requirements of level 2 of OWASP ASVS 4.0.3 by section: as many from 1 on, without those that were deleted or
 * belong to level 3 only.
 */
const sections: Readonly<Record<string, readonly [most: number, ...without: number[]]>> = {
  "1.1": [7], "1.2": [4], "1.4": [5, 2, 3], "1.5": [4], "1.6": [4], "1.7": [2], "1.8": [2], "1.9": [2], "1.10": [1],
  "1.11": [2], "1.12": [2, 1], "1.14": [6],
  "2.1": [12], "2.2": [3], "2.3": [3], "2.4": [5], "2.5": [7], "2.6": [3], "2.7": [6], "2.8": [7], "2.9": [3],
  "2.10": [4],
  "3.1": [1], "3.2": [4], "3.3": [4], "3.4": [5], "3.5": [3], "3.7": [1],
  "4.1": [5, 4], "4.2": [2], "4.3": [3],
  "5.1": [5], "5.2": [8], "5.3": [10], "5.4": [3], "5.5": [4],
  "6.1": [3], "6.2": [6], "6.3": [2], "6.4": [2],
  "7.1": [4], "7.2": [2], "7.3": [4, 2], "7.4": [3],
  "8.1": [4], "8.2": [3], "8.3": [8],
  "9.1": [3], "9.2": [4],
  "10.2": [2], "10.3": [3],
  "11.1": [8],
  "12.1": [3], "12.2": [1], "12.3": [6], "12.4": [2], "12.5": [2], "12.6": [1],
  "13.1": [5, 2], "13.2": [6, 4], "13.3": [2], "13.4": [2],
  "14.1": [4], "14.2": [6], "14.3": [3, 1], "14.4": [7], "14.5": [4],
}; // oxfmt-ignore

const rows = readFileSync(path.join(root, "docs/asvs.md"), "utf8")
  .split("\n")
  .map((line) => /^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \|$/u.exec(line))
  .filter((match) => match !== null)
  .map(([, id = "", , cell = ""]) => ({ id, answers: cell.split("<br>") }));

test("every requirement of level 2 has one row", () => {
  const required = Object.entries(sections).flatMap(([section, [most, ...without]]) =>
    Array.from({ length: most }, (_, at) => at + 1)
      .filter((number) => !without.includes(number))
      .map((number) => `${section}.${number}`),
  );
  expect(required).toHaveLength(259);
  expect(rows.map(({ id }) => id)).toEqual(required);
});

test("every row names its tests, or says why it has none", () => {
  const open = rows.filter(({ answers }) =>
    answers.some(
      (one) => !/^(?:tests\/.+ › .+|(?:document|operator|does not apply|not met): .+)$/u.test(one),
    ),
  );
  expect(open).toEqual([]);
});

test("every test that the table names exists", () => {
  const missing = rows.flatMap(({ id, answers }) =>
    answers.filter((one) => one.startsWith("tests/") && !isTest(one)).map((one) => ({ id, one })),
  );
  expect(missing).toEqual([]);
});
