import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Days for which an e-mail is kept as a file, since it was queued. */
const keptDays = 30;
/** The time at the beginning of `Envelope.file`; `.part` was left by a process that died. */
const writtenFile = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-.+\.eml(?:\.part)?$/;

/** Deletes old files of deliverToFolder(), and no others. Returns how many; a missing folder has none. */
export async function deleteOldFiles(folder: string, now: Date): Promise<number> {
  const end = fileTime(new Date(now.getTime() - keptDays * 24 * 3_600_000));
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const old = names.filter((name) => {
    const time = writtenFile.exec(name)?.[1];
    return time !== undefined && time <= end;
  });
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  return old.length;
}

/** A time as the beginning of a file name, which sorts as text. */
export function fileTime(time: Date): string {
  return time.toISOString().replace(/[:.]/g, "-");
}
