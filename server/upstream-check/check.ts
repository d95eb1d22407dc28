import { z } from "zod";
import type { Cart } from "#app/domain/shop/cart.ts";
import type { ProductCard } from "#app/domain/shop/product.ts";
import type { Config } from "#server/config.ts";
import type { Log, LogFields } from "#server/http/log.ts";
import type { Timer } from "#server/timer.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { createMemoryCache } from "#server/upstream/cache.ts";
import { createUpstream } from "#server/upstream/client.ts";
import type { EndpointName } from "#server/upstream/endpoints.ts";
import type { Fetch } from "#server/upstream/exchange.ts";
import { callsOfAreas, createOffers } from "#server/upstream/offers.ts";
import { createResilience } from "#server/upstream/resilience.ts";
import { readDeliveries } from "#server/upstream/resources/checkout.ts";
import { createFileReader } from "#server/upstream/resources/files.ts";
import { CallBook } from "./call-book.ts";
import { shopAsGuest, type Change } from "./changes.ts";
import { readCartOf, readCustomer } from "./customer-readings.ts";
import { connectionSentence } from "./failure-sentence.ts";
import { askForFile } from "./file-readings.ts";
import { inspectedUpstream } from "./inspected-upstream.ts";
import { readPublicContent } from "./public-readings.ts";
import { explainNotTried } from "./not-tried.ts";
import { recordedFetch } from "./recorded-fetch.ts";
import { reportOf, type Report } from "./report.ts";

export interface CheckOptions {
  readonly config: Config & { readonly apiBaseUrl: string };
  readonly adapter: Adapter | null;
  readonly fetch: Fetch;
  readonly clock: () => Date;
  readonly timer: Timer;
  /** A customer's. */
  readonly token: string | null;
  /** The `tempId` of a guest's cart. */
  readonly cart: string | null;
  /** Whether a cart may be made, changed and deleted. */
  readonly changes: boolean;
  readonly voucher: string | null;
  readonly product: number | null;
}

/** Asks the calls of the site as the site does, and reports what it would do with the answers. */
export async function checkUpstream(options: CheckOptions): Promise<Report> {
  const { config, adapter, clock, timer, token, changes } = options;
  const book = new CallBook();
  const { fetch, exchanges } = recordedFetch(options.fetch);
  const { log, why } = watchedLog();
  const offers = createOffers({ switchedOff: config.absentAreas, adapter });
  const resilience = createResilience({ most: config.upstreamConcurrency, log });
  const client = createUpstream({
    fetch,
    baseUrl: config.apiBaseUrl,
    cache: createMemoryCache(),
    log,
    timer,
    resilience,
    settings: config,
    adapter,
    offers,
  });
  const isSwitchedOff = (name: EndpointName) =>
    adapter?.calls?.[name]?.absent === true ||
    offers.absent().some((area) => callsOfAreas[area].includes(name));
  const visitor = client.forRequest({ requestId: crypto.randomUUID(), token: null });
  const upstream = inspectedUpstream(visitor, {
    book,
    exchanges,
    why,
    isAdapted: adapter !== null,
    isSwitchedOff,
  });
  const about = { upstream: config.apiBaseUrl, adapter: config.upstreamAdapter };

  const unreachable = await connectionProblem();
  if (unreachable !== null) return reportOf(book, { ...about, problems: [unreachable] });

  const today = clock().toISOString().slice(0, 10);
  const { products, document } = await readPublicContent(upstream, { book, today });
  const customer = upstream.as(token ?? "");
  const ofCustomer = token === null ? null : await readCustomer(customer, book);
  const ofGuest = options.cart === null ? null : await readCartOf(upstream, options.cart, book);
  if (ofGuest) await readDeliveries(upstream, ofGuest.id);
  else if (ofCustomer) await readDeliveries(customer, ofCustomer.id);
  if (changes) {
    const productId = options.product ?? buyable(products, ofGuest ?? ofCustomer);
    await shopAsGuest(upstream, { productId, voucher: options.voucher }, book);
  }
  const picture = products.map(({ mainImage }) => mainImage).find((file) => file !== null) ?? null;
  const source = { adapter, resilience, log };
  if (picture !== null) {
    const pictures = createFileReader("picture", {
      ...source,
      fetch,
      baseUrl: config.imageBaseUrl ?? config.apiBaseUrl,
    });
    const first = { folder: "product", size: "big", file: picture };
    await askForFile("picture", () => pictures(first), { book, exchanges });
  }
  if (document !== null) {
    const files = createFileReader("file", { ...source, fetch, baseUrl: config.apiBaseUrl });
    await askForFile("file", () => files({ file: document }), { book, exchanges });
  }
  explainNotTried(book);
  const isAnswered = exchanges.some(({ status, body }) => body === "json" && status !== null && status < 300);
  const { reason } = book.get("settings");
  const problems = isAnswered ? [] : [`No call was answered with data. Of settings: ${reason ?? "nothing"}.`];
  return reportOf(book, { ...about, problems });

  /** One sentence where no call can succeed. */
  async function connectionProblem(): Promise<string | null> {
    const sentBefore = exchanges.length;
    await visitor.read("settings", {}, z.unknown());
    const last = exchanges.slice(sentBefore).at(-1);
    if (!last || last.status !== null) return null;
    return `${config.apiBaseUrl} cannot be asked: ${connectionSentence(last.error ?? "")}`;
  }
}

/** A product that can be put into a cart without choosing a variant. */
function buyable(products: readonly ProductCard[], cart: Cart | null): Change["productId"] {
  const shown = products.find(
    ({ hasVariants, availability }) => !hasVariants && availability.code !== "sold_out",
  );
  const inCart = cart?.lines.find(
    ({ variant, product }) => variant === null && typeof product.id === "number",
  );
  return shown?.id ?? (typeof inCart?.product.id === "number" ? inCart.product.id : null);
}

/** A log that keeps only why the last answer was broken, until it is asked. */
function watchedLog(): { readonly log: Log; readonly why: () => string | null } {
  let last: string | null = null;
  const log: Log = {
    debug: () => undefined,
    info: () => undefined,
    warn(event, { why }: LogFields = {}) {
      if (event === "upstream.broken" && typeof why === "string") last = why;
    },
    error: () => undefined,
    record: () => undefined,
    with: () => log,
  };
  return {
    log,
    why() {
      const said = last;
      last = null;
      return said;
    },
  };
}
