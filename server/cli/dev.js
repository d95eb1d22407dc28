// `npm run dev`: the same app behind Vite in middleware mode. Changed code takes effect with the next request.
import { createServer } from "node:http";
import process from "node:process";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";

process.env.NODE_ENV = "development";

const http = createServer();
const vite = await createVite({
  configFile: "remix.config.js",
  server: { middlewareMode: true, hmr: { server: http } },
  appType: "custom",
});

const loadBuild = () => vite.ssrLoadModule("virtual:remix/server-build");
let build = await loadBuild();
const { connectUpstream, bootstrap, readConfig } = build.entry.module;
const opened = await open().catch((error) => {
  console.error(`The app did not start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
const { config, upstream } = opened;
let { app } = opened;

async function open() {
  const read = readConfig();
  // Opened once: the database must outlive the reloaded code.
  const backend = await connectUpstream(read);
  const first = await bootstrap(read, { build, upstreamFetch: backend.fetch });
  return { config: read, upstream: backend, app: first };
}

/** The app built from the current code. */
async function current() {
  const now = await loadBuild();
  if (now !== build) {
    build = now;
    app = await build.entry.module.bootstrap(config, { build, upstreamFetch: upstream.fetch });
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
http.listen(config.port, () => {
  const address = http.address();
  console.log(`http://localhost:${typeof address === "object" ? address?.port : config.port}`);
});

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await vite.close();
    await upstream.close();
    process.exit(0);
  });
}
