import { readFile, readlink, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { DatabaseRefused } from "./database-unavailable.ts";
import type { Log } from "#standalone/log.ts";

/** The holder of a folder's lock, as stored beside it. */
interface Holder {
  readonly host: string;
  /** The id of this boot and these process numbers; null if the system has none: then no process counts as ended. */
  readonly boot: string | null;
  readonly pid: number;
  /** The site that the process serves; null: none, or unknown. */
  readonly address: string | null;
  /** Identifies the lock: another process may have locked the same folder since. */
  readonly lock: string;
}

interface LockOptions {
  readonly log: Log;
  /** Retries, one per second, while another process holds the lock. */
  readonly tries: number;
  readonly address: string | null;
}

/**
 * Locks a folder for this process, and resolves with the function that unlocks it. The lock of a process that was
 * killed counts as abandoned after ten seconds, or at once if the process ran on this machine since its last boot. In
 * every other case the wait stays: the process number of another host or container means nothing here.
 * @throws DatabaseRefused with a sentence for the operator if another process keeps the lock
 */
export async function lockFolder(
  place: string,
  { log, tries, address }: LockOptions,
): Promise<() => Promise<void>> {
  const { lock } = await import("proper-lockfile");
  const lockfilePath = `${place}.lock`;
  const holderFile = `${place}.holder.json`;
  const take = (retries: number) =>
    lock(place, {
      lockfilePath,
      // The default handler throws from a timer, which would end the process.
      onCompromised: (error) => log.error("standalone.lock-lost", {}, error),
      stale: 10_000,
      retries: { retries, minTimeout: 1_000, maxTimeout: 1_000, factor: 1 },
    });

  async function takeOrWait(): Promise<() => Promise<void>> {
    const first = await take(0).catch(passWhereLocked);
    if (first) return first;
    const holder = await readHolder(holderFile);
    if (holder && (await isGone(holder))) await removeLock(lockfilePath, holder.lock);
    else if (tries > 0) {
      log.warn("standalone.database-held", {
        hint: `Waiting for the database in ${place}, ${usedBy(holder)}.`,
      });
    }
    const later = await take(tries).catch(passWhereLocked);
    if (later) return later;
    throw new DatabaseRefused(
      `Another process is using the database in ${place}, ${usedBy(holder)}. Stop it, or set another DATA_DIR.`,
    );
  }

  const unlock = await takeOrWait();
  const own = {
    host: hostname(),
    boot: await readBoot(),
    pid: process.pid,
    address,
    lock: await nameOf(lockfilePath),
  };
  // Only for the message of a process that waits: without this file the lock still holds, and the message names nobody.
  await writeFile(holderFile, JSON.stringify(own satisfies Holder)).catch(() => undefined);
  return async () => {
    await rm(holderFile, { force: true });
    await unlock();
  };
}

function passWhereLocked(error: NodeJS.ErrnoException): null {
  if (error.code !== "ELOCKED") throw error;
  return null;
}

function usedBy(holder: Holder | null): string {
  if (!holder) return "used by a process that left no name";
  const { pid, host, address } = holder;
  return `used by process ${pid} of ${host}${address ? ` (${address})` : ""}`;
}

/** Null: not written yet, or its writer was interrupted. */
async function readHolder(file: string): Promise<Holder | null> {
  try {
    const { host, boot, pid, address, lock } = JSON.parse(await readFile(file, "utf8")) as Partial<Holder>;
    if (typeof host !== "string" || typeof pid !== "number" || typeof lock !== "string") return null;
    return { host, boot: boot ?? null, pid, address: address ?? null, lock };
  } catch {
    return null;
  }
}

/** Whether the holder was a process of this machine, and ended. */
async function isGone({ host, boot, pid }: Holder): Promise<boolean> {
  if (boot === null || host !== hostname() || boot !== (await readBoot())) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/** The kernel's id of this boot and that of the process namespace, because every container counts its own processes. */
async function readBoot(): Promise<string | null> {
  try {
    const id = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
    return `${id.trim()} ${await readlink("/proc/self/ns/pid")}`;
  } catch {
    return null;
  }
}

async function nameOf(lockfile: string): Promise<string> {
  const { ino, birthtimeMs } = await stat(lockfile);
  return `${ino} ${birthtimeMs}`;
}

/** Removes this one lock. Two processes may find it abandoned at once; the slower must not remove the other's new one. */
async function removeLock(lockfile: string, name: string): Promise<void> {
  const aside = `${lockfile}.${process.pid}`;
  try {
    // A held lock is never moved, not even for a moment.
    if ((await nameOf(lockfile)) !== name) return;
    await rename(lockfile, aside);
    if ((await nameOf(aside)) === name) await rm(aside, { recursive: true });
    else await rename(aside, lockfile);
  } catch {
    // Another process was quicker.
  }
}
