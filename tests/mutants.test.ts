import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { equivalent } from "./mutants/equivalent.js";
import { parts } from "./mutants/modules.js";
import { mutants } from "./mutants/mutants.js";
import { filesUnder, root } from "./support/output.ts";
import { isTest } from "./support/titles.ts";

test("the text that a hand-written mutant replaces occurs in its file once, and the replacement differs", () => {
  expect(mutants.length).toBeGreaterThan(20);
  const wrong = mutants.filter(({ file, from, to }) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return text.split(from).length !== 2 || from === to;
  });
  expect(wrong).toEqual([]);
  expect(new Set(mutants.map(({ bug }) => bug)).size).toBe(mutants.length);
});

test("every test that a hand-written mutant names exists", () => {
  const wrong = mutants.filter(({ tests }) => tests.length === 0 || !tests.every(isTest));
  expect(wrong).toEqual([]);
});

test("every module and every test of the generated mutants exists, and so does each line of an equivalent one", () => {
  const files = new Set([...filesUnder("app"), ...filesUnder("server"), ...filesUnder("tests")]);
  const named = parts.flatMap(({ modules, tests }) => [...modules, ...tests]);
  expect(named.filter((file) => !files.has(file))).toEqual([]);
  const wrong = equivalent.filter(
    ({ file, line }) => !files.has(file) || !readFileSync(path.join(root, file), "utf8").includes(line),
  );
  expect(wrong).toEqual([]);
});
