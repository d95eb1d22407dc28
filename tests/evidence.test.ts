import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./support/output.ts";
import { isTest } from "./support/titles.ts";

/** The rows of a document's tables: their cells, without heads and rules. */
function rowsOf(file: string): readonly (readonly string[])[] {
  return readFileSync(path.join(root, file), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && line.endsWith(" |"))
    .map((line) =>
      line
        .slice(2, -2)
        .split(/ +\| /u)
        .map((cell) => cell.trim()),
    );
}

/** Tests named in a cell, one a line, which do not exist. */
function missingIn(cell: string): readonly string[] {
  const named = cell.split("<br>").map((one) => one.trim().replaceAll("\\|", "|"));
  return named.filter((one) => /^(?:tests|server\/standalone\/tests)\//u.test(one) && !isTest(one));
}

const specification = rowsOf("tests/specification.md")
  .filter(([row = ""]) => /^[\dD]\.\d+$/u.test(row))
  .map(([row = "", text = "", tests = ""]) => ({ row, text, tests }));

test("every row of the specification names its tests", () => {
  expect(specification.length).toBeGreaterThan(250);
  expect(new Set(specification.map(({ row }) => row)).size).toBe(specification.length);
  const empty = specification.filter(
    ({ tests }) =>
      !/^(?:(?:departure: .+<br>)?(?:server\/standalone\/)?tests\/.+ › .+|↓|nothing to test)$/u.test(tests),
  );
  expect(empty).toEqual([]);
});

test("every test that tests/specification.md names exists", () => {
  expect(specification.flatMap(({ tests }) => missingIn(tests))).toEqual([]);
});

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

const asvs = rowsOf("docs/asvs.md")
  .filter(([id = ""]) => /^\d+\.\d+\.\d+$/u.test(id))
  .map(([id = "", , cell = ""]) => ({ id, cell }));

test("every requirement of level 2 of ASVS has one row", () => {
  const required = Object.entries(sections).flatMap(([section, [most, ...without]]) =>
    Array.from({ length: most }, (_, at) => at + 1)
      .filter((number) => !without.includes(number))
      .map((number) => `${section}.${number}`),
  );
  expect(required).toHaveLength(259);
  expect(asvs.map(({ id }) => id)).toEqual(required);
});

test("every row of ASVS names its tests, or says why it has none", () => {
  const open = asvs.filter(({ cell }) =>
    cell
      .split("<br>")
      .some(
        (one) =>
          !/^(?:(?:server\/standalone\/)?tests\/.+ › .+|(?:document|operator|does not apply|not met): .+)$/u.test(
            one,
          ),
      ),
  );
  expect(open).toEqual([]);
});

test("every test that docs/asvs.md names exists", () => {
  expect(asvs.flatMap(({ cell }) => missingIn(cell))).toEqual([]);
});

const law = rowsOf("docs/law.md").filter(([rule = ""]) => !/^(?:rule$|-{3})/u.test(rule));

test("every rule of law has its source, what it wants, where the site does it, and a test", () => {
  expect(law.length).toBeGreaterThan(11);
  const incomplete = law.filter(
    (cells) =>
      !/§|art\.|Regulation|Specification|bill/u.test(cells[0] ?? "") ||
      cells.length !== 4 ||
      cells.includes("") ||
      !/^(?:(?:server\/standalone\/)?tests\/|none)/u.test(cells[3] ?? ""),
  );
  expect(incomplete).toEqual([]);
});

test("every file that docs/law.md names exists, and has the names beside it", () => {
  const wrong = law.flatMap(([, , places = ""]) =>
    places.split("; ").filter((place) => {
      if (place.startsWith("nowhere")) return false;
      const [, file = "", names = ""] = /^`([^`]+)`(.*)$/u.exec(place) ?? [];
      if (file === "" || !existsSync(path.join(root, file))) return true;
      const text = readFileSync(path.join(root, file), "utf8");
      return [...names.matchAll(/`([^`]+)`/gu)].some(([, name = ""]) => !text.includes(name));
    }),
  );
  expect(wrong).toEqual([]);
});

test("every test that docs/law.md names exists", () => {
  expect(law.flatMap(([, , , tests = ""]) => missingIn(tests))).toEqual([]);
});

const limits = rowsOf("docs/limits.md").filter(([, , places = ""]) => places.startsWith("`"));

test("every file that docs/limits.md names has the text that is named", () => {
  expect(limits.length).toBeGreaterThan(25);
  const wrong = limits.flatMap(([, , places = ""]) =>
    places.split("<br>").filter((place) => {
      const [, file = "", text = ""] = /^`(.+?)` › `(.+)`$/u.exec(place) ?? [];
      const source = path.join(root, file);
      return text === "" || !existsSync(source) || !readFileSync(source, "utf8").includes(text);
    }),
  );
  expect(wrong).toEqual([]);
});

test("every test that docs/limits.md names exists", () => {
  expect(limits.flatMap(([, , , tests = ""]) => missingIn(tests))).toEqual([]);
});
