// Prepares what every command of a fresh clone needs: Node, the packages, a build. Node only, because it installs the
// rest.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Prints the help of a command and ends it, if the arguments have `--help`. @param {string} text */
export function printHelpIfRequested(text) {
  if (!process.argv.slice(2).some((word) => word === "--help" || word === "-h")) return;
  console.log(text.trim());
  process.exit(0);
}

/** Ends a command in one sentence if Node is too old for it. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  end(`Opona needs Node.js 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`);
}

/** Installs the packages of the lockfile only if they are missing: a site may be running from the present ones. */
export function install() {
  if (isInstalled(root)) return;
  run("Installing the packages, about a minute", [
    "ci",
    "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
}

/** Builds the site if its sources are newer than its build. */
export function build() {
  const sources = ["app", "server", "public", "package-lock.json", "remix.config.js"].map((name) =>
    join(root, name),
  );
  if (newest(sources) <= changedAt(join(root, "build", "server", "index.js"))) return;
  run("Building the site, about fifteen seconds", ["run", "build", "--silent", "--", "--logLevel", "error"]);
}

/** The exports of the built server (server/start/server.ts), which a fresh clone makes first. */
export async function loadBuild() {
  const built = new URL("../../build/server/index.js", import.meta.url);
  requireNode();
  // The container has a build, and no sources.
  if (!existsSync(built)) {
    install();
    build();
  }
  return import(built.href);
}

/** @param {string} what @param {string[]} args Of npm. */
function run(what, args) {
  // Standard output is that of the command itself.
  console.error(`${what} (npm ${args.slice(0, 2).join(" ")}) …`);
  const done = spawnSync("npm", args, {
    cwd: root,
    stdio: ["inherit", 2, "pipe"],
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (done.status === 0) return;
  const words = done.stderr ?? String(done.error);
  end(`${what.split(" ", 1)[0]} failed: ${whyOf(words) ?? `npm ended with ${done.status}.\n${words}`}`);
}

/** The two common reasons, in a sentence; null: another one. @param {string} words What npm printed. */
export function whyOf(words) {
  const code = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|EHOSTUNREACH)\b/.exec(
    words,
  )?.[1];
  if (code) return `the packages come over the network, which does not answer (${code}). Try again online.`;
  if (isWritable(root) && !/\bEROFS\b/.test(words)) return null;
  return `${root} cannot be written to. Copy the project to a folder of your own.`;
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} sentence @returns {never} */
function end(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The mtime in milliseconds; 0 if the path does not exist. @param {string} path */
function changedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

/** The newest mtime in milliseconds. @param {string[]} paths Files, or directories, which are searched recursively. */
function newest(paths) {
  return Math.max(
    ...paths.map((path) => {
      if (!existsSync(path) || !statSync(path).isDirectory()) return changedAt(path);
      const files = readdirSync(path, { recursive: true }).map((name) => changedAt(join(path, String(name))));
      return Math.max(0, ...files);
    }),
  );
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Locked */

/**
 * Whether node_modules has what the lockfile names, by content: times of files differ between clones and versions of
 * npm.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = packagesOf(join(folder, "package-lock.json"));
  // npm writes it last, so that an interrupted installation has none.
  const found = packagesOf(join(folder, "node_modules", ".package-lock.json"));
  if (!wanted || !found) return false;
  return (
    Object.keys(found).every((name) => name in wanted) &&
    Object.entries(wanted).every(([name, locked]) => {
      const own = found[name];
      // Optional packages are for other operating systems.
      if (!own) return name === "" || Boolean(locked.optional);
      return own.version === locked.version && own.integrity === locked.integrity;
    })
  );
}

/** @param {string} file @returns {Record<string, Locked> | null} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? null;
  } catch {
    return null;
  }
}
