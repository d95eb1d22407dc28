import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { isPrefetch } from "#server/context/context.ts";
import type { Shape } from "#server/cookies/page-state.ts";
import type { SharedStore } from "#server/platform/shared-store.ts";
import { acceptedEncoding, type Encoding } from "#server/pipeline/compression.ts";
import { localeLine } from "#server/pipeline/locale-cookie.ts";
import { clientClosedRequest, type Log } from "#server/platform/log.ts";
import { onSent } from "#server/pipeline/on-sent.ts";
import { requestIdOf, traceOf } from "#server/http/client-address.ts";
import { matches } from "#server/pipeline/static-files.ts";
import type { CachedPage } from "./page-cache.ts";
import { currentShape, type Visitor } from "./visitor.ts";

/** How far the listener has stopped. */
interface Stop {
  readonly isStopping: boolean;
  /** The server, not the visitors, closes the connections that are still open. */
  readonly isCutting: boolean;
}

/** The fast path: what the listener does with cached pages. */
export interface FastPath {
  /** Answers a request with a cached page; false: it sent nothing, and the request pipeline has to answer. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse, stop: Stop): boolean | Promise<boolean>;
  /** Keeps the pipeline's answer with its final headers, if it is a cached page. */
  keep(incoming: IncomingMessage, request: Request, response: Response): void;
}

interface Answer {
  readonly page: CachedPage;
  readonly route: string;
  /** Names and values, alternating, of the headers that every answer with this page has. */
  readonly headers: readonly string[];
}

interface Parts {
  readonly rememberedVisitor: (cookies: string, now: Date) => Visitor | null;
  readonly store: SharedStore;
  readonly clock: () => Date;
  readonly log: Log;
  readonly secure: boolean;
  readonly trustProxy: number;
}

const maxBytes = 32 * 1024 * 1024;
/** Headers of one answer, or of one encoding. */
const ownHeaders: readonly string[] = ["x-request-id", "set-cookie", "content-length", "content-encoding"];
const purposes = ["purpose", "x-purpose", "sec-purpose", "sec-fetch-purpose", "moz-purpose", "x-moz"];

/** The inputs of the page at an address: the parsed choices and the shape. */
export function variantFor({ variant }: Visitor, { lines, isSignedIn }: Shape): string {
  return `${variant} ${lines} ${isSignedIn}`;
}

/**
 * The fast path: sends cached pages from the node listener, without a `Request`, a `Response` or the request pipeline.
 * It only repeats an answer of the pipeline, for the same Host header and request target and with the same headers. So
 * every refusal, redirect and header holds here too.
 */
export function createFastPath({
  rememberedVisitor,
  store,
  clock,
  log,
  secure,
  trustProxy,
}: Parts): OpenFastPath {
  const answered = new WeakMap<Request, Answered>();
  const answers = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => page.bytes.byteLength * 2 + key.length + 2_048,
  });
  /** Browsers send a handful of different `Accept-Encoding` headers. */
  const encodings = new LRUCache<string, Encoding>({ max: 100 });
  const locale = localeLine(secure);

  function encodingFor(header: string): Encoding {
    const known = encodings.get(header);
    if (known) return known;
    const encoding = acceptedEncoding(header);
    encodings.set(header, encoding);
    return encoding;
  }

  function send(incoming: IncomingMessage, outgoing: ServerResponse, how: Sending): boolean {
    const { visitor, shape, now, stop } = how;
    const { method = "", headers: sent } = incoming;
    const known = answers.get(keyOf(incoming, variantFor(visitor, shape)));
    if (!known || known.page.until <= now.getTime()) return false;
    const started = performance.now();
    const { page, route } = known;
    const isSame = matches(sent["if-none-match"] ?? null, page.etag);
    const encoding = encodingFor(sent["accept-encoding"]?.toString() ?? "");
    const body = page.ready.get(encoding);
    if (!body) return false;

    const id = requestIdOf(sent["x-request-id"]?.toString(), trustProxy);
    const { trace } = traceOf(sent["traceparent"]?.toString(), trustProxy);
    const headers = [...known.headers, "x-request-id", id];
    if (!isSame) {
      if (encoding !== "identity") headers.push("content-encoding", encoding);
      headers.push("content-length", String(body.byteLength));
    }
    if (!isAhead(incoming)) {
      for (const line of visitor.renewals) headers.push("set-cookie", line);
      if (!visitor.hasLocale) headers.push("set-cookie", locale);
    }
    if (stop.isStopping) headers.push("connection", "close");
    const status = isSame ? 304 : 200;
    onSent(outgoing, (isWhole) => {
      const ms = Math.round(performance.now() - started);
      log.info("request", {
        id,
        trace,
        method,
        route,
        kept: true,
        status: isWhole || stop.isCutting ? status : clientClosedRequest,
        ms,
      });
    });
    outgoing.writeHead(status, headers);
    outgoing.end(isSame || method === "HEAD" ? undefined : body);
    return true;
  }

  const answer: FastPath["answer"] = (incoming, outgoing, stop) => {
    const { method, url, headers } = incoming;
    if ((method !== "GET" && method !== "HEAD") || !url?.startsWith("/")) return false;
    if (headers.authorization !== undefined || hasBody(incoming)) return false;
    const now = clock();
    const visitor = rememberedVisitor(headers.cookie ?? "", now);
    const shape = visitor && currentShape(visitor, store);
    if (!visitor || !shape) return false;
    if (!(shape instanceof Promise)) return send(incoming, outgoing, { visitor, shape, now, stop });
    return shape.then(
      (checked) => checked !== null && send(incoming, outgoing, { visitor, shape: checked, now, stop }),
      // The shared store cannot be read: the pipeline tries again and logs it.
      () => false,
    );
  };

  return {
    answer,
    remember: (request, page) => void answered.set(request, page),
    keep(incoming, request, { headers }): void {
      const found = answered.get(request);
      // A Host header has many spellings; browsers send only this one.
      if (!found || incoming.headers.host !== new URL(request.url).host) return;
      const { page, variant, route } = found;
      const lines: string[] = [];
      for (const [name, value] of headers) if (!ownHeaders.includes(name)) lines.push(name, value);
      answers.set(keyOf(incoming, variant), { page, route, headers: lines });
    },
  };
}

interface OpenFastPath extends FastPath {
  /** The answer to this request is a cached page. */
  remember(request: Request, answered: Answered): void;
}

interface Sending {
  readonly visitor: Visitor;
  readonly shape: Shape;
  readonly now: Date;
  readonly stop: Stop;
}

interface Answered {
  readonly page: CachedPage;
  readonly variant: string;
  readonly route: string;
}

/** The Host header and the request target as the client sent them. */
function keyOf({ url = "", headers }: IncomingMessage, variant: string): string {
  return `${headers.host ?? ""} ${url} ${variant}`;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

function isAhead({ headers }: IncomingMessage): boolean {
  if (!purposes.some((name) => headers[name] !== undefined)) return false;
  const purposeHeaders = purposes.map((name): [string, string] => [name, headers[name]?.toString() ?? ""]);
  return isPrefetch({ headers: new Headers(purposeHeaders) });
}
