// `npm start`: from a fresh clone to a running app. Uses only Node itself, because no package is installed yet.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import process from "node:process";
import { build, printHelpIfRequested, install, requireNode, root } from "./prepare.js";
import { problemOf, tryPort } from "./start-problem.js";

printHelpIfRequested(`
npm start: installs the packages and builds the site where that is needed, and serves it at http://localhost:3000.

Without API_BASE_URL it is the whole demonstration, with a theatre, an e-shop and a customer to sign in as.
  PORT=3001 npm start              another port
  DATA_DIR=memory: npm start       keeps nothing
  LOG_LEVEL=info npm start         shows every request
All settings: .env.example. Stop with Ctrl+C.`);
process.chdir(root);
const parent = process.ppid;

requireNode();
// Before a minute of installing. The app itself reports a port that is no number.
const { PORT: port = "3000", HOST: host = "" } = process.env;
if (/^\d{1,5}$/.test(port) && Number(port) < 65_536) {
  await tryPort(Number(port), host || null).catch((error) => {
    console.error(
      `The app did not start: ${problemOf(error, { host, metricsPort: null, metricsHost: null }) ?? error.message}`,
    );
    process.exit(1);
  });
}
install();
build();

const child = spawn(process.execPath, ["server/start/start.js"], {
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

/** The command for staff, which needs the token with which the site started. */
function staffHint() {
  const { STAFF_TOKENS: tokens } = process.env;
  if (tokens) return "npm run staff -- orders (with the same STAFF_TOKENS)";
  const token = `STAFF_TOKENS=anna:${randomBytes(18).toString("base64url")}`;
  return `${token} npm start\n                     ${token} npm run staff -- orders`;
}

/** @param {unknown} opened The message that start.js sends once it listens. */
function greet(opened) {
  const { url, customer } =
    /** @type {{ url: string, customer: null | { email: string, password: string } }} */ (opened);
  console.log(`\n  The curtain is up: ${url}`);
  if (customer) {
    console.log(`  Demo customer:     ${customer.email} / ${customer.password}`);
    console.log(`  Staff:             ${staffHint()}`);
  }
  console.log("  Stop with Ctrl+C.\n");
}
