import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { root } from "../../support/output.ts";

export interface SiteProcess {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** Everything it printed so far. */
  readonly output: () => string;
  /** The part of it that was written to standard error. */
  readonly errors: () => string;
  /** Stops the process: exit code and the milliseconds since the signal (or since the call). */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
}

interface RunOptions {
  readonly stdout?: "pipe" | number;
  /** Another user than the current one, which only root may choose. */
  readonly uid?: number;
}

/** Runs a file of this (built) project as its own process, with only the given environment. */
export async function run(args: readonly string[], env: Record<string, string>, options: RunOptions = {}) {
  const stdio: StdioOptions = ["ignore", options.stdout ?? "pipe", "pipe", "ipc"];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? "", NODE_ENV: "production", ...env },
    stdio,
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  });
  let output = "";
  let errors = "";
  child.stderr?.on("data", (chunk) => (errors += String(chunk)));
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  const exited = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return {
    child,
    output: () => output,
    errors: () => errors,
    exited,
    async end(signal: NodeJS.Signals = "SIGTERM") {
      const started = performance.now();
      child.kill(signal);
      const code = await exited;
      return { code, ms: performance.now() - started };
    },
  };
}

/** The site as `node server/start/start.js` runs it, once it reports that it listens. */
export async function startSite(env: Record<string, string>, options: RunOptions = {}): Promise<SiteProcess> {
  const site = await run(["server/start/start.js"], { PORT: "0", HOST: "127.0.0.1", ...env }, options);
  const url = await new Promise<string>((resolve, reject) => {
    site.child.once("message", (message) => resolve(String((message as { url: string }).url)));
    void site.exited.then((code) => reject(new Error(`exit ${code}: ${site.output()}`)));
  });
  return { ...site, url, port: Number(new URL(url).port) };
}

/** A minimal upstream, for tests that do not depend on its answers. */
export async function startUpstream(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
