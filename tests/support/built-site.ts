import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { ServerBuild } from "@remix-run/node";
import { oneAtATime } from "./one-at-a-time.ts";
import { newest, root } from "./output.ts";

const sources = ["app", "server", "public", "remix.config.js", "package-lock.json"];
const entry = path.join(root, "build/server/index.js");

const ensured = Symbol.for("opona.tests.build");
/** Every file of a process evaluates the modules again, but the process reads the times of all sources once. */
const known = globalThis as typeof globalThis & { [ensured]?: Promise<void> };

/** Makes sure that `build/` matches the sources; builds it if it is missing or older than they are. */
export function ensureBuild(): Promise<void> {
  return (known[ensured] ??= buildIfStale());
}

async function buildIfStale(): Promise<void> {
  if (isFresh()) return;
  await oneAtATime("build", async () => {
    if (isFresh()) return;
    const remix = path.join(root, "node_modules/@remix-run/dev/dist/cli.js");
    // NODE_ENV and VITEST would make it the build of a test runner, without Remix's plugin.
    const { VITEST: _, ...env } = process.env;
    await promisify(execFile)(process.execPath, [remix, "vite:build", "-c", "remix.config.js"], {
      cwd: root,
      env: { ...env, NODE_ENV: "production" },
    }).catch((error: { stderr?: string }) => {
      throw new Error(`The site does not build:\n${(error.stderr ?? "").slice(0, 2_000)}`);
    });
  });
}

/** The server bundle as `server/start/start.js` loads it, and the site's build for it. */
export async function builtSite(): Promise<
  typeof import("#server/start/server.ts") & { build: ServerBuild }
> {
  await ensureBuild();
  const server = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  return { ...server, build: server.site };
}

function isFresh(): boolean {
  const built = statSync(entry, { throwIfNoEntry: false });
  return built !== undefined && built.mtimeMs >= newest(sources);
}
