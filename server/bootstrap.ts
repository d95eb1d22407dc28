import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { createApp, type App } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { checkDataDir, keptInMemory } from "#server/data-dir.ts";
import type { Fetch } from "#server/container.ts";
import { openLog, type Log } from "#server/http/log.ts";
import { publicOriginHint } from "#server/services/site-origin.ts";
import { withPersistedSecret } from "#server/persisted-secret.ts";

export interface RunningApp {
  readonly handle: App;
  /** From now on `/readyz` says no, so that no new visitors are sent here. */
  readonly drain: () => void;
  /** Lets go of the database. Call it when the last answer is out. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the whole site: the reference upstream where no `API_BASE_URL` is set, and the front before it.
 * Resolves when it can answer. What is not given is the real thing: clock, log, network.
 * @throws DataDirError before anything opens, where something cannot be written that has to be.
 */
export async function bootstrap(
  config: Config,
  parts: { build: ServerBuild; clock?: () => Date; log?: Log; upstreamFetch?: Fetch },
): Promise<RunningApp> {
  const { build, clock = systemClock, log = openLog(config.logLevel) } = parts;
  const settled = await withPersistedSecret(config);
  const upstream = await connectUpstream(config, { clock, log, upstreamFetch: parts.upstreamFetch });
  let isDraining = false;
  const handle = createApp({
    config: settled,
    upstreamFetch: upstream.fetch,
    clock,
    log,
    build,
    mode: config.mode,
    isReady: () => !isDraining,
  });
  return {
    handle,
    drain: () => {
      isDraining = true;
    },
    close: upstream.close,
  };
}

function systemClock(): Date {
  return new Date();
}

/** What the site calls: what it is given, the back office over the network, or the reference in this process. */
export async function connectUpstream(
  config: Config,
  {
    clock = systemClock,
    log = openLog(config.logLevel),
    upstreamFetch,
  }: { clock?: () => Date; log?: Log; upstreamFetch?: Fetch | undefined } = {},
): Promise<{ fetch: Fetch; close: () => Promise<void> }> {
  if (upstreamFetch) return { fetch: upstreamFetch, close: async () => undefined };
  const inMemory = keptInMemory(config);
  if (inMemory.length > 0) log.warn("in-memory", { goneAfterRestart: inMemory });
  if (config.publicOrigin === null) log.warn("public-origin.missing", { hint: publicOriginHint });
  if (config.apiBaseUrl) return { fetch: (request) => fetch(request), close: async () => undefined };
  await checkDataDir(config);
  // Some hundred megabytes of database: loaded by those who need it.
  const { openDemoBackend } = await import("#server/demo-backend/demo-backend.ts");
  return openDemoBackend({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    publicOrigin: config.publicOrigin,
    smtpUrl: config.smtpUrl,
    outboxDir: config.dataDir && join(config.dataDir, "outbox"),
    aresUrl: config.aresUrl,
    adminToken: config.demoBackendAdminToken,
    clock,
    log,
  });
}
