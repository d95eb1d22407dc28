import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { oneAtATime } from "../support/one-at-a-time.ts";

const run = promisify(execFile);

export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL server of its own: own folder, own port, ended by its pid. Taken from the machine, or installed from
 * Debian's packages where that is allowed. The answer is the reason in words where there is none.
 */
export async function startPostgres(): Promise<PostgresServer | string> {
  const bin = (await findPrograms()) ?? (await oneAtATime("packages", install));
  if (bin === null) return "there is no PostgreSQL here, and it could not be installed";
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const owner: Owner | null = process.getuid?.() === 0 ? await userPostgres() : {};
  if (owner === null) return "PostgreSQL refuses to run as root, and there is no user postgres";
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  await run(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...owner,
    cwd: folder,
  });
  const port = await freePort();
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), "-c", "listen_addresses=127.0.0.1", "-k", folder, "-c", "fsync=off"],
    { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  await isReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findPrograms(): Promise<string | null> {
  const versions = await readdir("/usr/lib/postgresql").catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  const bin = newest === undefined ? null : `/usr/lib/postgresql/${newest}/bin`;
  return bin !== null && existsSync(join(bin, "initdb")) ? bin : null;
}

async function install(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const packages = ["install", "-y", "-qq", "--no-install-recommends", "postgresql"];
  try {
    // The package must not start a server of its own.
    await run("apt-get", ["update", "-qq"], { env, timeout: 120_000 });
    await run("apt-get", packages, { env: { ...env, RUNLEVEL: "1" }, timeout: 240_000 });
  } catch {
    return null;
  }
  return findPrograms();
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
