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
  end(): Promise<unknown>;
}

/**
 * Vendure with a small Czech shop, on a PostgreSQL server of its own. It is installed outside of the sources, by its
 * own lockfile. Returns the reason as a sentence if this machine cannot run it.
 */
export async function startEngine(): Promise<Engine | string> {
  const folder = outputFolder("vendure");
  cpSync(path.join(root, "tests/vendure/engine"), folder, { recursive: true });
  if (!existsSync(path.join(folder, "node_modules/@vendure/core"))) {
    const installed = await promisify(execFile)("npm", ["ci", "--ignore-scripts"], { cwd: folder }).then(
      () => true,
      () => false,
    );
    if (!installed) return "Vendure cannot be installed: the registry of packages is missing.";
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
  const isReady = () => server.output().includes("READY") || server.child.exitCode !== null;
  await vi.waitUntil(isReady, { timeout: 120_000, interval: 100 });
  if (server.child.exitCode !== null) throw new Error(`The engine ended: ${server.output()}`);
  const seeding = await run([path.join(folder, "seed.js")], env);
  if ((await seeding.exited) !== 0) throw new Error(`The engine was not filled: ${seeding.output()}`);
  return {
    url: `http://127.0.0.1:${port}`,
    async end() {
      await server.end("SIGKILL");
      await database.stop();
    },
  };
}
