import { execFile } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";
import { freePort } from "../connected/over-http.ts";
import { startPostgres, type PostgresServer } from "../../server/standalone/tests/postgres-server.ts";
import { run } from "../server/app/site-process.ts";
import { outputFolder, root } from "../support/output.ts";

export interface Engine {
  readonly url: string;
  /** Of the environment, which its adapter needs. */
  readonly variables: Readonly<Record<string, string>>;
  end(): Promise<unknown>;
}

/**
 * A commerce engine with a small Czech shop, on a PostgreSQL server of its own. It is installed outside of the sources,
 * by the lockfile in its folder. Returns the reason as a sentence if this machine cannot run it.
 */
export async function startEngine(name: "vendure" | "medusa"): Promise<Engine | string> {
  const folder = outputFolder(name);
  cpSync(path.join(root, "tests/engines", name), folder, { recursive: true });
  if (!existsSync(path.join(folder, "node_modules/.package-lock.json"))) {
    const installed = await promisify(execFile)("npm", ["ci", "--ignore-scripts"], { cwd: folder }).then(
      () => true,
      () => false,
    );
    if (!installed) return `The engine ${name} cannot be installed: the registry of packages is missing.`;
  }
  const database = await startPostgres();
  if (typeof database === "string") return database;
  return startServer(folder, database).catch(async (error) => {
    await database.stop();
    throw error;
  });
}

async function startServer(folder: string, database: PostgresServer): Promise<Engine> {
  const port = await freePort();
  const env = { DATABASE_URL: database.url, PORT: String(port), NODE_ENV: "test" };
  const server = await run([path.join(folder, "server.js")], env);
  const variables = () => /^READY (.*)$/mu.exec(server.output())?.[1];
  const isReady = () => variables() !== undefined || server.child.exitCode !== null;
  await vi.waitUntil(isReady, { timeout: 240_000, interval: 100 });
  const ready = variables();
  if (ready === undefined) throw new Error(`The engine ended: ${server.output()}`);
  return {
    url: `http://127.0.0.1:${port}`,
    variables: JSON.parse(ready) as Record<string, string>,
    async end() {
      await server.end("SIGKILL");
      await database.stop();
    },
  };
}
