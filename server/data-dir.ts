import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { getSystemErrorMap } from "node:util";
import type { Config } from "#server/config.ts";

/** Something has to be kept in DATA_DIR and cannot be. The message is one sentence that names the variable. */
export class DataDirError extends Error {
  constructor(what: string, folder: string, cause: unknown) {
    const way = "name a folder that can be written, or memory: to keep nothing";
    super(`DATA_DIR: ${what} cannot be kept in ${resolve(folder)}: ${wordsOf(cause)}; ${way}.`, { cause });
    this.name = "DataDirError";
  }
}

/** What the reference upstream keeps in DATA_DIR, with its folder there; nothing of what has its own address. */
function keptThere({ apiBaseUrl, databaseUrl, smtpUrl }: Config): readonly (readonly [string, string])[] {
  if (apiBaseUrl !== null) return [];
  return [
    ...(databaseUrl === null ? [["the database", "database"] as const] : []),
    ...(smtpUrl === null ? [["the outbox", "outbox"] as const] : []),
  ];
}

/** What is gone after a restart, because DATA_DIR is `memory:`. */
export function keptInMemory(config: Config): readonly string[] {
  if (config.dataDir !== null) return [];
  const secret = config.sessionSecrets.length === 0 ? ["the session secret"] : [];
  return [...secret, ...keptThere(config).map(([what]) => what)];
}

/**
 * Makes the folders that the reference upstream writes to, and writes to each, before it opens.
 * @throws DataDirError
 */
export async function checkDataDir(config: Config): Promise<void> {
  const { dataDir } = config;
  if (dataDir === null) return;
  for (const [what, name] of keptThere(config)) await probe(what, join(dataDir, name));
}

async function probe(what: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    // A name of its own: two who open at once would remove each other's.
    const own = await mkdtemp(join(folder, ".probe-"));
    try {
      // On a full disk a folder can still be made.
      await writeFile(join(own, "probe"), Buffer.alloc(16_384));
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  } catch (error) {
    throw new DataDirError(what, folder, error);
  }
}

const words: Readonly<Record<string, string>> = {
  EEXIST: "a file stands where the folder should be",
  ENOTDIR: "a part of the path is a file",
  EDQUOT: "the disk quota is used up",
};

/** The system's error in words: "permission denied", "no space left on device". */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return "for no known reason";
  const { code, errno } = error as NodeJS.ErrnoException;
  const known = errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1];
  return words[code ?? ""] ?? known ?? error.message;
}
