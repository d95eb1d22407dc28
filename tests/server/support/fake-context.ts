import { readConfig } from "#server/operator/config.ts";
import { authSession, type AuthSession } from "#server/cookies/session.ts";
import { cart } from "#server/cookies/cart-and-order.ts";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { createOffers } from "#server/upstream/offers.ts";
import type { CookieKind } from "#server/cookies/cookie-kind.ts";
import { openCookies } from "#server/cookies/request-cookies.ts";
import { createServices, type ServiceContainer } from "#server/context/container.ts";
import type { Log, LogFields } from "#server/platform/log.ts";
import { createMemoryCache } from "#server/upstream/cache.ts";
import { createUpstream, type UpstreamClient } from "#server/upstream/client.ts";
import { createResilience } from "#server/upstream/resilience.ts";
import { createRequestContext, type RequestContext } from "#server/context/context.ts";
import { fakeUpstream, type Answerer, type FakeUpstream } from "../../support/fake-upstream.ts";
import { instantTimer } from "../../support/timer.ts";

export const secret = "a-secret-for-tests-of-at-least-32-characters";
export const now = new Date("2026-11-21T10:00:00Z");

export interface LogLine {
  readonly level: "debug" | "info" | "warn" | "error";
  readonly event: string;
  readonly fields: LogFields;
}

/** A log that stores its lines. */
export function memoryLog(lines: LogLine[], always: LogFields = {}): Log {
  const write =
    (level: LogLine["level"]) =>
    (event: string, fields: LogFields = {}) =>
      void lines.push({ level, event, fields: { ...always, ...fields } });
  return {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
    record: write("info"),
    with: (fields) => memoryLog(lines, { ...always, ...fields }),
  };
}

/** A client of the upstream over this fetch, with the settings of this environment. */
export function clientOver(
  fetch: (request: Request) => Promise<Response>,
  {
    baseUrl = "https://office.example",
    log = [] as LogLine[],
    env = {} as Readonly<Record<string, string>>,
    adapter = null as Adapter | null,
    timer = instantTimer,
  } = {},
): UpstreamClient {
  const settings = readConfig(env);
  const cache = createMemoryCache();
  const resilience = createResilience({ most: settings.upstreamConcurrency, log: memoryLog(log) });
  const offers = createOffers({ switchedOff: [], adapter });
  const parts = { fetch, baseUrl, cache, resilience, settings, adapter, offers };
  return createUpstream({ ...parts, log: memoryLog(log), timer });
}

export interface FakeServices {
  readonly services: ServiceContainer;
  readonly upstream: FakeUpstream;
  readonly log: LogLine[];
  /** Calls of the upstream, as `METHOD /path`. */
  calls(): string[];
  /** Moves the clock on. */
  advance(seconds: number): void;
  /** The request context of a browser with the cookies of `jar`. */
  context(
    jar?: Jar,
    request?: { url?: string; method?: string; headers?: Record<string, string> },
  ): Promise<RequestContext>;
}

/** A services container over a fake upstream with the given answers, or over a real one. */
export function fakeServices(
  answers: Readonly<Record<string, Answerer>> = {},
  env: Readonly<Record<string, string>> = {},
  upstreamFetch?: (request: Request) => Promise<Response>,
): FakeServices {
  const upstream = fakeUpstream(answers);
  const log: LogLine[] = [];
  const config = readConfig({ SESSION_SECRETS: secret, ...env });
  let later = 0;
  const services = createServices({
    config,
    upstreamFetch: upstreamFetch ?? upstream.fetch,
    clock: () => new Date(now.getTime() + later),
    log: memoryLog(log),
    timer: { now: () => 0, wait: async () => undefined },
  });
  let contexts = 0;
  return {
    services,
    upstream,
    log,
    calls: () => upstream.calls.map((call) => `${call.method} ${call.path}`),
    advance(seconds) {
      later += seconds * 1000;
    },
    context(jar = new Jar(), { url = "http://localhost:3000/", method = "GET", headers = {} } = {}) {
      contexts += 1;
      const request = new Request(url, { method, headers: { Cookie: jar.header(), ...headers } });
      const cookies = openCookies(request.headers.get("Cookie"), { config, now: services.clock() });
      const route = { access: "public", scope: undefined, area: null } as const;
      return createRequestContext(request, services, { requestId: `visit-${contexts}`, cookies, route });
    },
  };
}

/** A browser's cookies: values by name. */
export class Jar {
  readonly values = new Map<string, string>();

  header(): string {
    return [...this.values].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Stores the cookies that the request's answer sets; returns their lines. */
  take(context: RequestContext): string[] {
    const headers = new Headers();
    context.cookies.writeTo(headers);
    const lines = headers.getSetCookie();
    for (const line of lines) {
      const [pair = "", ...attributes] = line.split("; ");
      const at = pair.indexOf("=");
      if (attributes.includes("Max-Age=0")) this.values.delete(pair.slice(0, at));
      else this.values.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return lines;
  }
}

/** A jar with a genuine cookie. */
export async function jarWith<T>(kind: CookieKind<T>, value: T, jar = new Jar()): Promise<Jar> {
  const cookies = openCookies(null, { config: { secure: false, sessionSecrets: [secret] }, now });
  await cookies.write(kind, value);
  const headers = new Headers();
  cookies.writeTo(headers);
  const [pair = ""] = (headers.getSetCookie()[0] ?? "").split("; ");
  jar.values.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  return jar;
}

export const guestJar = (tempId = "temp-1") => jarWith(cart, { tempId });
export const customerJar = (token = "token-1") => jarWith(authSession, sessionOf(token));

/** The value of the session cookie right after a sign-in. */
export function sessionOf(token: string): AuthSession {
  const since = now.getTime() / 1000;
  return { token, sid: "0123456789abcdef", since, seen: since };
}
