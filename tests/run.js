// `npm test`: the gate, from a fresh clone with only Node and npm. `npm run test:nightly`: the gate with whole
// matrices, and tests that take too long for it or judge time. A name after either, and most other scripts of
// package.json, run one part of `parts.js`. Plain JavaScript without dependencies, because it runs before any are
// installed. It prints each step as it runs; the last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  build,
  printHelpIfRequested,
  install,
  isInstalled,
  requireNode,
  root,
} from "../server/start/prepare.js";
import { counts, failures, seconds, summary } from "./count.js";
import { notRun, parts } from "./parts.js";
import { output } from "./served.js";

const args = process.argv.slice(2);
const isNight = args[0] === "--nightly";
const [first = "", ...rest] = isNight ? args.slice(1) : args;
const isOfDocs = first === "docs" && rest[0]?.startsWith("-") === false;
/** The argument: the name of a part, or nothing. */
const name = isOfDocs ? `docs ${rest[0]}` : first;
const more = isOfDocs ? rest.slice(1) : rest;

async function runAll() {
  /** @type {Promise<unknown>} */
  let running = Promise.resolve();
  for (const { of, beside, act } of Object.values(parts)) {
    if (of === "gate" || (isNight && of === "night")) running = Promise.all([running, act([])]);
    if (!beside) await running;
    if (!existsSync(join(root, "node_modules/vitest"))) return void (counts.failed += 1);
  }
}

async function runPart() {
  const part = parts[name];
  if (!part) throw new Error(`Unknown part ${name}. Parts: ${Object.keys(parts).join(", ")}`);
  if (name !== "install") install();
  if (part.built) build();
  await part.act(more);
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

/** The command of a part: its own script, or its name. */
function commandOf(/** @type {string} */ part) {
  if (part.startsWith("docs ")) return `npm run ${part.replace(" ", " -- ")}`;
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const own = Object.keys(scripts).find((key) => scripts[key] === `node tests/run.js ${part}`);
  const script = parts[part]?.of === "night" ? "npm run test:nightly" : "npm test";
  return own ? `npm run ${own}` : `${script} -- ${part}`;
}

/** The output of `--help`, for one part or for all. */
function help() {
  const calls = Object.keys(parts).filter((part) => part === name || part.startsWith(`${name} `));
  if (calls.length === 0) return `${about}\n\n${Object.keys(parts).map(lineOf).join("\n")}`;
  return calls
    .map((part) => {
      const { takes, needs, built } = parts[part] ?? {};
      return [
        lineOf(part),
        takes && `  takes ${takes}`,
        `  needs the packages${built ? " and the built site" : ""}, made where they are not there`,
        needs && `  needs ${needs}`,
      ]
        .filter(Boolean)
        .join("\n");
    })
    .join("\n");
}

function lineOf(/** @type {string} */ part) {
  return `${commandOf(part)}: ${parts[part]?.does}`;
}

const about = `
npm test: proves the project as CI does, in about fifteen minutes on two cores. It installs the packages, builds the site,
checks types, rules and format, and runs the tests of the gate; the last line is "N passed, N failed".
npm run test:nightly: the same with everything that is too long for the gate.
npm test -- PART [arguments]: one part, as by day; npm run test:nightly -- PART [arguments]: with whole matrices.

Under Debian, as root, the first step installs Chromium, PostgreSQL and poppler by apt-get; elsewhere it is Playwright's
Chromium, and tests of what is missing are listed at the end.`;

printHelpIfRequested(help());
requireNode();
process.chdir(root);
const started = Date.now();
if (isNight && (!name || parts[name]?.of)) process.env.NIGHTLY = "1";
rmSync(notRun, { force: true });
mkdirSync(output, { recursive: true });
if (args.length === 0) {
  const before = isInstalled(root)
    ? ""
    : "install the packages and what the tests start, about two minutes; then ";
  console.log(`npm test: ${before}build, check and test, about fifteen minutes on two cores.`);
}
await (name ? runPart() : runAll()).catch((error) => {
  console.error(error);
  counts.failed += 1;
});
sayWhatDidNotRun();
if (failures.length > 0) console.log(`\nFAILED:\n${failures.join("\n")}`);
console.log(`\ntotal: ${seconds(started)}`);
console.log(summary(counts));
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
