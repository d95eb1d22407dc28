// Everything that `tests/run.js` can run, in the order of the whole runs.
import { spawnSync } from "node:child_process";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { audit } from "./audit.js";
import { check, playwright, tool, vitest, vitestOf } from "./count.js";
import { installAll } from "./install.js";
import { reached } from "./reached.js";
import { asOperator, inContainer, operatorsToken, output, run, serves } from "./served.js";

/** Tests skipped because this machine lacks a tool, one per line. */
export const notRun = join(output, "not-run.txt");
/** Tests that run only at night: tagged `@nightly`, or in a file `*.nightly.spec.ts`. */
const nightly = "[@.]nightly";
const words = 'parts of paths, or `-t "part of a title"`; all of them without';
const browser = "Chromium: CHROMIUM_PATH, the system's, or `npx playwright install chromium`";

/**
 * @typedef {object} Part
 * @property {"gate" | "night"} [of] Both are in `npm run test:nightly`, the first is in `npm test`; without it a part
 *   runs by its name only.
 * @property {true} [beside] The next part does not wait for it.
 * @property {string} does
 * @property {string} [takes] What its arguments are.
 * @property {string} [needs] Beside the packages, which the run installs if missing.
 * @property {true} [built] Needs the built site; the run builds it if its sources are newer.
 * @property {(more: string[]) => Promise<unknown>} act
 */

const types = () => check("types", () => tool("typescript/bin/tsc"));
const lint = () =>
  check("lint and format", async () => {
    const code = await tool("oxlint/bin/oxlint");
    return code === 0 ? tool("oxfmt/bin/oxfmt", "--check") : code;
  });
const unused = () => check("unused code", () => tool("knip/bin/knip.js", "--treat-config-hints-as-errors"));

/** @type {Record<string, Part>} */
export const parts = {
  install: {
    of: "gate",
    does: "Installs the packages and, under Debian as root, Chromium, PostgreSQL and poppler.",
    act: installAll,
  },
  // These checks are independent of each other; the first one builds the site.
  checks: {
    of: "gate",
    does: "Runs npm start with the operator's commands; checks types, rules, format and unused code.",
    act: () =>
      Promise.all([
        check("npm start, check:upstream, staff", () =>
          serves("start", { STAFF_TOKENS: operatorsToken }, asOperator),
        ),
        types(),
        lint(),
        unused(),
      ]),
  },
  served: {
    of: "gate",
    beside: true,
    does: "Runs npm run dev, and compares the bytes of pages with their goals.",
    built: true,
    act: () =>
      Promise.all([
        check("npm run dev", () => serves("dev")),
        check("bytes of pages", () => script("tests/bench/run.js", "--bytes", "--built")),
      ]),
  },
  unit: {
    of: "gate",
    does: "Runs tests by Vitest: of the domain, the upstream client, the screens and the standalone back office.",
    takes: words,
    act: (more) => vitest("unit, screens", "remix.config.js", ...more),
  },
  browser: {
    of: "gate",
    does: "Runs journeys in Chromium, each with JavaScript and without, over the built site.",
    takes: "parts of file names, and options of Playwright such as `--project=js-on`",
    needs: browser,
    built: true,
    act: (more) => playwright("browser", "tests/playwright.config.ts", "--grep-invert", nightly, ...more),
  },
  container: { of: "gate", does: "Builds the container and starts it.", act: container },
  heavy: {
    of: "night",
    does: "Runs the tests that kill processes, fill disks or judge time.",
    takes: words,
    act: (more) => vitest("heavy", "tests/vitest.nightly.config.js", ...more),
  },
  races: {
    of: "night",
    does: "Runs the browser tests that run only at night, three times each.",
    needs: browser,
    built: true,
    act: (more) =>
      playwright("races", "tests/playwright.config.ts", "--grep", nightly, "--repeat-each=3", ...more),
  },
  visual: {
    of: "night",
    does: "Compares the stable screens with their pictures.",
    takes: "parts of file names; `-u` takes the new pictures",
    needs: browser,
    built: true,
    act: (more) => playwright("visual", "tests/visual/playwright.config.ts", ...more),
  },
  faults: {
    of: "night",
    does: "Sends every kind of request while the upstream fails in every way.",
    takes: '`-t "part of a title"`; by default all tests, in about half an hour',
    built: true,
    act: (more) => vitest("faults", "tests/faults/vitest.config.js", ...more),
  },
  engines: {
    of: "night",
    does: "Runs the site before Vendure and Medusa, by the adapters in docs/examples.",
    takes: "the name of one of them; by default both",
    needs: "the network at its first run, which installs them",
    act: (more) => vitest("engines", "tests/engines/vitest.config.js", ...more),
  },
  fuzz: {
    of: "night",
    does: "Puts hostile values into every place that takes one; FUZZ_SEED repeats a run.",
    takes: "a place, such as `cookies`; by default all places",
    built: true,
    act: (more) => vitest("fuzz", "tests/fuzz/vitest.config.js", ...more),
  },
  audit: {
    of: "night",
    does: "Asks the registry for published vulnerabilities of the product's packages.",
    needs: "a registry that answers `npm audit`",
    act: auditPackages,
  },
  mutants: {
    does: "Puts bugs into the product one by one, and shows which ones no test notices.",
    takes: "`--mutate FILE,FILE`; by default all files, in some hours",
    act: (more) =>
      check("mutants", () =>
        tool("@stryker-mutator/core/bin/stryker.js", "run", "tests/stryker.config.js", ...more),
      ),
  },
  "oldest-node": {
    does: "Runs the unit tests on the oldest Node that the project supports.",
    takes: words,
    act: (more) => onNode("20.19.0", more),
  },
  "newest-node": {
    does: "Runs the unit tests on the newest Node.",
    takes: words,
    act: (more) => onNode("26", more),
  },
  check: {
    does: "Checks types, rules and format, and runs the unit tests that a change reaches, in about a minute.",
    takes: "the commit to compare with; by default HEAD",
    act: checkChange,
  },
  typecheck: {
    does: "Checks the types of the whole project by TypeScript, in about half a minute.",
    act: types,
  },
  lint: {
    does: "Checks the rules of oxlint, then the format; `npm run format` mends the latter.",
    act: lint,
  },
  format: {
    does: "Formats all files.",
    takes: "files, or folders",
    act: (more) => check("format", () => tool("oxfmt/bin/oxfmt", ...more)),
  },
  unused: { does: "Finds files, exports and packages that nothing uses, by knip.", act: unused },
  licences: {
    does: "Prints the licence of everything that the product contains, one line each.",
    act: () => check("licences", () => script("tests/licences.js")),
  },
  "docs calls": {
    does: "Writes docs/openapi.json, docs/upstream-calls.md, docs/upstream-fields.md, and the table of calls into docs/upstream-api.md and adapter.d.ts.",
    act: () => written("tests/upstream-calls.test.ts", "server/standalone/tests/open-api.test.ts"),
  },
  "docs configuration": {
    does: "Writes .env.example and docs/configuration.md from server/operator/variables.ts.",
    act: () => written("tests/server/app/config.test.ts"),
  },
  "docs db-types": {
    does: "Writes server/standalone/db/tables.ts, the types of the standalone back office's tables, from its migrations.",
    act: () => written("server/standalone/tests/tables.test.ts"),
  },
  "docs screenshots": {
    does: "Takes the pictures of every screen and state in docs/screenshots.",
    takes: '`-g "part of a name"`; by default all pictures',
    needs: browser,
    built: true,
    act: (more) => playwright("screenshots", "tests/screenshots/playwright.config.ts", ...more),
  },
  "docs bench": {
    does: "Measures pages beside a bare Remix page, writes docs/performance.md and fails if a goal is missed.",
    takes: "`--bytes` (sizes only, a minute), `--no-browser`, `--built` (does not build first)",
    needs: browser,
    act: (more) => check("bench", () => script("tests/bench/run.js", ...more)),
  },
};

async function checkChange(/** @type {string[]} */ [base = "HEAD"]) {
  const { files, left } = reached(base);
  await lint();
  await Promise.all([types(), vitestOf("reached tests", "remix.config.js", ...files)]);
  if (left > 0)
    console.log(
      `The change reaches ${left} more files of screens' tests: npm run test:unit -- tests/screens`,
    );
}

/** A program of the project. */
function script(/** @type {string} */ file, /** @type {string[]} */ ...args) {
  return run(process.execPath, [file, ...args]);
}

/** Tests that compare a file with its expected content: with `-u` they write it. */
function written(/** @type {string[]} */ ...files) {
  return vitest("written", "remix.config.js", ...files, "-u");
}

function onNode(/** @type {string} */ version, /** @type {string[]} */ more) {
  const command = ["--yes", "--package", `node@${version}`, "--", "npm", "run", "test:unit", "--", ...more];
  return check(`Node ${version}`, () => run("npx", command));
}

async function auditPackages() {
  const problems = audit();
  if (problems === null) {
    appendFileSync(notRun, "The audit of packages: the registry does not answer npm audit.\n");
    return;
  }
  for (const line of problems) console.error(line);
  await check("audit of packages", async () => problems.length);
}

async function container() {
  // The command without a running engine cannot build.
  const engine = ["docker", "podman"].find((name) => spawnSync(name, ["info"]).status === 0);
  if (engine) await check("container", () => inContainer(engine));
  else appendFileSync(notRun, "The container: Docker or Podman is missing, or does not run.\n");
}
