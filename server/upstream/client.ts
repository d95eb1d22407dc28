import type { z } from "zod";
import type { Log } from "#server/platform/log.ts";
import type { Timer } from "#server/platform/timer.ts";
import { cached, type Age, type ContentCache } from "./cache.ts";
import type { Adapter } from "./adapter.d.ts";
import { adaptCall, adaptedEndpoint, cacheKey } from "./adapted-call.ts";
import {
  endpoints,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  logName,
  type NameOf,
  type Params,
  type ParamsOf,
} from "./endpoints.ts";
import { exchange, type Fetch, type Repeat } from "./exchange.ts";
import { waitOf, type UpstreamResult, type Failure } from "./failure.ts";
import { isNotThere } from "./read-failure.ts";
import { isList, type Offers } from "./offers.ts";
import { dataOf, upstreamAddress, type CallRequest } from "./requests.ts";
import type { Resilience } from "./resilience.ts";
import { survey, type Probed } from "./survey.ts";
import { withWireNames } from "./wire-names.ts";
import { localTimesIn, parseAnswer } from "./wire.ts";

/** The theatre's back office as one request may call it. Every call returns a value and never throws. */
export interface Upstream {
  /**
   * GET. Unless it changes something, the client repeats it once after a network error or 502–504, within the deadline.
   */
  read<Name extends NameOf<"GET">, T>(
    name: Name,
    params: ParamsOf<Name>,
    schema: z.ZodType<T>,
  ): Promise<UpstreamResult<T>>;
  /**
   * GET of content that is the same for all visitors: without the visitor's token, from the shared cache; `now`: from
   * the cache only if the call fails, for content that must not be a minute old.
   */
  shared<Name extends NameOf<"GET">, T>(
    name: Name,
    params: ParamsOf<Name>,
    schema: z.ZodType<T>,
    age?: Age,
  ): Promise<UpstreamResult<T>>;
  /**
   * A write, or a read whose values must not be in an address. The client sends it once, and again after a connection
   * reset if the map of calls allows that. `body` undefined: no body and no Content-Type. Its names are in camel case,
   * except those of specification §7, which are as written there.
   */
  send<Name extends NameOf<"POST" | "PUT" | "DELETE">, T>(
    name: Name,
    params: ParamsOf<Name>,
    body: unknown,
    schema: z.ZodType<T>,
    ...idempotencyKey: KeyOf<Name>
  ): Promise<UpstreamResult<T>>;
  /** The same upstream without the visitor's token. `guest`: the `tempId` of the guest's cart that the calls are about. */
  asGuest(guest?: string): Upstream;
  /** The same upstream and customer, about the cart with this `tempId`. */
  ofCart(tempId?: string): Upstream;
  /** The same upstream with another token, for example of a customer who has just signed in. */
  as(token: string): Upstream;
  /** False once a read of this request has failed with another error than `not-found`. */
  isWhole(): boolean;
  /** True once this request read content past the cache: its page is valid only now, and must not be cached either. */
  isOfNow(): boolean;
  /** Calls of this request whose answer the client read only in part: it left out rows or cut texts. */
  shortened(): ReadonlySet<EndpointName>;
  /** The areas that the back office offers. */
  readonly offers: Offers;
  /** Seconds until the upstream, as its answers in this request state, allows another call; null: it stated none. */
  retryAfter(): number | null;
}

/** The GETs without parameters. */
type PlainName = { [Name in NameOf<"GET">]: {} extends ParamsOf<Name> ? Name : never }[NameOf<"GET">];

/** A GET without parameters: past the cache if it is about the signed-in customer, otherwise shared. */
export interface Reading<T> {
  (upstream: Upstream): Promise<UpstreamResult<T>>;
  readonly isOfCustomer: boolean;
}

export function reading<T>(name: PlainName, schema: z.ZodType<T>): Reading<T> {
  const { ofCustomer }: Endpoint = endpoints[name];
  const isOfCustomer = ofCustomer === true;
  const read = (upstream: Upstream) =>
    isOfCustomer ? upstream.read(name, {}, schema) : upstream.shared(name, {}, schema);
  return Object.assign(read, { isOfCustomer });
}

export function isReading(value: unknown): value is Reading<unknown> {
  return typeof value === "function" && "isOfCustomer" in value;
}

/** Calls that the client may repeat with an `Idempotency-Key` need one, others have none. */
type KeyOf<Name extends EndpointName> = Endpoints[Name] extends { readonly repeat: "with-key" }
  ? readonly [string]
  : readonly [];

export interface UpstreamClient {
  forRequest(visitor: RequestInfo): Upstream;
  /** Finds out what the back office offers, without a visitor. */
  survey(): Promise<void>;
  /** Calls that wait for a place. */
  waiting(): number;
}

interface RequestInfo extends Pick<CallRequest, "requestId" | "traceparent"> {
  /** Bearer token of a signed-in customer. */
  readonly token: string | null;
  /** Upper limit, in milliseconds, of the deadline of every call except shared reads. */
  readonly deadline?: number;
  readonly guest?: string | undefined;
}

interface UpstreamOptions {
  readonly fetch: Fetch;
  /** Standalone: the site's own origin. A path in it is prepended to the path of every call. */
  readonly baseUrl: string;
  readonly cache: ContentCache;
  readonly log: Log;
  /** Used for the delay before a repeated call. */
  readonly timer: Timer;
  readonly resilience: Resilience;
  readonly settings: { upstreamReadMs: number; upstreamSendMs: number; upstreamHonoursKeys: boolean };
  /** The operator's adapter, which changes the map of calls. */
  readonly adapter?: Adapter | null | undefined;
  readonly offers: Offers;
  /** For the check alone: the paths of an answer's times without an offset. */
  readonly onLocalTimes?: (paths: readonly string[]) => void;
}

/** The values of a site's request that its calls use. `limit`: the longest deadline, in milliseconds. */
type Visitor = Omit<CallRequest, "name" | "params"> & {
  readonly limit: number;
  /** Called if the client could read only a part of the answer. */
  readonly shorten?: (name: EndpointName) => void;
};

const answerBytes = 2 * 1024 * 1024;

const neverSent = { kind: "not-found", body: null, code: null, codes: [], value: null } satisfies Failure;

/** Created once per process; `forRequest` binds it to a request. This client sends all JSON calls to the upstream. */
export function createUpstream(options: UpstreamOptions): UpstreamClient {
  const {
    fetch,
    baseUrl,
    cache,
    log,
    timer,
    resilience,
    settings,
    adapter = null,
    offers,
    onLocalTimes,
  } = options;

  function repeatOf({ method, repeat }: Endpoint): Repeat {
    if (method === "GET") return repeat === "never" ? "never" : "after-failure";
    const isSafe = repeat === "absolute" || (repeat === "with-key" && settings.upstreamHonoursKeys);
    return isSafe ? "after-reset" : "never";
  }

  /** Sends a call and writes its failure to the log; null: it has no address. */
  async function call(name: EndpointName, params: Params, { limit, ...visitor }: Visitor) {
    const endpoint = adaptedEndpoint(name, adapter);
    const url = upstreamAddress(baseUrl, endpoint, params);
    if (!url) return null;
    const { method, maxBytes = answerBytes } = endpoint;
    const usual = method === "GET" ? settings.upstreamReadMs : settings.upstreamSendMs;
    const deadline = Math.min(endpoint.deadline ?? usual, limit);
    const started = performance.now();
    const request = { ...visitor, name, params };
    const adapted = adapter && adaptCall(request, { baseUrl, adapter });
    const sent = { ...request, endpoint, url, adapted, maxBytes, deadline };
    const outcome = await exchange({ fetch, timer, resilience }, sent, repeatOf(endpoint));
    const ms = Math.round(performance.now() - started);
    const about = { call: logName(endpoint), request: visitor.requestId, ms };
    if (!outcome.ok) {
      const { failure, status, attempts, why } = outcome.error;
      if (failure.kind === "broken" || (failure.kind === "unreachable" && why))
        log.warn("upstream.broken", { ...about, why });
      else {
        const facts = {
          ...about,
          kind: failure.kind,
          status,
          attempts,
          code: "code" in failure ? failure.code : null,
        };
        // A call that an open circuit did not send needs no line: the client wrote one when the circuit opened.
        const isTrouble = attempts > 0 && ["unreachable", "timed-out", "misrouted"].includes(failure.kind);
        if (isTrouble) log.warn("upstream.failed", facts);
        else log.info("upstream.failed", facts);
      }
      return outcome;
    }
    log.measure?.("upstream.answered", about);
    return { ok: true as const, value: dataOf(endpoint.answer, outcome.value), about };
  }

  async function ask<T>(
    name: EndpointName,
    params: Params,
    { shorten, ...visitor }: Visitor,
    schema: z.ZodType<T>,
  ): Promise<UpstreamResult<T>> {
    const outcome = offers.isAbsent(name) ? null : await call(name, params, visitor);
    if (!outcome) return { ok: false, error: neverSent };
    if (!outcome.ok) {
      const { failure, status } = outcome.error;
      const { method, dispensable }: Endpoint = endpoints[name];
      // The survey takes no part of the site away for them. A page may also be a proxy's: the cache keeps what it has,
      // and a cart loses what single changes remove.
      if (dispensable && method !== "POST" && isNotThere(status) && failure.kind !== "not-found")
        return { ok: false, error: { ...neverSent, isPage: true } };
      // The call names no record that could be missing, so the back office has changed since the survey.
      return { ok: false, error: isList(name) && isNotThere(status) ? { kind: "unreachable" } : failure };
    }
    const { about } = outcome;
    const parsed = parseAnswer(schema, outcome.value, offers.ids);
    if (!parsed.ok) {
      log.warn("upstream.broken", { ...about, why: "shape", where: parsed.error });
      return { ok: false, error: { kind: "broken" } };
    }
    const { value, dropped, cut, hasLocalTimes } = parsed.value;
    if (dropped.length > 0)
      log.warn("upstream.dropped", { ...about, count: dropped.length, where: dropped.slice(0, 5) });
    if (cut) log.warn("upstream.truncated", { ...about, ...cut });
    if (hasLocalTimes) onLocalTimes?.(localTimesIn(outcome.value));
    if (cut || dropped.length > 0) shorten?.(name);
    return { ok: true, value };
  }

  /** What the answer to a call says of the call itself. */
  async function probe(name: EndpointName, params: Params): Promise<Probed> {
    const visitor = { token: null, requestId: crypto.randomUUID(), limit: Infinity };
    const outcome = await call(name, params, visitor);
    if (outcome?.ok) return "there";
    return outcome && isNotThere(outcome.error.status) ? "missing" : "failed";
  }

  function forRequest(
    { token, deadline: limit = Infinity, guest, ...ids }: RequestInfo,
    seen = { trouble: false, isOfNow: false, wait: 0, shortened: new Set<EndpointName>() },
  ): Upstream {
    async function notingWait<T>(asking: Promise<UpstreamResult<T>>): Promise<UpstreamResult<T>> {
      const answer = await asking;
      if (!answer.ok) seen.wait = Math.max(seen.wait, waitOf(answer.error) ?? 0);
      return answer;
    }
    async function noting<T>(asking: Promise<UpstreamResult<T>>): Promise<UpstreamResult<T>> {
      const answer = await notingWait(asking);
      if (!answer.ok && answer.error.kind !== "not-found") seen.trouble = true;
      return answer;
    }
    return {
      offers,
      isWhole: () => !seen.trouble,
      isOfNow: () => seen.isOfNow,
      retryAfter: () => seen.wait || null,
      shortened: () => seen.shortened,
      read: (name, params, schema) =>
        noting(
          ask(
            name,
            params,
            { ...ids, token, guest, limit, shorten: (short) => seen.shortened.add(short) },
            schema,
          ),
        ),
      shared(name, params, schema, age) {
        if (age === "now") seen.isOfNow = true;
        const url = upstreamAddress(baseUrl, endpoints[name], params);
        if (!url) return Promise.resolve({ ok: false, error: neverSent });
        const key = cacheKey(url, name, params, adapter);
        const anybody = { ...ids, token: null, limit: Infinity };
        return noting(cached(cache, key, () => ask(name, params, anybody, schema), { age }));
      },
      send(name, params, input, schema, ...[idempotencyKey]: readonly string[]) {
        const { specified }: Endpoint = endpoints[name];
        const body = specified ? input : withWireNames(input);
        return notingWait(ask(name, params, { ...ids, token, guest, idempotencyKey, body, limit }, schema));
      },
      asGuest: (about) => forRequest({ ...ids, token: null, deadline: limit, guest: about }, seen),
      ofCart: (about) => forRequest({ ...ids, token, deadline: limit, guest: about }, seen),
      as: (other) => forRequest({ ...ids, token: other, deadline: limit }, seen),
    };
  }

  return {
    forRequest,
    survey: () => survey({ probe, offers, log }),
    waiting: resilience.waiting,
  };
}
