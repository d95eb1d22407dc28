// The process: reads the configuration, opens the theatre, serves it, and leaves tidily when told to.
import process from "node:process";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
process.env.NODE_ENV ??= "production";
// Whoever reads the log may go away; the site stays.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/** @type {null | import("./http/log.ts").Log} */
let log = null;
/** @type {undefined | import("./http/listen.ts").Listening} */
let server;
/** @type {undefined | import("./bootstrap.ts").RunningApp} */
let app;
let isLeaving = false;

/** Leaves what is open so far. @param {number} code @param {string} why */
async function leave(code, why) {
  if (isLeaving) return;
  isLeaving = true;
  log?.info("stopping", { why });
  // Whatever hangs, this process is gone within nine seconds.
  setTimeout(() => process.exit(code), 8_800).unref();
  app?.drain();
  await server?.stop();
  await app?.close();
  process.exit(code);
}

// Before anything is loaded: as the first process of a container it would not even be ended by an unheard signal.
process.on("SIGTERM", () => void leave(0, "SIGTERM"));
process.on("SIGINT", () => void leave(0, "SIGINT"));
// The launcher (`npm start`) has ended without passing a signal on.
process.on("disconnect", () => void leave(0, "launcher gone"));

/** The one bundle of all server code; a second one would be a second database, cache and queue. */
const build = await import(new URL("../build/server/index.js", import.meta.url).href);
const { listen, openLog, bootstrap, readConfig } = build.entry.module;

function readOrExit() {
  try {
    return readConfig();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const config = readOrExit();
const deadline = new Worker(new URL("start-deadline.js", import.meta.url), {
  workerData: { seconds: config.startSeconds },
});
deadline.unref();
deadline.once("message", () => process.exit(1));
const lines = openLog(config.logLevel);
log = lines;
process.on("unhandledRejection", (reason) => lines.error("unhandled-rejection", {}, reason));
process.on("uncaughtException", (error) => {
  lines.error("uncaught-exception", {}, error);
  void leave(1, "uncaught exception");
});

try {
  const opened = await bootstrap(config, { build, log: lines });
  app = opened;
  const listening = await listen(opened.handle, config);
  server = listening;
  void deadline.terminate();
  lines.info("listening", { url: listening.url, upstream: config.apiBaseUrl ? "connected" : "standalone" });
  // To `npm start`, which greets people.
  process.send?.({ url: listening.url, isDemo: !config.apiBaseUrl });
} catch (error) {
  lines.error("not-started", {}, error);
  console.error(`The theatre did not open: ${error instanceof Error ? error.message : error}`);
  await leave(1, "not started");
}
