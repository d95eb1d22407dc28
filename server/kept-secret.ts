import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { Log } from "#server/http/log.ts";

const file = "session-secret";

/**
 * Without SESSION_SECRETS (allowed on plain http only): one made at random and kept in the data directory, so that
 * carts outlive a restart. Where nothing can be written they do not, and the log says so once.
 */
export function withKeptSecret(config: Config, log: Log): Config {
  if (config.sessionSecrets.length > 0) return config;
  return Object.freeze({ ...config, sessionSecrets: Object.freeze([keptSecret(config.dataDir, log)]) });
}

function keptSecret(dataDir: string, log: Log): string {
  const path = join(dataDir, file);
  const made = randomBytes(33).toString("base64url");
  try {
    mkdirSync(dataDir, { recursive: true });
    // "wx": of two processes starting at once, one writes and the other reads.
    writeFileSync(path, made, { flag: "wx", mode: 0o600 });
    return made;
  } catch {
    const kept = readKept(path);
    if (kept) return kept;
    log.warn("session-secret-not-kept", { dataDir });
    return made;
  }
}

function readKept(path: string): string | null {
  try {
    const kept = readFileSync(path, "utf8").trim();
    return kept.length >= 32 ? kept : null;
  } catch {
    return null;
  }
}
