// `npm test`: everything, from a fresh clone with nothing but Node and npm. Plain JavaScript without dependencies,
// because it runs before any are installed. Each step is printed as it runs; the last line is `N passed, N failed`.
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { asOperator, inContainer, operatorsToken, output, root, run, serves } from "./served.js";

/** Tests skipped because this machine lacks a tool, one per line. */
const notRun = join(output, "not-run.txt");
const windows = process.platform === "win32";
const counts = { passed: 0, failed: 0, skipped: 0 };

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** The command line of an installed package: `node_modules/<file>`, run by the current Node. */
function tool(/** @type {string} */ file, /** @type {string[]} */ ...args) {
  return run(process.execPath, [join(root, "node_modules", file), ...args]);
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
  if (found.failed === 0 && (code !== 0 || found.passed === 0)) found.failed = 1;
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) counts[key] += found[key];
  console.log(`${name}: ${summary(found)} (${seconds(started)})`);
}

function summary(/** @type {Counts} */ { passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function seconds(/** @type {number} */ started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

/** The browser to test with; `null` = the one Playwright installed. */
async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const found = onPath(
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
  ); // oxfmt-ignore
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    const apt = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update", "-qq"], apt);
    // With a font of Arial's metrics: the fallback for the site's web fonts is made of it.
    const packages = ["chromium-headless-shell", "fonts-liberation"];
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], apt);
    const installed = onPath("chromium-headless-shell");
    if (installed) return installed;
  }
  const withDeps = process.getuid?.() === 0 ? ["--with-deps"] : [];
  await tool("@playwright/test/cli.js", "install", ...withDeps, "chromium");
  return null;
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
  return {
    passed: report.numPassedTests,
    // A file that could not even be loaded has no tests that could fail.
    failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function playwrightCounts(/** @type {any} */ report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + (report.errors.length > 0 ? 1 : 0), skipped };
}

async function main() {
  rmSync(notRun, { force: true });
  mkdirSync(output, { recursive: true });
  // On a fresh clone this installs the packages and builds, as on a new developer's machine.
  await check("npm start, check:upstream, staff", () =>
    serves("start", { DEMO_BACKEND_ADMIN_TOKEN: operatorsToken }, asOperator),
  );
  if (!existsSync(join(root, "node_modules/vitest"))) return void (counts.failed += 1);

  // These checks are independent of each other.
  await Promise.all([
    check("types", () => tool("typescript/bin/tsc")),
    check("lint", () => tool("oxlint/bin/oxlint", "--deny-warnings")),
    check("format", () => tool("oxfmt/bin/oxfmt", "--check")),
    check("unused code", () => tool("knip/bin/knip.js", "--treat-config-hints-as-errors")),
    check("npm run dev", () => serves("dev")),
    check("bytes of pages", () => run(process.execPath, ["tests/bench/run.js", "--bytes", "--built"])),
  ]);

  const unitReport = join(output, "vitest.json");
  await suite("unit, screens, contract", unitReport, vitestCounts, () =>
    tool(
      "vitest/vitest.mjs", "run", "-c", "remix.config.js",
      "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`,
    ),
  ); // oxfmt-ignore

  const browser = await findBrowser();
  const browserReport = join(output, "playwright.json");
  await suite("browser, JavaScript on and off", browserReport, playwrightCounts, () =>
    run(
      process.execPath,
      [join(root, "node_modules/@playwright/test/cli.js"), "test", "-c", "tests/playwright.config.ts"],
      { ...(browser && { CHROMIUM_PATH: browser }) },
    ),
  );

  // The command without a running engine cannot build.
  const engine = ["docker", "podman"].find((name) => spawnSync(name, ["info"]).status === 0);
  if (engine) await check("container", () => inContainer(engine));
  else appendFileSync(notRun, "The container: Docker or Podman is missing, or does not run.\n");
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

const started = Date.now();
await main().catch((error) => {
  console.error(error);
  counts.failed += 1;
});
sayWhatDidNotRun();
console.log(`\nall of it: ${seconds(started)}`);
console.log(summary(counts));
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
