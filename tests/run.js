// `npm test`: the gate, from a fresh clone with nothing but Node and npm. `npm run test:nightly`: the gate with whole
// matrices, and what is too long for it or judges time; `npm run test:nightly -- PART [arguments]`: one part of that.
// Plain JavaScript without dependencies, because it runs before any are installed. Each step is printed as it runs; the
// last line is `N passed, N failed`.
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join, relative } from "node:path";
import { helpAsked, isInstalled, requireNode, root } from "../server/cli/prepare.js";
import { asOperator, inContainer, operatorsToken, output, run, serves } from "./served.js";
import { commandOf, tools } from "./tool.js";

/** Tests skipped because this machine lacks a tool, one per line. */
const notRun = join(output, "not-run.txt");
const debianPostgres = "/usr/lib/postgresql";
const windows = process.platform === "win32";
const chromiums = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const counts = { passed: 0, failed: 0, skipped: 0 };
/** What failed, one line each: repeated at the end, where a long log is read. */
const failures = /** @type {string[]} */ ([]);

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** Runs the file of an installed package by the current Node. */
function tool(/** @type {string[]} */ ...command) {
  return run(process.execPath, commandOf(command));
}

/** What `npm run NAME` runs. */
async function script(/** @type {string} */ name) {
  for (const command of tools[name]?.runs ?? []) {
    const code = await tool(...command);
    if (code !== 0) return code;
  }
  return 0;
}

function say(/** @type {string} */ text) {
  console.log(`\n── ${text} ${"─".repeat(Math.max(0, 96 - text.length))}`);
}

/** A check that counts as one test: it passes or fails. */
async function check(/** @type {string} */ name, /** @type {() => Promise<number>} */ act) {
  say(name);
  const started = Date.now();
  const isFine = (await act()) === 0;
  counts[isFine ? "passed" : "failed"] += 1;
  if (!isFine) failures.push(name);
  console.log(`${isFine ? "passed" : "FAILED"}: ${name} (${seconds(started)})`);
}

/** A test runner that writes its counts into a report; a failed run without a report counts as one failure. */
async function suite(
  /** @type {string} */ name,
  /** @type {string} */ report,
  /** @type {(json: any) => Counts} */ count,
  /** @type {() => Promise<number>} */ act,
) {
  say(name);
  const started = Date.now();
  rmSync(report, { force: true });
  const code = await act();
  /** @type {Counts} */
  let found = { passed: 0, failed: 0, skipped: 0 };
  try {
    found = count(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    console.error(`${name} left no report.`);
  }
  if (found.failed === 0 && (code !== 0 || found.passed === 0)) {
    found.failed = 1;
    failures.push(`${name}: ended with ${code}`);
  }
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) counts[key] += found[key];
  console.log(`${name}: ${summary(found)} (${seconds(started)})`);
}

function summary(/** @type {Counts} */ { passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function seconds(/** @type {number} */ started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/**
 * Debian's packages of tools that the tests start, where they are missing; elsewhere Chromium alone, as Playwright
 * ships it. With a font of Arial's metrics: the fallback for the site's web fonts is made of it.
 */
async function installTools() {
  const hasChromium = Boolean(process.env.CHROMIUM_PATH) || onPath(...chromiums);
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/etc/debian_version")) {
    const packages = [
      ...(hasChromium ? [] : ["chromium-headless-shell", "fonts-liberation"]),
      ...(onPath("pdftotext") ? [] : ["poppler-utils"]),
      ...(hasPostgres() ? [] : ["postgresql"]),
      ...(process.env.NIGHTLY !== "1" || onPath("redis-server") ? [] : ["redis-server"]),
    ];
    if (packages.length === 0) return 0;
    // Without their runlevel the packages of PostgreSQL and Redis would start servers of their own.
    const apt = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    await run("apt-get", ["update", "-qq"], apt);
    return run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], apt);
  }
  return 0;
}

function hasPostgres() {
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : [];
  return versions.some((version) => existsSync(join(debianPostgres, version, "bin/initdb")));
}

/** Playwright's own Chromium, where the machine has none. */
function installChromium() {
  const isRoot = process.getuid?.() === 0;
  return tool("@playwright/test/cli.js", "install", ...(isRoot ? ["--with-deps"] : []), "chromium");
}

/** Nothing where the lockfile's packages are there: a site may be running from them. */
async function installPackages() {
  return isInstalled(root) ? 0 : run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
}

function onPath(/** @type {string[]} */ ...names) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) {
      const file = join(folder, windows ? `${name}.exe` : name);
      if (folder && existsSync(file)) return file;
    }
  }
  return null;
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
    // A file that could not even be loaded has no tests that could fail.
    failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Second tries that the gate forgives: more are no accident. */
const mostFlaky = 2;

function playwrightCounts(/** @type {any} */ report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky > 0)
    console.log(`\n!! ${flaky} passed at the second try:\n${titles("flaky", report.suites).join("\n")}`);
  failures.push(...titles("unexpected", report.suites));
  if (flaky > mostFlaky) failures.push(`more than ${mostFlaky} browser tests passed at the second try`);
  const failed = unexpected + (flaky > mostFlaky ? flaky : 0) + (report.errors.length > 0 ? 1 : 0);
  return { passed: expected + (flaky > mostFlaky ? 0 : flaky), failed, skipped };
}

function firstLines(/** @type {string} */ text) {
  return text.split("\n").slice(0, 5).join("\n");
}

/** @returns {string[]} */
function titles(/** @type {string} */ wanted, /** @type {any[]} */ suites = []) {
  return suites.flatMap((each) => [
    ...(each.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.some((/** @type {any} */ { status }) => status === wanted)
        ? [`${spec.file} › ${spec.title}`]
        : [],
    ),
    ...titles(wanted, each.suites),
  ]);
}

function vitest(/** @type {string} */ name, /** @type {string} */ config, /** @type {string[]} */ ...more) {
  const report = join(output, `${name}.json`);
  const args = ["run", "-c", config, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return suite(name, report, vitestCounts, () => tool("vitest/vitest.mjs", ...args, ...more));
}

function playwright(
  /** @type {string} */ name,
  /** @type {string} */ config,
  /** @type {string[]} */ ...more
) {
  const report = join(output, `${name}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ["test", "-c", config, "--reporter=list,json", ...more];
  const command = commandOf(["@playwright/test/cli.js", ...args]);
  return suite(name, report, playwrightCounts, () => run(process.execPath, command, env));
}

/** Tests that only the night has: tagged `@nightly`, or in a file `*.nightly.spec.ts`. */
const nightly = "[@.]nightly";

/**
 * The parts of both runs, in their order: those with `gate` are `npm test`. The next part does not wait for one that is
 * `beside` it.
 * @type {Record<string, { gate?: true, beside?: true, act: (more: string[]) => Promise<unknown> }>}
 */
const parts = {
  install: {
    gate: true,
    act: async () => {
      await Promise.all([check("packages", installPackages), check("tools", installTools)]);
      if (!process.env.CHROMIUM_PATH && !onPath(...chromiums)) await check("Chromium", installChromium);
    },
  },
  // These checks are independent of each other; the first one builds the site.
  checks: {
    gate: true,
    act: () =>
      Promise.all([
        check("npm start, check:upstream, staff", () =>
          serves("start", { STAFF_TOKENS: operatorsToken }, asOperator),
        ),
        check("types", () => script("typecheck")),
        check("lint and format", () => script("lint")),
        check("unused code", () => script("unused")),
      ]),
  },
  // Of the built site.
  served: {
    gate: true,
    beside: true,
    act: () =>
      Promise.all([
        check("npm run dev", () => serves("dev")),
        check("bytes of pages", () => run(process.execPath, ["tests/bench/run.js", "--bytes", "--built"])),
      ]),
  },
  unit: { gate: true, act: (more) => vitest("unit, screens", "remix.config.js", ...more) },
  browser: {
    gate: true,
    act: (more) => playwright("browser", "tests/playwright.config.ts", "--grep-invert", nightly, ...more),
  },
  container: { gate: true, act: container },
  heavy: { act: (more) => vitest("heavy", "tests/vitest.nightly.config.js", ...more) },
  races: {
    act: (more) =>
      playwright("races", "tests/playwright.config.ts", "--grep", nightly, "--repeat-each=3", ...more),
  },
  visual: { act: (more) => playwright("visual", "tests/visual/playwright.config.ts", ...more) },
  faults: { act: (more) => vitest("faults", "tests/faults/vitest.config.js", ...more) },
  vendure: { act: (more) => vitest("vendure", "tests/vendure/vitest.config.js", ...more) },
  fuzz: { act: (more) => vitest("fuzz", "tests/fuzz/vitest.config.js", ...more) },
};

async function container() {
  // The command without a running engine cannot build.
  const engine = ["docker", "podman"].find((name) => spawnSync(name, ["info"]).status === 0);
  if (engine) await check("container", () => inContainer(engine));
  else appendFileSync(notRun, "The container: Docker or Podman is missing, or does not run.\n");
}

const help = `
npm test: proves the project as CI does, in about fifteen minutes on two cores. It installs the packages, builds the site,
checks types, rules and format, and runs the tests of the gate; the last line is "N passed, N failed".
npm run test:nightly [-- PART [arguments]]: the same with everything that is too long for the gate, or one part of it.

Parts, those of the gate first: ${[true, undefined].flatMap((of) => Object.keys(parts).filter((name) => parts[name]?.gate === of)).join(", ")}.
Under Debian, as root, the first step installs Chromium, PostgreSQL and poppler by apt-get; elsewhere it is Playwright's
Chromium, and tests of what is missing are listed at the end.`;

async function main(/** @type {string[]} */ [mode, only, ...more]) {
  rmSync(notRun, { force: true });
  mkdirSync(output, { recursive: true });
  if (mode === "--nightly") process.env.NIGHTLY = "1";
  if (only !== undefined && !parts[only]) throw new Error(`Parts: ${Object.keys(parts).join(", ")}`);
  /** @type {Promise<unknown>} */
  let running = Promise.resolve();
  for (const [name, { gate, beside, act }] of Object.entries(parts)) {
    const isAsked = only === undefined ? gate || mode === "--nightly" : name === only;
    if (isAsked) running = Promise.all([running, act(more)]);
    if (!beside || only !== undefined) await running;
    if (!existsSync(join(root, "node_modules/vitest"))) return void (counts.failed += 1);
  }
}

/** Prominent, because a run with skipped tests looks like a complete one. */
function sayWhatDidNotRun() {
  if (!existsSync(notRun)) return;
  const lines = readFileSync(notRun, "utf8").trim().split("\n");
  console.log(`\n!! ${lines.length} NOT RUN on this machine:`);
  for (const line of new Set(lines)) {
    console.log(`!! ${lines.filter((other) => other === line).length} × ${line}`);
  }
}

helpAsked(help);
requireNode();
const started = Date.now();
if (process.argv.length <= 2) {
  const first = isInstalled(root)
    ? ""
    : "install the packages and what the tests start, about two minutes; then ";
  console.log(`npm test: ${first}build, check and test, about fifteen minutes on two cores.`);
}
await main(process.argv.slice(2)).catch((error) => {
  console.error(error);
  counts.failed += 1;
});
sayWhatDidNotRun();
if (failures.length > 0) console.log(`\nFAILED:\n${failures.join("\n")}`);
console.log(`\nall of it: ${seconds(started)}`);
console.log(summary(counts));
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
