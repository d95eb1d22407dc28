// `npm start`: from a fresh clone to a running app. Uses only Node itself, because no package is installed yet.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./installed.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.chdir(root);
const parent = process.ppid;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Opona needs Node.js 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}

const built = join("build", "server", "index.js");

if (!isInstalled(root)) run("Installing", "npm", ["ci", "--include=dev"]);
if (newest(["app", "server", "public", "package-lock.json", "remix.config.js"]) > changedAt(built)) {
  run("Building", "npm", ["run", "build"]);
}

const child = spawn(process.execPath, ["server/cli/start.js"], {
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
child.on("message", greet);
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, () => end(signal));
// A signal to npm ends npm and the shell between it and this process, and never arrives here. Once orphaned, this
// process stops the app too, which would otherwise occupy the port and the database.
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) end("SIGTERM");
  }, 500).unref();
}

/** Stops the app, which exits within nine seconds; kills it after ten. @param {"SIGINT" | "SIGTERM"} signal */
function end(signal) {
  child.kill(signal);
  setTimeout(() => child.kill("SIGKILL"), 10_000).unref();
}

/** @param {unknown} opened The message that start.js sends once it listens. */
function greet(opened) {
  const { url, customer } =
    /** @type {{ url: string, customer: null | { email: string, password: string } }} */ (opened);
  console.log(`\n  The curtain is up: ${url}`);
  if (customer) console.log(`  Demo customer:     ${customer.email} / ${customer.password}`);
  console.log("  Stop with Ctrl+C.\n");
}

/** @param {string} what @param {string} command @param {string[]} args */
function run(what, command, args) {
  console.log(`${what} (${command} ${args.join(" ")}) …`);
  const done = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (done.status !== 0) {
    console.error(`${what} failed.`);
    process.exit(done.status || 1);
  }
}

/** The mtime in milliseconds; 0 where the path does not exist. @param {string} path */
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
