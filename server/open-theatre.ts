import type { ServerBuild } from "@remix-run/node";
import { createTheatre, type Theatre } from "#server/app.ts";
import { readConfig, type Config } from "#server/config.ts";
import { openHouse, type Fetch, type House } from "#server/house.ts";
import { openLog, type Log } from "#server/http/log.ts";
import { publicOriginHint } from "#server/services/site-origin.ts";
import { withKeptSecret } from "#server/kept-secret.ts";

export interface OpenTheatre {
  readonly handle: Theatre;
  /** From now on `/readyz` says no, so that no new visitors are sent here. */
  readonly drain: () => void;
  /** Lets go of the database. Call it when the last answer is out. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the whole site: the reference upstream where no `API_BASE_URL` is set, and the front before it.
 * Resolves when it can answer. What is not given is the real thing: clock, log, network.
 */
export async function openTheatre(
  config: Config,
  parts: { build: ServerBuild; clock?: () => Date; log?: Log; upstreamFetch?: Fetch },
): Promise<OpenTheatre> {
  const { build, clock = systemClock, log = openLog(config.logLevel) } = parts;
  const upstream = await openUpstream(config, { clock, log, upstreamFetch: parts.upstreamFetch });
  if (config.publicOrigin === null) log.warn("public-origin.missing", { hint: publicOriginHint });
  let isDraining = false;
  const handle = createTheatre({
    config: withKeptSecret(config, log),
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

/** The house alone, for a build that runs under plain remix-serve, where there is no front. */
export async function openHouseFromEnvironment(): Promise<House> {
  const config = readConfig();
  const log = openLog(config.logLevel);
  const upstream = await openUpstream(config, { log });
  return openHouse({
    config: withKeptSecret(config, log),
    upstreamFetch: upstream.fetch,
    clock: systemClock,
    log,
  });
}

/** What the site calls: what it is given, the back office over the network, or the reference in this process. */
export async function openUpstream(
  config: Config,
  {
    clock = systemClock,
    log = openLog(config.logLevel),
    upstreamFetch,
  }: { clock?: () => Date; log?: Log; upstreamFetch?: Fetch | undefined } = {},
): Promise<{ fetch: Fetch; close: () => Promise<void> }> {
  if (upstreamFetch) return { fetch: upstreamFetch, close: async () => undefined };
  if (config.apiBaseUrl) return { fetch: (request) => fetch(request), close: async () => undefined };
  // Some hundred megabytes of database: loaded by those who need it.
  const { openReference } = await import("#server/reference/reference.ts");
  return openReference({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    publicOrigin: config.publicOrigin,
    smtpUrl: config.smtpUrl,
    outboxDir: `${config.dataDir}/outbox`,
    aresUrl: config.aresUrl,
    adminToken: config.referenceAdminToken,
    clock,
    log,
  });
}
