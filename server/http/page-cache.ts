import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { addVary, isPersonal } from "./caching.ts";
import { acceptedEncoding, compress, type Encoding } from "./compression.ts";
import { matches } from "./static-files.ts";

/** A whole page as it goes over the wire, with its own policy header. */
interface Kept {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Headers;
  readonly etag: string;
  readonly packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
  readonly until: number;
}

export interface PageCache {
  /** The kept page, or the one `make` gives, which is kept where it may be. Asked for twice at once, made once. */
  answer(asked: Asked, make: () => Promise<Made>): Promise<Response>;
}

interface Asked {
  readonly request: Request;
  readonly url: URL;
  /** What else of the visitor the page depends on, parsed: a finite set of values (currency, consent). */
  readonly variant: string;
  readonly now: Date;
}

interface Made {
  readonly response: Response;
  /** False where something the page should show could not be read. */
  readonly isWhole: boolean;
}

const longestSearch = 200;
const room = 32 * 1024 * 1024;

/**
 * Pages that are the same for everybody, kept for seconds and sent again whole and compressed. A page that
 * any personal cookie touches, that sets a cookie, or that misses a block is never kept.
 */
export function createPageCache(seconds: number): PageCache {
  const pages = new LRUCache<string, Kept>({
    maxSize: room,
    sizeCalculation: ({ bytes }) => bytes.byteLength * 2 + 1024,
  });
  const making = new Map<string, Promise<Kept | null>>();

  return {
    async answer({ request, url, variant, now }, make) {
      if (seconds === 0 || !mayBeKept(request, url)) return (await make()).response;
      const key = `${url.origin}${url.pathname}${url.search} ${variant}`;
      const known = pages.get(key);
      if (known && known.until > now.getTime()) return send(known, request);
      // Without a pause where nobody is at it: another who asks in it would make the same page.
      const running = making.get(key);
      const others = running && (await running);
      if (others) return send(others, request);

      let own: Response | null = null;
      const made = make().then(async ({ response, isWhole }) => {
        own = response;
        if (!isWhole || !isForEverybody(response)) return null;
        const kept = await keep(response, lastsUntil(now, seconds));
        pages.set(key, kept);
        return kept;
      });
      making.set(key, made);
      try {
        const kept = await made;
        return kept ? await send(kept, request) : (own ?? (await make()).response);
      } finally {
        making.delete(key);
      }
    },
  };
}

/** Pages tell the time to the minute, so none outlives the minute it was made in. */
function lastsUntil(now: Date, seconds: number): number {
  const minute = 60_000;
  return Math.min(now.getTime() + seconds * 1000, (Math.floor(now.getTime() / minute) + 1) * minute);
}

function mayBeKept(request: Request, url: URL): boolean {
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    !url.pathname.endsWith(".data") &&
    url.search.length <= longestSearch &&
    !request.headers.has("Authorization") &&
    !isPersonal(url.pathname, request.headers.get("Cookie"))
  );
}

function isForEverybody(response: Response): boolean {
  return (
    response.status === 200 &&
    response.headers.get("Cache-Control") === "private, no-cache" &&
    (response.headers.get("Content-Type") ?? "").startsWith("text/html")
  );
}

async function keep(response: Response, until: number): Promise<Kept> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const etag = `W/"${createHash("sha1").update(bytes).digest("base64url")}"`;
  const headers = new Headers(response.headers);
  headers.set("ETag", etag);
  addVary(headers, "Accept-Encoding");
  return { bytes, headers, etag, packed: new Map(), until };
}

async function send(kept: Kept, request: Request): Promise<Response> {
  const headers = new Headers(kept.headers);
  if (matches(request.headers.get("If-None-Match"), kept.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding"));
  let packed = kept.packed.get(encoding);
  if (!packed) kept.packed.set(encoding, (packed = compress(kept.bytes, encoding, "now")));
  const body = await packed;
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  // The answer to HEAD loses its body at the door, where its length is known.
  return new Response(body, { headers });
}
