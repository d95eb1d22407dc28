// Published vulnerabilities in packages of the product, by the registry. Runs at night.
import { spawnSync } from "node:child_process";
import { root } from "../server/start/prepare.js";

/**
 * Advisories that do not concern the site, and why: `"GHSA-xxxx-xxxx-xxxx": "the function is never called"`.
 * @type {Readonly<Record<string, string>>}
 */
const accepted = {};

/** One line for each problem; null if the registry does not answer. */
export function audit() {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  return problemsOf(stdout ?? "", accepted);
}

/**
 * The same from npm's output. An exception that no advisory needs is a problem, too.
 * @param {string} printed @param {Readonly<Record<string, string>>} exceptions @returns {string[] | null}
 */
export function problemsOf(printed, exceptions) {
  const found = advisoriesIn(printed);
  if (found === null) return null;
  return [
    ...[...found].filter(([id]) => !(id in exceptions)).map(([, line]) => line),
    ...Object.keys(exceptions)
      .filter((id) => !found.has(id))
      .map((id) => `${id}: an exception that nothing needs`),
  ];
}

/** @param {string} printed */
function advisoriesIn(printed) {
  /** @type {{ vulnerabilities?: Record<string, { via: (string | { url: string, title: string, severity: string })[] }> }} */
  let report;
  try {
    report = JSON.parse(printed);
  } catch {
    return null;
  }
  if (!report.vulnerabilities) return null;
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const [name, { via }] of Object.entries(report.vulnerabilities)) {
    for (const item of via) {
      // A text names another package of the list, through which this one has it.
      if (typeof item === "string") continue;
      const id = item.url.split("/").at(-1) ?? item.url;
      found.set(id, `${id}: ${name}, ${item.severity}: ${item.title}`);
    }
  }
  return found;
}
