import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { getSystemErrorMap } from "node:util";
import type { Config } from "#server/operator/config.ts";

/** The site cannot persist data in DATA_DIR. The message is one sentence that names the variable. */
export class DataDirError extends Error {
  constructor(what: string, folder: string, cause: unknown) {
    const way = "name a folder that can be written, or memory: to keep nothing";
    super(`DATA_DIR: ${what} cannot be kept in ${resolve(folder)}: ${describeError(cause)}; ${way}.`, {
      cause,
    });
    this.name = "DataDirError";
  }
}

/**
 * The data that the standalone back office persists in DATA_DIR, each with its folder; excludes data with a URL of its
 * own (DATABASE_URL, SMTP_URL).
 */
function persistedData({ apiBaseUrl, databaseUrl, smtpUrl }: Config): readonly (readonly [string, string])[] {
  if (apiBaseUrl !== null) return [];
  return [
    ...(databaseUrl === null ? [["the database", "database"] as const] : []),
    ...(smtpUrl === null ? [["the outbox", "outbox"] as const] : []),
  ];
}

/** The data that is lost on a restart, because DATA_DIR is `memory:`. */
export function volatileData(config: Config): readonly string[] {
  if (config.dataDir !== null) return [];
  const secret = config.sessionSecrets.length === 0 ? ["the session secret"] : [];
  return [...secret, ...persistedData(config).map(([what]) => what)];
}

/**
 * Creates the folders that the standalone back office writes to, and tests each of them, before the start of the
 * standalone back office.
 * @throws DataDirError
 */
export async function checkDataDir(config: Config): Promise<void> {
  const { dataDir } = config;
  if (dataDir === null) return;
  for (const [what, name] of persistedData(config)) await probe(what, join(dataDir, name));
}

async function probe(what: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    // A unique name: two processes that start at once would remove each other's folder.
    const own = await mkdtemp(join(folder, ".probe-"));
    try {
      // A full disk still allows a new folder, so the test writes a file too.
      await writeFile(join(own, "probe"), Buffer.alloc(16_384));
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  } catch (error) {
    throw new DataDirError(what, folder, error);
  }
}

const words: Readonly<Record<string, string>> = {
  EEXIST: "a file is in the place of the folder",
  ENOTDIR: "a part of the path is a file",
  EDQUOT: "the disk quota is used up",
};

/** The system error as text: "permission denied", "no space left on device". */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "for no known reason";
  const { code, errno } = error as NodeJS.ErrnoException;
  const known = errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1];
  return words[code ?? ""] ?? known ?? error.message;
}
