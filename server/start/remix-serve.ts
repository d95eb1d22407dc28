// The site as a build for plain `remix-serve`: one route that matches every address and has nothing of its own, so
// that Remix hands each request to the entry, which answers it by the request pipeline.
import type { ServerBuild } from "@remix-run/node";
import * as site from "virtual:remix/server-build";
import { ConfigError, readConfig } from "#server/operator/config.ts";
import { DataDirError } from "#server/operator/data-dir.ts";
import { bootstrap, type RunningApp } from "./bootstrap.ts";

export const { assets, assetsBuildDirectory, basename, future, isSpaMode, mode, publicPath } = site;

export const routes: ServerBuild["routes"] = {
  every: { id: "every", path: "*", module: { default: () => null } },
};

export const entry: ServerBuild["entry"] = {
  module: {
    default: answer,
    handleDataRequest: (_response, { request }) => answer(request),
    // Remix reports that the route has no action. It refuses a form of another host by itself, before the pipeline.
    handleError: () => undefined,
  },
};

let running: Promise<RunningApp> | null = null;

async function answer(request: Request): Promise<Response> {
  // The next request retries a failed start, for example while the database is down.
  running ??= start().catch((error: unknown) => {
    running = null;
    throw error;
  });
  const { handle } = await running;
  return handle(request);
}

/** Ends the process if no retry can repair the environment. */
async function start(): Promise<RunningApp> {
  try {
    return await bootstrap(readConfig(), { build: site });
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof DataDirError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
