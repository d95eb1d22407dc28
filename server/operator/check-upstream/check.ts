import type { Id } from "#app/domain/id.ts";
import type { Config } from "#server/operator/config.ts";
import type { Timer } from "#server/platform/timer.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { createMemoryCache } from "#server/upstream/cache.ts";
import { createUpstream } from "#server/upstream/client.ts";
import type { Fetch } from "#server/upstream/exchange.ts";
import { callsOf, createOffers, isAnnounced } from "#server/upstream/offers.ts";
import { createResilience } from "#server/upstream/resilience.ts";
import { areas, endpoints, type Area, type Endpoint, type EndpointName } from "#server/upstream/endpoints.ts";
import { logIn, logOut, readMe } from "#server/upstream/resources/auth.ts";
import { createFileReader } from "#server/upstream/resources/file-reader.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";
import { chooseFrom, chooseProduct, shopAsGuest } from "./changes.ts";
import { readCustomer, readGuest, readPublicContent } from "./readings.ts";
import { createTable, type Row } from "./table.ts";
import { createTracing } from "./trace.ts";

export interface CheckOptions {
  readonly config: Config & { readonly apiBaseUrl: string };
  readonly adapter: Adapter | null;
  readonly fetch: Fetch;
  readonly clock: () => Date;
  readonly timer: Timer;
  /** A customer's. */
  readonly token?: string | undefined;
  /** The credentials of a customer. */
  readonly login?: { readonly email: string; readonly password: string } | null;
  /** The `tempId` of a guest's cart. */
  readonly cart?: string | undefined;
  /** Whether the check may make, change and delete a cart. */
  readonly changes?: boolean | undefined;
  readonly product?: Id | undefined;
  readonly voucher?: string | undefined;
}

export interface Report {
  readonly upstream: string;
  /** File of the adapter; null: none. */
  readonly adapter: string | null;
  /** Why the check could send no call. */
  readonly problem: string | null;
  readonly calls: readonly Row[];
  readonly absentAreas: readonly Area[];
  /** The required calls that the check did not send. */
  readonly notTried: readonly EndpointName[];
  readonly isRight: boolean;
}

function isNotTried({ call, verdict }: Row): boolean {
  const { specified }: Endpoint = endpoints[call];
  return specified === true && verdict === "not tried";
}

/** Sends the site's calls with the site's own client, and reports how the client reads the answers. */
export async function examineUpstream(options: CheckOptions): Promise<Report> {
  const { config, adapter, timer, token, cart, product, voucher } = options;
  const { apiBaseUrl: baseUrl } = config;
  const about = { upstream: baseUrl, adapter: config.upstreamAdapter };
  const tracing = createTracing(options.fetch);
  const offers = createOffers({ switchedOff: config.absentAreas, adapter });
  const resilience = createResilience({ most: config.upstreamConcurrency, log: tracing.log });
  const parts = { ...tracing, baseUrl, resilience, adapter, timer };
  const client = createUpstream({ ...parts, cache: createMemoryCache(), settings: config, offers });
  const table = createTable(tracing, offers, baseUrl);
  const upstream = table.watched(client.forRequest({ requestId: crypto.randomUUID(), token: null }));

  await readSettings(upstream);
  const { request, status } = tracing.seen();
  if (request !== null && status === null) {
    const calls = table.rows();
    const problem = `${baseUrl} cannot be reached: ${calls.find(({ call }) => call === "settings")?.reason}`;
    return { ...about, problem, calls, absentAreas: [], notTried: [], isRight: false };
  }

  const { dates, products, picture, document } = await readPublicContent(upstream, options.clock());
  const sold = dates.filter(({ tickets }) => tickets).length;
  if (dates.length > 0) table.note("programme", `the shop sells tickets of ${sold} of ${dates.length} dates`);
  const signedIn = options.login ? await logIn(upstream, options.login, config) : null;
  if (token !== undefined) await readCustomer(upstream.as(token), options.changes);
  if (signedIn?.ok) {
    const customer = upstream.as(signedIn.value.token);
    await readCustomer(customer, options.changes);
    await logOut(customer);
    // Not by the table: the refusal is right here.
    const after = await readMe(client.forRequest({ requestId: crypto.randomUUID(), ...signedIn.value }));
    if (after.ok) table.note("logOut", "the token still opens me afterwards, until it expires");
  }
  if (cart !== undefined) await readGuest(upstream, cart, table.wrong);
  if (options.changes) {
    // Not by the table: an id that the operator mistyped is no fault of the back office.
    const unseen = client.forRequest({ requestId: crypto.randomUUID(), token: null });
    const chosen = await (product === undefined
      ? chooseFrom(upstream, products)
      : chooseProduct(unseen, product));
    if (typeof chosen === "string") table.skip("putLine", chosen);
    const purchase = typeof chosen === "string" ? null : chosen;
    await shopAsGuest(upstream, { purchase, voucher }, table.wrong);
  }
  if (picture !== null) {
    const read = createFileReader("picture", { ...parts, baseUrl: config.imageBaseUrl ?? baseUrl });
    await table.file("picture", () => read({ folder: "product", size: "big", file: picture }));
  }
  if (document !== null) await table.file("file", () => createFileReader("file", parts)({ file: document }));

  const rows = table.rows();
  const without = (call: EndpointName) =>
    rows.some((row) => row.call === call && ["absent", "missing"].includes(row.verdict));
  // As at the site's start. It calls no details and nothing of a customer; the rows of the table may know about those.
  await client.survey();
  // An area that the settings do not name is absent by default, and would stay absent once they name it.
  const found = offers.found();
  const isAbsent = (area: Area) =>
    found.includes(area) || (!isAnnounced(area) && callsOf(area).some(without));
  const isRight = !rows.some(({ verdict }) => verdict === "wrong" || verdict === "missing");
  const absentAreas = areas.filter(isAbsent);
  const notTried = rows.filter(isNotTried).map(({ call }) => call);
  return { ...about, problem: null, calls: rows, absentAreas, notTried, isRight };
}
