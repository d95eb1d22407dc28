import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/operator/config.ts";
import { DataDirError } from "#server/operator/data-dir.ts";

const file = "session-secret";
const shortest = 32;

/**
 * Completes the config with a session secret. Without SESSION_SECRETS (allowed on plain http only) it generates a
 * random one and persists it in the data directory, so that carts survive a restart; with `DATA_DIR=memory:` they do
 * not.
 * @throws DataDirError if it can neither be read nor written.
 */
export async function withPersistedSecret(config: Config): Promise<Config> {
  if (config.sessionSecrets.length > 0) return config;
  const made = randomBytes(33).toString("base64url");
  const secret = config.dataDir === null ? made : await persistedSecret(config.dataDir, made);
  return Object.freeze({ ...config, sessionSecrets: Object.freeze([secret]) });
}

async function persistedSecret(dataDir: string, made: string): Promise<string> {
  const path = join(dataDir, file);
  // With an existing secret the directory need not be writable.
  const kept = await readSecret(path);
  if (kept) return kept;
  try {
    await mkdir(dataDir, { recursive: true });
    if (await writeSecret(path, made)) return made;
  } catch (error) {
    throw new DataDirError("the session secret", dataDir, error);
  }
  const others = await waitForSecret(path);
  if (others) return others;
  const unusable = new Error(`${file} is there, and is no readable secret of ${shortest} characters`);
  throw new DataDirError("the session secret", dataDir, unusable);
}

/**
 * Returns false if the file exists already: of two processes starting at once, one writes it and the other reads it.
 */
async function writeSecret(path: string, made: string): Promise<boolean> {
  try {
    await writeFile(path, made, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    // A full disk leaves an empty file behind, with which every later start would fail.
    await rm(path, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Another process has created the file and may not have written to it yet. */
async function waitForSecret(path: string): Promise<string | null> {
  for (let tries = 0; tries < 20; tries += 1) {
    const kept = await readSecret(path);
    if (kept) return kept;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return null;
}

async function readSecret(path: string): Promise<string | null> {
  const kept = (await readFile(path, "utf8").catch(() => "")).trim();
  return kept.length >= shortest ? kept : null;
}
