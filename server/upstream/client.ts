import type { z } from "zod";
import type { Log } from "#server/http/log.ts";
import type { Timer } from "#server/timer.ts";
import { cached, type ContentCache } from "./cache.ts";
import { exchange, type Call, type Fetch } from "./exchange.ts";
import type { UpstreamResult, Failure } from "./failure.ts";
import { parseAnswer } from "./wire.ts";

/** The theatre's back office as one request may call it. Every call returns a value and never throws. */
export interface Upstream {
  /** GET. Retried once on a network error or 502–504, within the deadline (3 s). */
  read<T>(path: UpstreamPath, schema: z.ZodType<T>, options?: ReadOptions): Promise<UpstreamResult<T>>;
  /** GET of content that is the same for all visitors: without the visitor's token, from the shared cache. */
  shared<T>(path: UpstreamPath, schema: z.ZodType<T>, options?: ReadOptions): Promise<UpstreamResult<T>>;
  /** A write, sent exactly once. `body` undefined = no body and no Content-Type. */
  send<T>(
    method: "POST" | "PUT" | "DELETE",
    path: UpstreamPath,
    body: unknown,
    schema: z.ZodType<T>,
    options?: SendOptions,
  ): Promise<UpstreamResult<T>>;
  /** The same upstream without the visitor's token. */
  asGuest(): Upstream;
  /** The same upstream with another token, for example of a customer who has just signed in. */
  as(token: string): Upstream;
  /** False once a read of this request has failed with anything but `not-found`. */
  isWhole(): boolean;
}

export interface ReadOptions {
  readonly query?: Query;
  /** Maximum size of the response in bytes; 2 MB by default. */
  readonly maxBytes?: number;
  /** For a GET with side effects: never retried. */
  readonly once?: boolean;
}

export interface SendOptions {
  readonly idempotencyKey?: string;
  /** Milliseconds; 8 s by default. */
  readonly deadline?: number;
}

export interface UpstreamClient {
  forRequest(visitor: RequestInfo): Upstream;
}

export interface RequestInfo {
  readonly requestId: string;
  /** Bearer token of a signed-in customer. */
  readonly token: string | null;
  /** Upper limit, in milliseconds, of the deadline of every call but shared reads. */
  readonly deadline?: number;
}

export interface UpstreamOptions {
  readonly fetch: Fetch;
  /** Standalone: the site's own origin. A path in it is prepended to the path of every call. */
  readonly baseUrl: string;
  readonly cache: ContentCache;
  readonly log: Log;
  /** Used for the delay before a read is retried. */
  readonly timer: Timer;
}

/** Maximum size of a list response in bytes. */
export const listBytes = 5 * 1024 * 1024;
const answerBytes = 2 * 1024 * 1024;
const readDeadline = 3_000;
const sendDeadline = 8_000;

const neverSent: Failure = { kind: "not-found", body: null, code: null, codes: [], value: null };

/**
 * Created once per process; `forRequest` binds it to a request. All JSON calls to the upstream are sent by this client.
 */
export function createUpstream({ fetch, baseUrl, cache, log, timer }: UpstreamOptions): UpstreamClient {
  async function ask<T>(
    call: Omit<Call, "url" | "template">,
    target: UpstreamPath,
    query: Query | undefined,
    schema: z.ZodType<T>,
    tries: number,
  ): Promise<UpstreamResult<T>> {
    const url = upstreamAddress(baseUrl, target, query);
    if (!url) return { ok: false, error: neverSent };
    const name = `${call.method} ${target.template}`;
    const started = performance.now();
    const outcome = await exchange({ fetch, timer }, { ...call, url }, tries);
    const about = { call: name, request: call.requestId, ms: Math.round(performance.now() - started) };
    if (!outcome.ok) {
      const { failure, status, attempts, why } = outcome.error;
      if (failure.kind === "broken") log.warn("upstream.broken", { ...about, why });
      else {
        const facts = {
          ...about,
          kind: failure.kind,
          status,
          attempts,
          code: codeOf(failure),
        };
        const isTrouble = failure.kind === "unreachable" || failure.kind === "timed-out";
        if (isTrouble) log.warn("upstream.failed", facts);
        else log.info("upstream.failed", facts);
      }
      return { ok: false, error: failure };
    }
    const parsed = parseAnswer(schema, outcome.value);
    if (!parsed.ok) {
      log.warn("upstream.broken", { ...about, why: "shape", where: parsed.error });
      return { ok: false, error: { kind: "broken" } };
    }
    const { value, dropped, cut } = parsed.value;
    if (dropped.length > 0)
      log.warn("upstream.dropped", { ...about, count: dropped.length, where: dropped.slice(0, 5) });
    if (cut) log.warn("upstream.truncated", { ...about, ...cut });
    return { ok: true, value };
  }

  function forRequest(
    { requestId, token, deadline = Infinity }: RequestInfo,
    seen = { trouble: false },
  ): Upstream {
    async function noting<T>(asking: Promise<UpstreamResult<T>>): Promise<UpstreamResult<T>> {
      const answer = await asking;
      if (!answer.ok && answer.error.kind !== "not-found") seen.trouble = true;
      return answer;
    }
    return {
      isWhole: () => !seen.trouble,
      read: (target, schema, { query, maxBytes = answerBytes, once = false } = {}) =>
        noting(
          ask(
            { method: "GET", token, requestId, maxBytes, deadline: Math.min(readDeadline, deadline) },
            target,
            query,
            schema,
            once ? 1 : 2,
          ),
        ),
      shared(target, schema, { query, maxBytes = answerBytes } = {}) {
        const url = upstreamAddress(baseUrl, target, query);
        if (!url) return Promise.resolve({ ok: false, error: neverSent });
        return noting(
          cached(cache, url.href, () =>
            ask(
              { method: "GET", token: null, requestId, maxBytes, deadline: readDeadline },
              target,
              query,
              schema,
              2,
            ),
          ),
        );
      },
      send: (method, target, body, schema, { idempotencyKey, deadline: given = sendDeadline } = {}) =>
        ask(
          {
            method,
            token,
            requestId,
            idempotencyKey,
            body: body === undefined ? undefined : JSON.stringify(body),
            maxBytes: answerBytes,
            deadline: Math.min(given, deadline),
          },
          target,
          undefined,
          schema,
          1,
        ),
      asGuest: () => forRequest({ requestId, token: null, deadline }, seen),
      as: (other) => forRequest({ requestId, token: other, deadline }, seen),
    };
  }

  return { forRequest: (visitor) => forRequest(visitor) };
}

function codeOf(failure: Failure): string | null {
  return "code" in failure ? failure.code : null;
}

/** A path whose variable segments are encoded one by one, and its template for the log. */
interface UpstreamPath {
  /** Null if a segment would change the structure of the path (`..`, empty, too long, malformed). Never sent. */
  readonly text: string | null;
  /** `/api/cart/:` — ids, hashes and tokens never reach the log. */
  readonly template: string;
}

/** Template tag that builds the path of a call: path`/api/cart/${id}`. */
export function path(parts: TemplateStringsArray, ...segments: readonly (string | number)[]): UpstreamPath {
  const encoded = segments.map(encodeSegment);
  const whole = encoded.every((segment) => segment !== null);
  return {
    text: whole ? parts.map((part, index) => part + (encoded[index] ?? "")).join("") : null,
    template: parts.join(":"),
  };
}

function encodeSegment(segment: string | number): string | null {
  const text = String(segment);
  if (text === "" || text === "." || text === ".." || text.length > 300) return null;
  try {
    return encodeURIComponent(text);
  } catch {
    return null; // an unpaired surrogate
  }
}

type QueryValue = string | number | null | undefined;
/** A list is sent as a repeated parameter. */
type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/**
 * Returns the URL of a call: below the base URL, with exactly the given path. Null for a path that cannot exist; user
 * input cannot lead to another host or another call.
 */
export function upstreamAddress(baseUrl: string, { text }: UpstreamPath, query: Query = {}): URL | null {
  if (text === null) return null;
  const base = new URL(baseUrl);
  const pathname = base.pathname.replace(/\/+$/, "") + text;
  const url = new URL(pathname, base.origin);
  if (url.origin !== base.origin || url.pathname !== pathname) return null;
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) {
      if (value !== null && value !== undefined) url.searchParams.append(name, String(value));
    }
  }
  return url;
}
