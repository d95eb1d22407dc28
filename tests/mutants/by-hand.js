// The mutants written by hand: plausible bugs in code that is tested through the build, in PostgreSQL or in a browser,
// where Stryker cannot be used. Each is applied to a copy of the project, and the tests that it names have to fail
// there.
// `node tests/mutants/by-hand.js [part of a bug's or a file's name …]`
import { spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { mutants } from "./mutants.js";

/** @typedef {import("./mutants.js").Mutant} Mutant */

const root = path.resolve(import.meta.dirname, "../..");
const lanes = 2;
const left = /^(?:\.git|\.cache|\.data|node_modules|build(?:\..+)?|tests[\\/]\.output)$/;

/**
 * @typedef {object} Verdict
 * @property {"killed" | "survived" | "not judged"} kind
 * @property {string} [why] the end of the runner's output
 */

/** @typedef {Record<Verdict["kind"], number>} Counts */

/**
 * Tries the mutants that have one of the words in their bug or file, or all.
 * @param {readonly string[]} words
 */
export async function tryByHand(words) {
  const waiting = mutants.filter(
    ({ bug, file }) => words.length === 0 || words.some((word) => bug.includes(word) || file.includes(word)),
  );
  const twice = mutants.filter(({ bug }, at) => mutants.findIndex((other) => other.bug === bug) !== at);
  if (twice.length > 0) throw new Error(`Named twice: ${twice.map(({ bug }) => bug).join(", ")}`);
  /** @type {Counts} */
  const counts = { killed: 0, survived: 0, "not judged": 0 };
  const lanesUsed = Math.min(lanes, waiting.length);
  await Promise.all(Array.from({ length: lanesUsed }, (_, lane) => work(lane, waiting, counts)));
  return counts;
}

function say(/** @type {string} */ text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Judges one mutant after another in a separate copy of the project.
 * @param {number} lane @param {Mutant[]} waiting @param {Counts} counts
 */
async function work(lane, waiting, counts) {
  const copy = copyOfProject(lane);
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const started = Date.now();
    const verdict = await judge(mutant, copy);
    counts[verdict.kind] += 1;
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    say(`${verdict.kind}: ${mutant.bug} (${mutant.file}, ${seconds} s)${verdict.why ?? ""}`);
  }
  rmSync(copy, { recursive: true, force: true });
}

function copyOfProject(/** @type {number} */ lane) {
  const copy = path.join(root, "tests/.output/mutants", String(lane));
  rmSync(copy, { recursive: true, force: true });
  copyFolder("", copy);
  const seeds = "tests/.output/seeds";
  if (existsSync(path.join(root, seeds))) copyFolder(seeds, copy);
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"), "junction");
  return copy;
}

/**
 * Node's own function refuses to copy a folder into itself. The times are preserved: the age of a build is judged by
 * them.
 */
function copyFolder(/** @type {string} */ name, /** @type {string} */ copy) {
  mkdirSync(path.join(copy, name), { recursive: true });
  for (const entry of readdirSync(path.join(root, name), { withFileTypes: true })) {
    const inside = path.join(name, entry.name);
    if (left.test(inside)) continue;
    if (entry.isDirectory()) copyFolder(inside, copy);
    else if (entry.isFile()) {
      const [from, to] = [path.join(root, inside), path.join(copy, inside)];
      copyFileSync(from, to);
      const { atime, mtime } = statSync(from);
      utimesSync(to, atime, mtime);
    }
  }
}

/**
 * @param {Mutant} mutant @param {string} copy
 * @returns {Promise<Verdict>}
 */
async function judge({ file, from, to, tests }, copy) {
  const full = path.join(copy, file);
  const text = readFileSync(full, "utf8");
  if (text.split(from).length !== 2)
    return { kind: "not judged", why: "\n  what it replaces is not there once" };
  writeFileSync(
    full,
    text.replace(from, () => to),
  );
  try {
    if (tests.some(isOfBrowser) && !(await builds(copy))) return { kind: "not judged", why: "\n  no build" };
    for (const test of tests) {
      const broken = await failed(test, copy);
      if (broken.isFailure) return { kind: "killed" };
      if (!broken.hasRun) return { kind: "not judged", why: `\n  ${test} did not run\n${broken.output}` };
    }
    return { kind: "survived" };
  } finally {
    writeFileSync(full, text);
  }
}

function isOfBrowser(/** @type {string} */ test) {
  return test.startsWith("tests/browser/");
}

/** Other tests build the site themselves. */
async function builds(/** @type {string} */ copy) {
  rmSync(path.join(copy, "build"), { recursive: true, force: true });
  const env = { NODE_ENV: "production" };
  await node(copy, env, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "-c", "remix.config.js"]);
  return existsSync(path.join(copy, "build/server/index.js"));
}

/** Runs one named test: „file › (group ›) title“ as in `tests/specification.md`; `%s` matches any text. */
async function failed(/** @type {string} */ test, /** @type {string} */ copy) {
  const [file = "", ...names] = test.split(" › ");
  const title = names
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/%[sdijo]/g, ".*"))
    .join(".*");
  const isBrowser = isOfBrowser(test);
  const report = path.join(copy, "tests/.output/mutant.json");
  rmSync(report, { force: true });
  const output = isBrowser
    ? await node(copy, { NIGHTLY: "1", PLAYWRIGHT_JSON_OUTPUT_NAME: report }, [
        "node_modules/@playwright/test/cli.js", "test", "-c", "tests/playwright.config.ts", "--reporter=json", "-g",
        title, file,
      ]) // oxfmt-ignore
    : await node(copy, { NIGHTLY: "1" }, [
        // A database is seeded anew after a change of the standalone back office: that must not time out like a failed test.
        "node_modules/vitest/vitest.mjs", "run", "-c",
        file.includes(".nightly.") ? "tests/vitest.nightly.config.js" : "remix.config.js", "--reporter=json",
        "--testTimeout=180000", "--hookTimeout=180000",
        `--outputFile.json=${report}`, "-t", title, file,
      ]); // oxfmt-ignore
  const { run, broken } = read(report, isBrowser);
  return { isFailure: broken > 0, hasRun: run > 0, output: output.slice(-2_000) };
}

/** The numbers of executed and failed tests. */
function read(/** @type {string} */ report, /** @type {boolean} */ isBrowser) {
  try {
    const found = JSON.parse(readFileSync(report, "utf8"));
    if (!isBrowser) {
      return { run: found.numPassedTests + found.numFailedTests, broken: found.numFailedTests };
    }
    const { expected, unexpected } = found.stats;
    return { run: expected + unexpected, broken: unexpected };
  } catch {
    return { run: 0, broken: 0 };
  }
}

/** @param {string} cwd @param {Record<string, string>} env @param {string[]} args @returns {Promise<string>} */
function node(cwd, env, args) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (/** @type {Buffer} */ part) => (output += part));
    child.on("close", () => done(output));
  });
}

if (process.argv[1] === import.meta.filename) {
  const counts = await tryByHand(process.argv.slice(2));
  say(`${counts.killed} killed, ${counts.survived} survived, ${counts["not judged"]} not judged`);
  process.exitCode = counts.killed > 0 && counts.survived + counts["not judged"] === 0 ? 0 : 1;
}
