// Counts passed and failed tests: a check by its exit code, Vitest and Playwright by their reports.
import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../server/start/prepare.js";
import { output, run } from "./served.js";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const counts = { passed: 0, failed: 0, skipped: 0 };
/** Failures, one line each: repeated at the end, where the reader of a long log looks. */
export const failures = /** @type {string[]} */ ([]);
/** Second tries that the gate accepts; more are no accident. */
const mostFlaky = 2;

/** Runs a file of an installed package, `node_modules/<file>`, by the current Node. */
export function tool(/** @type {string} */ file, /** @type {string[]} */ ...args) {
  return run(process.execPath, [join(root, "node_modules", file), ...args]);
}

/** A check that counts as one test: it passes or fails. */
export async function check(/** @type {string} */ name, /** @type {() => Promise<number>} */ act) {
  say(name);
  const started = Date.now();
  const isFine = (await act()) === 0;
  counts[isFine ? "passed" : "failed"] += 1;
  if (!isFine) failures.push(name);
  console.log(`${isFine ? "passed" : "FAILED"}: ${name} (${seconds(started)})`);
}

export function vitest(
  /** @type {string} */ name,
  /** @type {string} */ config,
  /** @type {string[]} */ ...more
) {
  return vitestBy(["run"], name, config, ...more);
}

/** The tests that import one of these files, or are one of them. */
export function vitestOf(
  /** @type {string} */ name,
  /** @type {string} */ config,
  /** @type {string[]} */ ...files
) {
  return vitestBy(["related", "--run"], name, config, ...files);
}

function vitestBy(
  /** @type {string[]} */ command,
  /** @type {string} */ name,
  /** @type {string} */ config,
  /** @type {string[]} */ ...more
) {
  return suite(name, vitestCounts, (report) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return tool("vitest/vitest.mjs", ...command, "-c", config, ...reporters, ...more);
  });
}

export function playwright(
  /** @type {string} */ name,
  /** @type {string} */ config,
  /** @type {string[]} */ ...more
) {
  return suite(name, playwrightCounts, (report) => {
    const cli = join(root, "node_modules/@playwright/test/cli.js");
    const args = [cli, "test", "-c", config, "--reporter=list,json", ...more];
    return run(process.execPath, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  });
}

/** A test runner that writes its counts into a report; a failed run without a report counts as one failure. */
async function suite(
  /** @type {string} */ name,
  /** @type {(json: any) => Counts} */ count,
  /** @type {(report: string) => Promise<number>} */ act,
) {
  say(name);
  const started = Date.now();
  // Two runs beside each other have their own reports.
  const report = join(output, `${name}-${process.pid}.json`);
  const code = await act(report);
  /** @type {Counts} */
  let found = { passed: 0, failed: 0, skipped: 0 };
  try {
    found = count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    console.error(`${name} wrote no report.`);
  }
  rmSync(report, { force: true });
  if (found.failed === 0 && (code !== 0 || found.passed === 0)) {
    found.failed = 1;
    failures.push(`${name}: ended with ${code}`);
  }
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) counts[key] += found[key];
  console.log(`${name}: ${summary(found)} (${seconds(started)})`);
}

function vitestCounts(/** @type {any} */ report) {
  for (const { name, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((/** @type {any} */ { status }) => status === "failed");
    for (const { fullName, failureMessages } of failed)
      failures.push(`${relative(root, name)} › ${fullName}\n${firstLines(failureMessages.join("\n"))}`);
    if (message && failed.length === 0) failures.push(`${relative(root, name)}\n${firstLines(message)}`);
  }
  return {
    passed: report.numPassedTests,
    // A file that failed to load has no tests that could fail.
    failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function playwrightCounts(/** @type {any} */ report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky > 0)
    console.log(`\n!! ${flaky} passed at the second try:\n${titles("flaky", report.suites).join("\n")}`);
  failures.push(...titles("unexpected", report.suites));
  if (flaky > mostFlaky) failures.push(`more than ${mostFlaky} browser tests passed at the second try`);
  const failed = unexpected + (flaky > mostFlaky ? flaky : 0) + (report.errors.length > 0 ? 1 : 0);
  return { passed: expected + (flaky > mostFlaky ? 0 : flaky), failed, skipped };
}

/** @returns {string[]} */
function titles(/** @type {string} */ wanted, /** @type {any[]} */ suites = []) {
  return suites.flatMap((item) => [
    ...(item.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.some((/** @type {any} */ { status }) => status === wanted)
        ? [`${spec.file} › ${spec.title}`]
        : [],
    ),
    ...titles(wanted, item.suites),
  ]);
}

function firstLines(/** @type {string} */ text) {
  return text.split("\n").slice(0, 5).join("\n");
}

export function summary(/** @type {Counts} */ { passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

export function seconds(/** @type {number} */ started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

function say(/** @type {string} */ text) {
  console.log(`\n── ${text} ${"─".repeat(Math.max(0, 96 - text.length))}`);
}
