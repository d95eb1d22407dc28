// The mutants of Stryker: each operator, condition and block of the modules that tests import from source.
// `node tests/mutants/source.js [part of a file's name …]`
import { readFileSync } from "node:fs";
import path from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { equivalent } from "./equivalent.js";
import { parts } from "./modules.js";
import { openCompiler } from "./types.js";

/**
 * @typedef {Awaited<ReturnType<Stryker["runMutationTest"]>>[number]} Result
 * @typedef {object} Counts
 * @property {number} killed
 * @property {number} survived
 * @property {number} equivalent changes without an effect
 * @property {number} notCompiling changes that do not compile
 */

const root = path.resolve(import.meta.dirname, "../..");
const output = "tests/.output/stryker";

/**
 * Tries the modules that have one of the words in their names, or all.
 * @param {readonly string[]} words
 */
export async function trySource(words) {
  process.chdir(root);
  /** @type {Counts} */
  const total = { killed: 0, survived: 0, equivalent: 0, notCompiling: 0 };
  for (const { name, modules } of parts) {
    const chosen = modules.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
    if (chosen.length === 0) continue;
    const results = await run(name, chosen);
    const compiler = openCompiler(root, chosen);
    for (const file of chosen) {
      const own = results.filter(({ fileName }) => path.relative(root, fileName) === path.normalize(file));
      const counts = judge(file, own, compiler);
      total.killed += counts.killed;
      total.survived += counts.survived;
      total.equivalent += counts.equivalent;
      total.notCompiling += counts.notCompiling;
    }
  }
  return total;
}

/** @param {string} part @param {string[]} modules @returns {Promise<Result[]>} */
function run(part, modules) {
  // Read by `vitest.config.js` in the processes that Stryker starts.
  process.env.MUTANTS_PART = part;
  return new Stryker({
    mutate: modules,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    // Vitest does not find the tests related to a module if they import it as `#app/…` or `#server/…`.
    vitest: { configFile: "tests/mutants/vitest.config.js", related: false },
    coverageAnalysis: "perTest",
    // Values computed once, when a module is loaded, would need all tests for each change.
    ignoreStatic: true,
    ignorePatterns: [".cache", ".data", "build", "build.*", "docs", "tests/.output"],
    tempDirName: `${output}/copy`,
    concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
    reporters: ["progress-append-only"],
    allowConsoleColors: false,
  }).runMutationTest();
}

/**
 * Prints the survivors of a file, and counts them.
 * @param {string} file @param {readonly Result[]} results @param {ReturnType<typeof openCompiler>} compiler
 */
function judge(file, results, compiler) {
  const text = readFileSync(path.join(root, file), "utf8");
  const lines = text.split("\n");
  const known = equivalent.filter((one) => one.file === file);
  /** @type {Counts} */
  const counts = { killed: 0, survived: 0, equivalent: 0, notCompiling: 0 };
  const found = new Set();
  for (const { status, location, replacement, mutatorName } of results) {
    if (status === "Killed" || status === "Timeout") counts.killed += 1;
    if (status !== "Survived" && status !== "NoCoverage") continue;
    const line = lines[location.start.line - 1] ?? "";
    const same = known.find((one) => line.includes(one.line) && one.to === replacement);
    if (same) {
      found.add(same);
      counts.equivalent += 1;
      continue;
    }
    const [from, to] = [location.start, location.end].map((at) => offset(lines, at));
    if (!compiler.compiles(file, text.slice(0, from) + replacement + text.slice(to))) {
      counts.notCompiling += 1;
      continue;
    }
    counts.survived += 1;
    const why = status === "NoCoverage" ? "no test runs" : "survived";
    const [before, after] = [text.slice(from, to), replacement].map((code) => code.replace(/\s+/g, " "));
    say(`${why}: ${file}:${location.start.line} ${mutatorName}: ${before} → ${after}`);
  }
  for (const one of known.filter((entry) => !found.has(entry)))
    say(`does not survive, though listed as equivalent: ${file}: ${one.line} → ${one.to}`);
  const { killed, survived, notCompiling } = counts;
  say(
    `${file}: ${killed} killed, ${survived} survived, ${counts.equivalent} equivalent, ${notCompiling} untyped`,
  );
  return counts;
}

/**
 * Lines and columns count from one.
 * @param {readonly string[]} lines @param {{ line: number, column: number }} at
 */
function offset(lines, { line, column }) {
  return lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

function say(/** @type {string} */ text) {
  process.stdout.write(`${text}\n`);
}

if (process.argv[1] === import.meta.filename) await trySource(process.argv.slice(2));
