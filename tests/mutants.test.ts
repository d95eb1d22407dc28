import { expect, test } from "vitest";
import { equivalent } from "./mutants/equivalent.js";
import { parts } from "./mutants/modules.js";
import { mutants } from "./mutants/mutants.js";
import { filesUnder, testFolders } from "./support/output.ts";
import { isTest } from "./support/titles.ts";

test("every test that a hand-written mutant names exists", () => {
  const wrong = mutants.filter(({ tests }) => tests.length === 0 || !tests.every(isTest));
  expect(wrong).toEqual([]);
});

test("every module and every test of the generated mutants exists, and so does each file of an equivalent one", () => {
  const files = new Set([...filesUnder("app"), ...filesUnder("server"), ...testFolders.flatMap(filesUnder)]);
  const named = parts.flatMap(({ modules, tests }) => [...modules, ...tests]);
  expect(named.filter((file) => !files.has(file))).toEqual([]);
  expect(equivalent.filter(({ file }) => !files.has(file))).toEqual([]);
});
