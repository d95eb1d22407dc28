// The scripts of package.json that run one installed tool each: `node tests/tool.js NAME [arguments]`. With `--help` a
// script says what it does and needs, and does nothing. Node only, because it installs the tools.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { build, helpAsked, install, requireNode, root } from "../server/cli/prepare.js";

const oxlint = ["oxlint/bin/oxlint"];
const oxfmt = ["oxfmt/bin/oxfmt"];
const vitest = ["vitest/vitest.mjs", "run", "-c"];
const playwright = ["@playwright/test/cli.js", "test", "-c"];
const browser = "Chromium: CHROMIUM_PATH, the system's, or `npx playwright install chromium`";

/**
 * @typedef {object} Tool
 * @property {string} does
 * @property {string} [takes] What its arguments are.
 * @property {string} [needs] Beside the packages, which are installed where they are not.
 * @property {true} [built] Needs the site built, which happens where its sources are newer.
 * @property {readonly (readonly string[])[]} runs File in node_modules and arguments; the next one only after a
 *   success.
 * @property {string} [well] What a success means, where the tool itself says nothing.
 */

/** @type {Record<string, Tool>} */
export const tools = {
  typecheck: {
    does: "Checks the types of the whole project by TypeScript, in about half a minute.",
    runs: [["typescript/bin/tsc"]],
    well: "The types are right.",
  },
  lint: {
    does: "Checks the rules of oxlint, then the format; `npm run format` mends the latter.",
    runs: [oxlint, [...oxfmt, "--check"]],
  },
  format: { does: "Formats all files.", takes: "files, or folders", runs: [oxfmt] },
  unused: {
    does: "Finds files, exports and packages that nothing uses, by knip.",
    runs: [["knip/bin/knip.js", "--treat-config-hints-as-errors"]],
    well: "Everything is used.",
  },
  "test:unit": {
    does: "Runs tests by Vitest: of the domain, the upstream client, the screens and the standalone back office.",
    takes: 'parts of paths, or `-t "part of a title"`; all of them without',
    runs: [[...vitest, "remix.config.js"]],
  },
  "test:browser": {
    does: "Runs journeys in Chromium, each with JavaScript and without, over the built site.",
    takes: "parts of file names, and options of Playwright such as `--project=js-on`",
    needs: browser,
    built: true,
    runs: [[...playwright, "tests/playwright.config.ts"]],
  },
  "test:visual": {
    does: "Compares the stable screens with their pictures.",
    takes: "parts of file names; `-u` takes the new pictures",
    needs: browser,
    built: true,
    runs: [[...playwright, "tests/visual/playwright.config.ts"]],
  },
  screenshots: {
    does: "Takes the pictures of every screen and state in docs/screenshots.",
    takes: '`-g "part of a name"`; all of them without',
    needs: browser,
    built: true,
    runs: [[...playwright, "tests/screenshots/playwright.config.ts"]],
  },
  "test:faults": {
    does: "Sends every kind of request while the upstream fails in every way.",
    takes: '`-t "part of a title"`; all of them without, in about half an hour',
    built: true,
    runs: [[...vitest, "tests/faults/vitest.config.js"]],
  },
  "test:fuzz": {
    does: "Puts hostile values into every place that takes one; FUZZ_SEED repeats a run.",
    takes: "a place, such as `cookies`; all of them without",
    built: true,
    runs: [[...vitest, "tests/fuzz/vitest.config.js"]],
  },
  "test:vendure": {
    does: "Runs the site before Vendure, by the adapter in docs/examples/vendure.",
    needs: "the network at its first run, which installs Vendure",
    runs: [[...vitest, "tests/vendure/vitest.config.js"]],
  },
  "docs:calls": {
    does: "Writes docs/openapi.json, docs/upstream-calls.md, and the table of calls into docs/upstream-api.md and adapter.d.ts.",
    runs: [
      [
        ...vitest,
        "remix.config.js",
        "tests/upstream-calls.test.ts",
        "server/standalone/tests/open-api.test.ts",
        "-u",
      ],
    ],
  },
  "db:types": {
    does: "Writes server/standalone/db/tables.ts, the types of the standalone back office's tables, from its migrations.",
    runs: [[...vitest, "remix.config.js", "server/standalone/tests/tables.test.ts", "-u"]],
  },
  "test:mutants": {
    does: "Puts bugs into the product one by one, and shows which ones no test notices.",
    takes: "a part of a file's name; all of them without, in some hours",
    runs: [["../tests/mutants/run.js"]],
  },
  bench: {
    does: "Measures pages beside a bare Remix page, writes docs/performance.md and fails where a goal is missed.",
    takes: "`--bytes` (sizes only, a minute), `--no-browser`, `--built` (does not build first)",
    needs: browser,
    runs: [["../tests/bench/run.js"]],
  },
};

/** The command line of a file of a package: `node_modules/<file>`, or `../<file>` of the project. */
export function commandOf(/** @type {readonly string[]} */ [file = "", ...args]) {
  return [join(root, "node_modules", file), ...args];
}

/** What `--help` prints. */
function helpOf(/** @type {string} */ name, /** @type {Tool} */ { does, takes, needs, built }) {
  const lines = [`npm run ${name}${takes ? " -- …" : ""}: ${does}`];
  if (takes) lines.push(`  takes ${takes}`);
  lines.push(`  needs the packages${built ? " and the built site" : ""}, made where they are not there`);
  if (needs) lines.push(`  needs ${needs}`);
  return lines.join("\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [name = "", ...more] = process.argv.slice(2);
  const tool = tools[name];
  if (!tool) throw new Error(`Tools: ${Object.keys(tools).join(", ")}`);
  helpAsked(helpOf(name, tool));
  process.chdir(root);
  requireNode();
  install();
  if (tool.built) build();
  for (const command of tool.runs) {
    const { status } = spawnSync(process.execPath, [...commandOf(command), ...more], { stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
  }
  if (tool.well) process.stdout.write(`${tool.well}\n`);
}
