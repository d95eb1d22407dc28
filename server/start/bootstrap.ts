import { text } from "node:stream/consumers";
import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { createApp, type App } from "#server/pipeline/app.ts";
import type { Config } from "#server/operator/config.ts";
import { checkDataDir, volatileData } from "#server/operator/data-dir.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import type { PriceOf } from "#server/pipeline/api-limits.ts";
import type { Fetch } from "#server/upstream/exchange.ts";
import type { Figures, Metrics } from "#server/operator/metrics.ts";
import { loadAdapter } from "#server/operator/load-adapter.ts";
import { openSharp } from "#server/http/pictures.ts";
import { openStaticFiles } from "#server/pipeline/static-files.ts";
import { openSharedStore } from "#server/platform/open-store.ts";
import { openLog, type Log } from "#server/platform/log.ts";
import { commonPasswords } from "#server/services/account/guessable-password.ts";
import { publicOriginHint } from "#server/services/site-origin.ts";
import { withPersistedSecret } from "#server/operator/persisted-secret.ts";
import { realTimer } from "#server/platform/timer.ts";
import {
  currentTheatre,
  readFolder,
  settingsWith,
  type CurrentTheatre,
} from "#server/operator/current-theatre.ts";

export interface RunningApp {
  readonly handle: App;
  /** A customer of the demo data, for signing in; null without a standalone back office. */
  readonly demoCustomer: { readonly email: string; readonly password: string } | null;
  /** Makes `/readyz` answer 503 from now on, so that the proxy routes no new requests here. */
  readonly drain: () => void;
  /** Reads the theatre's folder again, and surveys the back office again. Never rejects. */
  readonly reload: () => Promise<void>;
  /** Numbers for `METRICS_PORT`. */
  readonly figures: Figures;
  /** Closes the database and the shared store. Call it after the last response has been sent. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the app: the standalone back office if no `API_BASE_URL` is set, and the request pipeline in front of it.
 * Resolves when it can serve requests. The clock, the log and the network default to the real ones. With `isLocal` a
 * developer runs it in a terminal, and the log leaves out what only a public site needs.
 * @throws DataDirError before anything is opened, if the app cannot write the data that it has to persist; ConfigError
 *   if the adapter is unusable.
 */
export async function bootstrap(
  config: Config,
  parts: {
    build: ServerBuild;
    clock?: () => Date;
    log?: Log;
    /** Instead of connecting to one. */
    upstream?: GivenUpstream;
    isLocal?: boolean;
  },
): Promise<RunningApp> {
  const { build, clock = systemClock, log = openLog(config.logLevel) } = parts;
  const settled = await withPersistedSecret(config);
  const { upstream: given, isLocal } = parts;
  // At the same time: if the database makes the operator wait, the log says so at once, not after the loading.
  const [upstream] = await Promise.all([
    connectUpstream(config, { clock, log, given, isLocal }),
    config.mode === "production" && loadWhole(config, parts),
  ]);
  const shared = await openSharedStore(config, { clock, log });
  let isDraining = false;
  const openApp = () =>
    createApp({
      config: { ...settled, ...upstream.theatre.settings },
      upstreamFetch: upstream.fetch,
      ...(upstream.priceOf && { priceOf: upstream.priceOf }),
      adapter: upstream.adapter,
      store: shared.store,
      clock,
      log,
      build,
      mode: config.mode,
      // Without its database it still serves its cached content, and logs the failure.
      isReady: () => !isDraining,
    });
  let app = openApp();
  const survey = async () => {
    if (config.apiBaseUrl !== null) await app.survey?.();
  };
  void survey();
  let reloading = Promise.resolve();
  async function reload(): Promise<void> {
    if (await upstream.theatre.reload()) {
      // Cached pages, search and identity change together. Requests in flight end in the app that they began in.
      app = openApp();
    }
    await survey();
  }
  return {
    handle: currentOf(() => app),
    demoCustomer: upstream.customer ?? null,
    drain: () => {
      isDraining = true;
    },
    reload: () => {
      reloading = reloading.then(reload).catch((error: unknown) => log.error("reload.failed", {}, error));
      return reloading;
    },
    figures: async () => ({ ...app.waiting?.(), ...(await upstream.figures?.()) }),
    close: async () => {
      await upstream.close();
      shared.close();
    },
  };
}

/** An app that is replaced while it serves. */
function currentOf(current: () => App): App {
  const handle: App = (request, from) => current()(request, from);
  return Object.defineProperties(handle, { fastPath: { get: () => current().fastPath } });
}

/**
 * Loads the modules that others import on demand, and the client files. Another build or an installation may delete
 * them while the process runs. Their libraries would also delay the first request that needs them.
 */
async function loadWhole(
  { apiBaseUrl, withdrawalMail }: Config,
  { build, upstream }: { build: ServerBuild; upstream?: unknown },
): Promise<void> {
  openStaticFiles(build.assetsBuildDirectory);
  await Promise.all([openSharp(), commonPasswords(), withdrawalMail !== null && import("nodemailer")]);
  if (apiBaseUrl !== null || upstream) return;
  const { loadLater } = await loadStandalone();
  await loadLater();
}

/** The standalone back office, loaded only on demand: its database takes some hundred megabytes. */
function loadStandalone() {
  return import("@opona/standalone");
}

/** The metrics of this process, whose library loads only with METRICS_PORT; null: it has none. */
export async function metricsOf({ metricsPort }: Config): Promise<Metrics | null> {
  if (metricsPort === null) return null;
  const { openMetrics } = await import("#server/operator/metrics.ts");
  return openMetrics();
}

/** `npm run emails`: lists or retries e-mails of the standalone back office. Returns the lines to print. */
export async function manageEmails(config: Config, args: readonly string[]): Promise<readonly string[]> {
  if (config.apiBaseUrl) throw new Error("With API_BASE_URL the back office sends the e-mails, not Opona.");
  const { runEmailCommand } = await loadStandalone();
  return runEmailCommand(args, { ...config, clock: systemClock });
}

/** `npm run check:upstream`: calls a back office as the site would. Returns the lines to print and the exit code. */
export async function checkUpstream(
  config: Config,
  args: readonly string[],
): Promise<{ readonly lines: readonly string[]; readonly exitCode: number }> {
  const { runCheck } = await import("#server/operator/check-upstream/command.ts");
  return runCheck(args, config, {
    loadAdapter,
    readInput: () => text(process.stdin),
    fetch: (request) => fetch(request),
    clock: systemClock,
    timer: realTimer,
  });
}

function systemClock(): Date {
  return new Date();
}

interface ConnectedUpstream {
  readonly fetch: Fetch;
  /** Of the standalone back office. */
  readonly priceOf?: PriceOf;
  readonly adapter: Adapter | null;
  readonly customer?: RunningApp["demoCustomer"];
  /** Of the standalone back office: its e-mails and orders. */
  readonly figures?: Figures;
  readonly theatre: CurrentTheatre;
  readonly close: () => Promise<void>;
}

/** Instead of a connected one; its theatre is that of `npm run dev`, whose reloaded code has the same back office. */
type GivenUpstream = Pick<ConnectedUpstream, "fetch" | "priceOf"> &
  Partial<Pick<ConnectedUpstream, "theatre">>;

const lowestPriceHint =
  "A sale may be announced only with the lowest price of the 30 days before it (§ 12a of Act 634/1992). " +
  "Set REQUIRE_LOWEST_PRICE=true, and the site announces no sale without such a price from the back office.";

const guaranteeHint =
  "Sellers of goods have to show the EU's notice on the legal guarantee as Regulation (EU) 2025/1960 draws it. Mount its " +
  "picture and name it in theatre.json of THEATRE_DIR as guaranteeNotice; until then the cart has the same in words.";

const demoHint =
  "Neither API_BASE_URL nor THEATRE_DIR is set, so the site at PUBLIC_ORIGIN is the demonstration with its demo data and " +
  "its card gateway, which must not sell anything. Set API_BASE_URL to the theatre's back office, or THEATRE_DIR to its folder.";

/** Selects the upstream: the given fetch, the back office over the network, or the standalone one in this process. */
export async function connectUpstream(
  config: Config,
  {
    clock = systemClock,
    log = openLog(config.logLevel),
    given,
    isLocal = false,
  }: {
    clock?: () => Date;
    log?: Log;
    given?: GivenUpstream | undefined;
    isLocal?: boolean | undefined;
  } = {},
): Promise<ConnectedUpstream> {
  const adapter = config.upstreamAdapter === null ? null : await loadAdapter(config.upstreamAdapter);
  const unchanged = { settings: settingsWith(config, null), reload: async () => false };
  if (given) return { theatre: unchanged, ...given, adapter, close: async () => undefined };
  const folder = readFolder(config);
  const inMemory = volatileData(config);
  if (inMemory.length > 0) log.warn("in-memory", { goneAfterRestart: inMemory });
  if (config.publicOrigin === null && !isLocal) log.warn("public-origin.missing", { hint: publicOriginHint });
  if (config.apiBaseUrl) {
    if (!config.requireLowestPrice) log.warn("sale.lowest-price-optional", { hint: lowestPriceHint });
    if (!folder?.identity?.guaranteeNotice) log.warn("guarantee-notice.missing", { hint: guaranteeHint });
    const theatre = currentTheatre(config, folder, { log, write: async () => undefined });
    return { fetch: (request) => fetch(request), adapter, theatre, close: async () => undefined };
  }
  if (!folder) throw new Error("There is no theatre.");
  if (folder?.demo && config.publicOrigin?.startsWith("https:"))
    log.warn("standalone.public", { hint: demoHint });
  await checkDataDir(config);
  const { openStandalone, priceOf } = await loadStandalone();
  const demo = await openStandalone({
    content: folder,
    dataDir: config.dataDir,
    address: config.publicOrigin ?? (config.port === 0 ? null : `http://localhost:${config.port}`),
    databaseUrl: config.databaseUrl,
    databaseLimits: { pool: config.databasePool, statementSeconds: config.databaseStatementSeconds },
    publicOrigin: config.publicOrigin,
    hasJobs: config.hasJobs,
    smtpUrl: config.smtpUrl,
    outboxDir: config.dataDir && join(config.dataDir, "outbox"),
    aresUrl: config.aresUrl,
    staff: config.staff,
    feesVat: config.feesVat,
    ticketVat: config.ticketVat,
    clock,
    log,
  });
  const theatre = currentTheatre(config, folder, {
    log,
    write: async (content) => void (await demo.write(content)),
  });
  return { ...demo, theatre, priceOf, adapter };
}
