import type { Config } from "#server/operator/config.ts";
import { openFiles, type Files } from "#server/http/files.ts";
import { openImages, type Images } from "#server/http/images.ts";
import type { Log } from "#server/platform/log.ts";
import { closedPathsOf, listedPagesOf, type FindClosedPaths } from "#server/http/closed-paths.ts";
import { openPictures } from "#server/http/pictures.ts";
import type { Routes } from "#server/http/route-pattern.ts";
import { createMemoryStore, type SharedStore } from "#server/platform/shared-store.ts";
import { realTimer, type Timer } from "#server/platform/timer.ts";
import { createResilience } from "#server/upstream/resilience.ts";
import { createMemoryCache } from "#server/upstream/cache.ts";
import { createOffers } from "#server/upstream/offers.ts";
import { createUpstream, type UpstreamClient } from "#server/upstream/client.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import type { Fetch } from "#server/upstream/exchange.ts";
import { openWithdrawalMail, type SendWithdrawalMail } from "#server/operator/withdrawal-mail.ts";
import {
  createFileReader,
  type ReadLegalDocument,
  type ReadOrderDocument,
  type ReadOrderTickets,
} from "#server/upstream/resources/file-reader.ts";

/** The services container: everything that outlives a request. Created once per process, shared by all requests. */
export interface ServiceContainer {
  readonly config: Config;
  readonly clock: () => Date;
  readonly log: Log;
  /** What the site sends on from the upstream, and what reads it. */
  readonly files: {
    readonly images: Images;
    readonly documents: Files;
    readonly readOrderDocument: ReadOrderDocument;
    readonly readOrderTickets: ReadOrderTickets;
    readonly readLegalDocument: ReadLegalDocument;
  };
  /** Null: the site sends no e-mail by itself. */
  readonly sendWithdrawalMail: SendWithdrawalMail | null;
  readonly upstream: UpstreamClient;
  /** Facts about the route table. */
  readonly pages: { readonly closed: FindClosedPaths; readonly listed: readonly string[] };
  readonly store: SharedStore;
  readonly timer: Timer;
}

/**
 * Used as the base URL if none is configured: the standalone back office answers in this process whatever the host, and
 * the site sends nothing over the network.
 */
const inProcess = "http://localhost";

export function createServices(parts: {
  config: Config;
  upstreamFetch: Fetch | undefined;
  clock: () => Date;
  log: Log;
  timer?: Timer;
  adapter?: Adapter | null;
  store?: SharedStore;
  build?: { readonly routes: Routes };
}): ServiceContainer {
  const { config, clock, log, timer = realTimer, adapter = null } = parts;
  const store = parts.store ?? createMemoryStore(clock);
  const upstreamFetch = parts.upstreamFetch ?? missingClient(log);
  const baseUrl = config.apiBaseUrl ?? config.publicOrigin ?? inProcess;
  const protect = () => createResilience({ most: config.upstreamConcurrency, log });
  const resilience = protect();
  const upstream = createUpstream({
    fetch: upstreamFetch,
    baseUrl,
    cache: createMemoryCache(),
    log,
    timer,
    resilience,
    settings: config,
    adapter,
    offers: createOffers({ switchedOff: config.absentAreas, adapter }),
  });
  const readSource = createFileReader("picture", {
    // With an IMAGE_BASE_URL even a standalone app fetches pictures over the network.
    fetch: config.imageBaseUrl ? (request) => fetch(request) : upstreamFetch,
    baseUrl: config.imageBaseUrl ?? baseUrl,
    resilience: config.imageBaseUrl ? protect() : resilience,
    adapter,
    log,
  });
  const office = { fetch: upstreamFetch, baseUrl, resilience, adapter, log };
  const readFile = createFileReader("file", office);
  const routes = parts.build?.routes ?? {};
  return {
    config,
    clock,
    log,
    upstream,
    pages: { closed: closedPathsOf(routes, adapter?.ids), listed: listedPagesOf(routes) },
    files: {
      images: openImages({ readSource, pictures: openPictures(), log }),
      documents: openFiles({ readSource: (file) => readFile({ file }), log }),
      readOrderDocument: createFileReader("orderDocument", office),
      readOrderTickets: createFileReader("orderTickets", office),
      readLegalDocument: createFileReader("legalDocument", office),
    },
    sendWithdrawalMail: openWithdrawalMail(config),
    store,
    timer,
  };
}

/** §8, missing HTTP client: logged once, then every call fails as if the upstream were unreachable. */
function missingClient(log: Log): Fetch {
  log.error("http-client.missing");
  return () => Promise.reject(new TypeError("There is no HTTP client."));
}
