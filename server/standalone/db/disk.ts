import { statfs } from "node:fs/promises";
import type { Log } from "#standalone/log.ts";

/** In milliseconds: on a nearly full disk a small write may succeed while the next one fails. */
const calm = 60_000;

/** PostgreSQL's `disk_full`, and the system's codes of a full disk and of an exhausted quota. */
const codes = new Set<unknown>(["53100", "ENOSPC", "EDQUOT"]);

/** Whether an error or its cause is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && codes.has(error.code)) || isDiskFull(error.cause);
}

/** Logs a full disk: once when it begins and once when it ends. */
export interface DiskWatch {
  /** Records a failed write. Returns whether a full disk caused it. */
  refused(error: unknown): boolean;
  written(): void;
}

/** @param now in milliseconds, from any origin */
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

/** Null if the file system does not report it, such as some network file systems. */
export async function freeBytes(folder: string): Promise<number | null> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 ? null : bavail * bsize;
}
