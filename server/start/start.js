// The process: reads the configuration, starts the app, serves it, and shuts down cleanly on a signal.
import process from "node:process";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { isRefusal, problemOf, tryPort } from "./start-problem.js";
import { isTerminal, logFor } from "./terminal.js";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
process.env.NODE_ENV ??= "production";
// Stacks name the lines of the source, by the maps beside the bundle.
process.setSourceMapsEnabled(true);
// A closed stdout or stderr (its reader has exited) must not stop the app.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/** @type {null | import("#server/platform/log.ts").Log} */
let log = null;
/** @type {undefined | import("#server/pipeline/listen.ts").Listening} */
let server;
/** @type {undefined | import("#server/start/bootstrap.ts").RunningApp} */
let app;
/** In seconds, until the configuration is read. */
let limits = { stopSeconds: 9, drainSeconds: 0 };
let isShuttingDown = false;

/** Shuts down the parts that are open so far. @param {number} code @param {string} why @param {boolean} [isGraceful] */
async function shutDown(code, why, isGraceful = false) {
  if (isShuttingDown) return;
  isShuttingDown = true;
  log?.info("stopping", { why });
  const { stopSeconds, drainSeconds } = limits;
  const drain = isGraceful ? drainSeconds * 1000 : 0;
  const drained = drain > 0 ? new Promise((resolve) => setTimeout(resolve, drain)) : undefined;
  // The process exits in time, even if a part hangs.
  setTimeout(() => process.exit(code), stopSeconds * 1000 - 200).unref();
  app?.drain();
  await server?.stop(drained, (stopSeconds - 1) * 1000 - drain);
  await app?.close();
  process.exit(code);
}

// Registered before anything is loaded: an unhandled signal would not end the first process of a container.
process.on("SIGTERM", () => void shutDown(0, "SIGTERM", true));
process.on("SIGINT", () => void shutDown(0, "SIGINT"));
process.on("SIGHUP", () => void app?.reload());
// The launcher (`npm start`) has exited without forwarding a signal.
process.on("disconnect", () => void shutDown(0, "launcher exited"));

/** The one bundle of all server code; a second one would be a second database, cache and queue. */
const built = await import(new URL("../../build/server/index.js", import.meta.url).href).catch((error) => {
  const problem = problemOf(error);
  if (problem === null) throw error;
  console.error(`The app did not start: ${problem}`);
  process.exit(1);
});
const { listen, openLog, bootstrap, metricsOf, readConfig, site } = built;

function readOrExit() {
  try {
    return readConfig();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const config = readOrExit();
limits = config;
const deadline = new Worker(new URL("start-deadline.js", import.meta.url), {
  workerData: { seconds: config.startSeconds },
});
deadline.unref();
deadline.once("message", () => process.exit(1));
const metrics = await metricsOf(config);
const written = openLog(...(await logFor(config.logLevel)));
const lines = metrics ? metrics.counted(written) : written;
log = lines;
process.on("unhandledRejection", (reason) => lines.error("unhandled-rejection", {}, reason));
process.on("uncaughtException", (error) => {
  lines.error("uncaught-exception", {}, error);
  void shutDown(1, "uncaught exception");
});

try {
  await tryPort(config.port, config.host);
  if (config.metricsPort !== null) await tryPort(config.metricsPort, config.metricsHost);
  if (isTerminal) console.log("Opening the theatre, the first time in about ten seconds …");
  const opened = await bootstrap(config, { build: site, log: lines, isLocal: isTerminal });
  app = opened;
  const listening = await listen(opened.handle, config, { log: lines });
  server = listening;
  if (metrics) lines.info("metrics", { port: await metrics.serve(config, opened.figures) });
  void deadline.terminate();
  lines.info("listening", { url: listening.url, upstream: config.apiBaseUrl ? "connected" : "standalone" });
  // For `npm start`, which prints the address and a customer for signing in.
  process.send?.({ url: listening.url, customer: opened.demoCustomer });
} catch (error) {
  const problem = problemOf(error, config);
  // In a terminal the sentence below is enough.
  const isPrinted = isTerminal && (problem !== null || isRefusal(error));
  if (!isPrinted)
    lines.error(
      "not-started",
      problem === null ? {} : { message: problem },
      problem === null ? error : undefined,
    );
  console.error(`The app did not start: ${problem ?? (error instanceof Error ? error.message : error)}`);
  await shutDown(1, "not started");
}
