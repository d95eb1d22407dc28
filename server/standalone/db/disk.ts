import { statfs } from "node:fs/promises";
import type { Log } from "#standalone/log.ts";

/** In milliseconds: a small write may find a place while the next one finds none. */
const calm = 60_000;

/** PostgreSQL's `disk_full`, and what the system says of a full disk and of a quota that is used up. */
const codes = new Set<unknown>(["53100", "ENOSPC", "EDQUOT"]);

/** Whether an error, or what caused it, says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && codes.has(error.code)) || isDiskFull(error.cause);
}

/** Tells the log of a full disk: once while it lasts, and once when it is over. */
export interface DiskWatch {
  /** A write was refused. Returns whether a full disk is why. */
  refused(error: unknown): boolean;
  written(): void;
}

/** @param now in milliseconds, from any beginning */
export function watchDisk(
  where: "database" | "outbox",
  log: Log,
  now: () => number = () => performance.now(),
): DiskWatch {
  let last: number | null = null;
  return {
    refused(error) {
      if (!isDiskFull(error)) return false;
      if (last === null) log.error("standalone.disk-full", { where }, error);
      last = now();
      return true;
    },
    written() {
      if (last === null || now() - last < calm) return;
      last = null;
      log.info("standalone.disk-free", { where });
    },
  };
}

/** Null where the file system does not tell, as some of the network do not. */
export async function freeBytes(folder: string): Promise<number | null> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 ? null : bavail * bsize;
}
