import { z } from "zod";
import type { Config } from "#server/config.ts";
import type { Log } from "#server/http/log.ts";
import type { Timer } from "#server/timer.ts";
import { cached, type ContentCache } from "./cache.ts";
import type { Adapter } from "./adapter.d.ts";
import { adaptCall, adaptedEndpoint } from "./adapted-call.ts";
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
import { exchange, type CallError, type Fetch, type Repeat } from "./exchange.ts";
import { waitOf, type UpstreamResult, type Failure } from "./failure.ts";
import { isList, probes, type Offers } from "./offers.ts";
import { upstreamAddress, type Asked } from "./requests.ts";
import type { Resilience } from "./resilience.ts";
import { dataOf, parseAnswer } from "./wire.ts";

/** The theatre's back office as one request may call it. Every call returns a value and never throws. */
export interface Upstream {
  /** GET. Unless it changes something, sent once more after a network error or 502–504, within the deadline. */
  read<Name extends NameOf<"GET">, T>(
    name: Name,
    params: ParamsOf<Name>,
    schema: z.ZodType<T>,
  ): Promise<UpstreamResult<T>>;
  /** GET of content that is the same for all visitors: without the visitor's token, from the shared cache. */
  shared<Name extends NameOf<"GET">, T>(
    name: Name,
    params: ParamsOf<Name>,
    schema: z.ZodType<T>,
  ): Promise<UpstreamResult<T>>;
  /**
   * A write, or a question whose body is in no address. Sent once, and once more after a connection reset if the map of
   * calls marks it so. `body` undefined: no body and no Content-Type.
   */
  send<Name extends NameOf<"POST" | "PUT" | "DELETE">, T>(
    name: Name,
    params: ParamsOf<Name>,
    body: unknown,
    schema: z.ZodType<T>,
    ...idempotencyKey: KeyOf<Name>
  ): Promise<UpstreamResult<T>>;
  /** The same upstream without the visitor's token. */
  asGuest(): Upstream;
  /** The same upstream with another token, for example of a customer who has just signed in. */
  as(token: string): Upstream;
  /** False once a read of this request has failed with anything but `not-found`. */
  isWhole(): boolean;
  /** Calls of this request whose answer could not be read whole: rows were left out, or texts were cut. */
  shortened(): ReadonlySet<EndpointName>;
  /** What the back office offers. */
  readonly offers: Offers;
  /** Seconds after which the upstream said, in this request, that it may be asked again; null: it did not. */
  retryAfter(): number | null;
}

/** Calls that may be sent again with an `Idempotency-Key` need one, others have none. */
type KeyOf<Name extends EndpointName> = Endpoints[Name] extends { readonly repeat: "with-key" }
  ? readonly [string]
  : readonly [];

export interface UpstreamClient {
  forRequest(visitor: RequestInfo): Upstream;
  /** Asks every list that has not been answered yet, without a visitor: what is not offered is known sooner. */
  survey(): Promise<void>;
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
  /** Used for the delay before a call is sent again. */
  readonly timer: Timer;
  readonly resilience: Resilience;
  readonly settings: Pick<Config, "upstreamReadMs" | "upstreamSendMs" | "upstreamHonoursKeys">;
  /** What the operator's adapter changes of the map of calls. */
  readonly adapter?: Adapter | null | undefined;
  readonly offers: Offers;
}

/** What a call has of the request that it is made for. `limit`: the longest deadline, in milliseconds. */
type Visitor = Omit<Asked, "name" | "params"> & {
  readonly limit: number;
  /** Called where the answer could not be read whole. */
  readonly shorten?: (name: EndpointName) => void;
};

const answerBytes = 2 * 1024 * 1024;

/** What a back office answers to a call that it does not know: the framework's 404, 405 or 501. */
const notThere: ReadonlySet<number> = new Set([404, 405, 501]);
const neverSent: Failure = { kind: "not-found", body: null, code: null, codes: [], value: null };

/**
 * Created once per process; `forRequest` binds it to a request. All JSON calls to the upstream are sent by this client.
 */
export function createUpstream(options: UpstreamOptions): UpstreamClient {
  const { fetch, baseUrl, cache, log, timer, resilience, settings, adapter = null, offers } = options;

  function repeatOf({ method, repeat }: Endpoint): Repeat {
    if (method === "GET") return repeat === "never" ? "never" : "after-failure";
    const isSafe = repeat === "absolute" || (repeat === "with-key" && settings.upstreamHonoursKeys);
    return isSafe ? "after-reset" : "never";
  }

  async function ask<T>(
    name: EndpointName,
    params: Params,
    { limit, shorten, ...visitor }: Visitor,
    schema: z.ZodType<T>,
  ): Promise<UpstreamResult<T>> {
    const call = adaptedEndpoint(name, adapter);
    const url = upstreamAddress(baseUrl, call, params);
    if (!url || offers.isRemembered(name)) return { ok: false, error: neverSent };
    const { method, answer, maxBytes = answerBytes } = call;
    const usual = method === "GET" ? settings.upstreamReadMs : settings.upstreamSendMs;
    const deadline = Math.min(call.deadline ?? usual, limit);
    const started = performance.now();
    const asked = { ...visitor, name, params };
    const adapted = adapter && adaptCall(asked, { baseUrl, adapter });
    const sent = { ...asked, endpoint: call, url, adapted, maxBytes, deadline };
    const outcome = await exchange({ fetch, timer, resilience }, sent, repeatOf(call));
    const ms = Math.round(performance.now() - started);
    const about = { call: logName(call), request: visitor.requestId, ms };
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
          code: codeOf(failure),
        };
        // A call that an open circuit did not send is no news: the line of the circuit was written when it opened.
        const isTrouble = attempts > 0 && ["unreachable", "timed-out", "misrouted"].includes(failure.kind);
        if (isTrouble) log.warn("upstream.failed", facts);
        else log.info("upstream.failed", facts);
      }
      return { ok: false, error: await judge(name, outcome.error) };
    }
    offers.answered(name);
    const parsed = parseAnswer(schema, dataOf(answer, outcome.value));
    if (!parsed.ok) {
      log.warn("upstream.broken", { ...about, why: "shape", where: parsed.error });
      return { ok: false, error: { kind: "broken" } };
    }
    const { value, dropped, cut } = parsed.value;
    if (dropped.length > 0)
      log.warn("upstream.dropped", { ...about, count: dropped.length, where: dropped.slice(0, 5) });
    if (cut) log.warn("upstream.truncated", { ...about, ...cut });
    if (cut || dropped.length > 0) shorten?.(name);
    return { ok: true, value };
  }

  /**
   * A 404, 405 or 501 where there is no id in the path: the call itself is not there. A write that was refused with a
   * code is there: what was written about is not.
   */
  async function judge(name: EndpointName, { failure, status }: CallError): Promise<Failure> {
    if (status === null) return failure;
    // A record may be missing, but not its call, unless its list was never there either.
    const isUnknownCall = (status === 405 || status === 501) && endpoints[name].method === "GET";
    if (!isList(name)) {
      const isSpecified = "specified" in endpoints[name];
      return isUnknownCall && !isSpecified && !offers.hasWorkedNear(name) ? neverSent : failure;
    }
    const isWrite = endpoints[name].method !== "GET";
    const isJudged = isWrite && "codes" in failure && failure.codes.some(isReason);
    if (isJudged || !notThere.has(status)) {
      // The site's own words: a page with any status may be a proxy's.
      if ("codes" in failure || failure.kind === "signed-out") offers.answered(name);
      return failure;
    }
    const reading = await offers.missing(name, settingsAnswer);
    if (isWrite) return failure;
    return reading === "outage" ? { kind: "unreachable" } : neverSent;
  }

  async function settingsAnswer(): Promise<boolean> {
    const visitor = { token: null, requestId: "", limit: Infinity };
    return (await ask("settings", {}, visitor, z.unknown())).ok;
  }

  async function survey(): Promise<void> {
    const names = namesOf(endpoints).filter(
      (name) => isList(name) && endpoints[name].method === "GET" && !offers.hasWorked(name),
    );
    const visitor = { token: null, requestId: crypto.randomUUID(), limit: Infinity };
    await Promise.all(names.map((name) => ask(name, probes.lists[name] ?? {}, visitor, z.unknown())));
    if (offers.hasWorked("infoPage") || offers.isRemembered("infoPage")) return;
    const pages = probes.pages.map((params) => ask("infoPage", params, visitor, z.unknown()));
    const isMissing = (await Promise.all(pages)).every((page) => !page.ok && page.error.kind === "not-found");
    if (isMissing) await offers.missing("infoPage", settingsAnswer);
  }

  function forRequest(
    { requestId, token, deadline: limit = Infinity }: RequestInfo,
    seen = { trouble: false, wait: 0, shortened: new Set<EndpointName>() },
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
      retryAfter: () => seen.wait || null,
      shortened: () => seen.shortened,
      read: (name, params, schema) =>
        noting(
          ask(
            name,
            params,
            { token, requestId, limit, shorten: (short) => seen.shortened.add(short) },
            schema,
          ),
        ),
      shared(name, params, schema) {
        const url = upstreamAddress(baseUrl, endpoints[name], params);
        if (!url) return Promise.resolve({ ok: false, error: neverSent });
        const anybody = { token: null, requestId, limit: Infinity };
        return noting(cached(cache, url.href, () => ask(name, params, anybody, schema)));
      },
      send: (name, params, body, schema, ...[idempotencyKey]: readonly string[]) =>
        notingWait(ask(name, params, { token, requestId, idempotencyKey, body, limit }, schema)),
      asGuest: () => forRequest({ requestId, token: null, deadline: limit }, seen),
      as: (other) => forRequest({ requestId, token: other, deadline: limit }, seen),
    };
  }

  return { forRequest: (visitor) => forRequest(visitor), survey };
}

function namesOf<Name extends string>(map: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(map) as Name[];
}

/** Whether a code gives a reason: frameworks repeat the status and its words (`404`, `Not Found`). */
function isReason(code: string): boolean {
  return !/^\d+$|\s|^not_?found$/i.test(code);
}

function codeOf(failure: Failure): string | null {
  return "code" in failure ? failure.code : null;
}
