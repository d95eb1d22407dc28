import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { addVary, isPersonal } from "#server/pipeline/caching.ts";
import { acceptedEncoding, compress, type Encoding } from "#server/pipeline/compression.ts";
import { matches } from "#server/pipeline/static-files.ts";

/** A complete page as the site sends it, with its own policy header. */
export interface CachedPage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
  readonly etag: string;
  readonly packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  /** The encodings sent so far. */
  readonly ready: Map<Encoding, Uint8Array<ArrayBuffer>>;
  /** In milliseconds. */
  readonly until: number;
}

interface PageCache {
  /**
   * Returns the cached page, or the one that `make` returns, which is cached if allowed. Concurrent requests for the
   * same page share one `make`.
   */
  answer(wanted: Wanted, make: () => Promise<Made>): Promise<Response>;
  /** The cached page, if it may still be sent. */
  peek(wanted: Wanted): CachedPage | null;
}

interface Wanted {
  readonly request: Request;
  readonly url: URL;
  /** The other inputs that the page depends on, parsed from cookies: a finite set of values (currency, consent). */
  readonly variant: string;
  readonly now: Date;
}

interface Made {
  readonly response: Response;
  /** False if the upstream did not answer a part of the page. */
  readonly isWhole: boolean;
  /** Only requests that arrive during its rendering share it, because its content must not be shown later. */
  readonly isOfNow: boolean;
}

const longestSearch = 200;
const maxBytes = 32 * 1024 * 1024;

/**
 * Caches pages that are the same for all visitors, complete and compressed, for some seconds. It never caches a page
 * that depends on a personal cookie, sets a cookie or lacks a block. Only concurrent requests share a page whose
 * content was read past the cache.
 */
export function createPageCache(seconds: number): PageCache {
  const pages = new LRUCache<string, CachedPage, () => Promise<CachedPage | undefined>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength * 2 + 1024,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _before, { context: make }) => make(),
  });

  function peek({ request, url, variant, now }: Wanted): CachedPage | null {
    const known = isCacheable(request, url) ? pages.get(keyOf(url, variant)) : undefined;
    return known && known.until > now.getTime() ? known : null;
  }

  return {
    peek,
    async answer(wanted, make) {
      const { request, url, variant, now } = wanted;
      if (seconds === 0 || !isCacheable(request, url)) return (await make()).response;
      const key = keyOf(url, variant);
      const known = peek(wanted);
      if (known) return send(known, request);
      let own: Response | null = null;
      const makeAndCache = async () => {
        const { response, isWhole, isOfNow } = await make();
        own = response;
        const until = isOfNow ? now.getTime() : lastsUntil(now, seconds);
        return isWhole && isShareable(response) ? toCached(response, until) : undefined;
      };
      const cached = await pages.fetch(key, { forceRefresh: true, context: makeAndCache });
      return cached ? send(cached, request) : (own ?? (await make()).response);
    },
  };
}

function keyOf({ origin, pathname, search }: URL, variant: string): string {
  return `${origin}${pathname}${search} ${variant}`;
}

/** Pages show the time to the minute, so no cached page outlives the minute in which it was made. */
function lastsUntil(now: Date, seconds: number): number {
  const minute = 60_000;
  return Math.min(now.getTime() + seconds * 1000, (Math.floor(now.getTime() / minute) + 1) * minute);
}

function isCacheable(request: Request, url: URL): boolean {
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    !url.pathname.endsWith(".data") &&
    url.search.length <= longestSearch &&
    !request.headers.has("Authorization") &&
    !isPersonal("public", request.headers.get("Cookie"))
  );
}

function isShareable(response: Response): boolean {
  return (
    response.status === 200 &&
    response.headers.get("Cache-Control") === "private, no-cache" &&
    (response.headers.get("Content-Type") ?? "").startsWith("text/html")
  );
}

async function toCached(response: Response, until: number): Promise<CachedPage> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const etag = `W/"${createHash("sha256").update(bytes).digest("base64url")}"`;
  const headers = new Headers(response.headers);
  headers.set("ETag", etag);
  addVary(headers, "Accept-Encoding");
  return { bytes, headers, etag, packed: new Map(), ready: new Map(), until };
}

async function send(cached: CachedPage, request: Request): Promise<Response> {
  const headers = new Headers(cached.headers);
  if (matches(request.headers.get("If-None-Match"), cached.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding"));
  let packed = cached.packed.get(encoding);
  if (!packed) cached.packed.set(encoding, (packed = compress(cached.bytes, encoding, "now")));
  const body = await packed;
  cached.ready.set(encoding, body);
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  // For HEAD, `finalizeResponse` removes the body and leaves the length.
  return new Response(body, { headers });
}
