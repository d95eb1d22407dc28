// `npm run dev`: the same app behind Vite in middleware mode. Changed code takes effect with the next request, except
// that of the standalone back office, whose database outlives it.
import { watch } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { printHelpIfRequested, install, requireNode, root } from "./prepare.js";
import { problemOf, tryPort } from "./start-problem.js";

printHelpIfRequested(`
npm run dev: installs the packages where that is needed, and serves the site from its sources at http://localhost:3000.

Changed code takes effect with the next request; of server/standalone with the next start. The theatre's folder is read
again at every change of it.
All settings: .env.example. Stop with Ctrl+C.`);
process.chdir(root);
requireNode();
install();
// Imported only now, after the packages are installed.
const [{ getRequestListener }, { createServer: createVite }, { isTerminal, logFor }] = await Promise.all([
  import("@hono/node-server"),
  import("vite"),
  import("./terminal.js"),
]);

process.env.NODE_ENV = "development";

const http = createServer();
const vite = await createVite({
  configFile: "remix.config.js",
  server: { middlewareMode: true, hmr: { server: http } },
  appType: "custom",
});

const loadServer = () => vite.ssrLoadModule("/server/start/server.ts");
let server = await loadServer();
const { connectUpstream, bootstrap, openLog, readConfig } = server;
const opened = await open().catch((error) => {
  console.error(
    `The app did not start: ${problemOf(error) ?? (error instanceof Error ? error.message : error)}`,
  );
  process.exit(1);
});
const { config, log, upstream } = opened;
let { app } = opened;

async function open() {
  const read = readConfig();
  await tryPort(read.port, read.host);
  const lines = openLog(...(await logFor(read.logLevel)));
  // Opened once: the database must outlive the reloaded code.
  const backend = await connectUpstream(read, { log: lines, isLocal: isTerminal });
  const first = await bootstrap(read, { build: server.site, log: lines, upstream: backend });
  return { config: read, log: lines, upstream: backend, app: first };
}

/** The app built from the current code. */
async function current() {
  const now = await loadServer();
  if (now !== server) {
    server = now;
    app = await server.bootstrap(config, { build: server.site, log, upstream });
  }
  return app;
}

const answer = getRequestListener(async (request) => {
  try {
    return (await current()).handle(request);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    return new Response(String(error instanceof Error ? error.stack : error), { status: 500 });
  }
});

http.on("request", (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => void answer(incoming, outgoing));
});
http.listen({ port: config.port, ...(config.host && { host: config.host }) }, () => {
  const address = http.address();
  console.log(`\n  http://localhost:${typeof address === "object" ? address?.port : config.port}`);
  const { customer } = upstream;
  if (customer) console.log(`  Demo customer: ${customer.email} / ${customer.password}`);
  console.log("  Stop with Ctrl+C.\n");
});

const standalone = join(root, "server", "standalone");
const theatre = config.theatreDir ?? (config.apiBaseUrl === null ? join(standalone, "theatre") : null);
vite.watcher.on("change", (file) => {
  if (
    config.apiBaseUrl === null &&
    file.startsWith(standalone) &&
    !file.startsWith(join(standalone, "theatre"))
  )
    console.log("  server/standalone has changed: stop and start again to see it.");
});
/** @type {undefined | ReturnType<typeof setTimeout>} */
let changed;
if (theatre !== null) {
  watch(theatre, { recursive: true }, () => {
    // An editor writes a file in several steps.
    clearTimeout(changed);
    changed = setTimeout(() => void app.reload(), 100);
  });
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await vite.close();
    await upstream.close();
    process.exit(0);
  });
}
