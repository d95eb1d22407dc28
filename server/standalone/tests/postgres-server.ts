import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);

export interface PostgresServer {
  readonly url: string;
  /** Ends every connection of the standalone back office, as an administrator does; returns their number. */
  terminate(): Promise<number>;
  /** `pg_ctl stop -m immediate`: connections just break, unfinished transactions are undone at the next start. */
  halt(): Promise<void>;
  /** After halt(), on the same port. */
  start(): Promise<void>;
  /** Stops the server and deletes its folder. */
  stop(): Promise<void>;
}

/**
 * A separate PostgreSQL server: own folder, own port, ended by its pid. Returns the reason as a sentence if PostgreSQL
 * is missing.
 * @param settings As in postgresql.conf: `max_connections=8`.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer | string> {
  const bin = await findPrograms();
  if (bin === null) return "PostgreSQL is missing (Debian: postgresql).";
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const owner: Owner | null = process.getuid?.() === 0 ? await userPostgres() : {};
  if (owner === null) return "PostgreSQL refuses to run as root: the user postgres is missing.";
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  await run(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...owner,
    cwd: folder,
  });
  const port = await freePort();
  const options = ["-c", "listen_addresses=127.0.0.1", "-k", folder, "-c", "fsync=off"].concat(
    settings.flatMap((setting) => ["-c", setting]),
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    server = spawn(join(bin ?? "", "postgres"), ["-D", data, "-p", String(port), ...options], {
      ...owner,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await isReady(server);
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = server;
    server = null;
    if (!ending) return;
    const ended = new Promise((resolve) => ending.once("exit", resolve));
    ending.kill(signal);
    await ended;
  }

  await start();
  return {
    url,
    terminate: () => terminateConnections(url),
    halt: () => end("SIGQUIT"),
    start,
    async stop() {
      await end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function terminateConnections(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const ended = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'opona-standalone'",
  );
  await client.end();
  return ended.rowCount ?? 0;
}

async function findPrograms(): Promise<string | null> {
  const versions = await readdir("/usr/lib/postgresql").catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  const bin = newest === undefined ? null : `/usr/lib/postgresql/${newest}/bin`;
  return bin !== null && existsSync(join(bin, "initdb")) ? bin : null;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

async function userPostgres(): Promise<Owner | null> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", "postgres"]), run("id", ["-g", "postgres"])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("No port.");
  return address.port;
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let heard = "";
    server.stderr?.on("data", (chunk: Buffer) => {
      heard += chunk.toString("utf8");
      if (heard.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL ended: ${heard}`)));
    server.once("error", reject);
  });
}
