import { idText, type Id } from "#app/domain/id.ts";
import { writeJson } from "#app/domain/parse-json.ts";
import type { Adapter, Answer, AskOptions, Call, Query } from "./adapter.d.ts";
import { answerLimits } from "./answer-limits.ts";
import { isRecord } from "./read-failure.ts";
import { endpoints, type Endpoint, type EndpointName, type Params } from "./endpoints.ts";
import {
  baseOf,
  fillPath,
  headersFor,
  upstreamAddress,
  type Adapted,
  type CallRequest,
  type Received,
} from "./requests.ts";

/** The adapter threw, or returned a value that cannot be sent. */
export class AdapterError extends Error {}

/** The map of one call. A change that the adapter makes may not have the same result twice. */
export function adaptedEndpoint(name: EndpointName, adapter: Adapter | null): Endpoint {
  const endpoint: Endpoint = endpoints[name];
  const isChanged = adapter?.calls?.[name] !== undefined && endpoint.repeat === "absolute";
  return isChanged ? { ...endpoint, repeat: "never" } : endpoint;
}

/** Of a shared answer: an adapter may answer otherwise by what the site does not send. */
export function cacheKey(url: URL, name: EndpointName, params: Params, adapter: Adapter | null): string {
  const { hints = [] }: Endpoint = endpoints[name];
  const seen = adapter?.calls?.[name] ? hints.map((hint) => String(params[hint] ?? "")) : [];
  return [url.href, ...seen].join(" ");
}

/** Returns the URL of a file, which the adapter may choose. Null for a path that cannot exist. */
export async function fileAddress(
  baseUrl: string,
  name: "picture" | "file" | "orderDocument" | "orderTickets" | "legalDocument",
  params: Params,
  adapter: Adapter | null,
): Promise<URL | null> {
  const own = upstreamAddress(baseUrl, endpoints[name], params);
  const addressOf = adapter?.calls?.[name];
  if (!own || !addressOf) return own;
  const send = () => Promise.reject(new AdapterError("a file's address cannot send requests"));
  const call = callOf({ name, params, token: null, requestId: "" }, { baseUrl, adapter }, send);
  const address: unknown = await guarded(() => addressOf(call));
  if (!(address instanceof URL)) throw new AdapterError("it must return call.address(…)");
  return address;
}

/** Sends and reads one call as the adapter wants it. */
export function adaptCall(
  request: CallRequest,
  office: { readonly baseUrl: string; readonly adapter: Adapter },
): Adapted {
  const { baseUrl, adapter } = office;
  return async (signal, { send, read }) => {
    function ask(url: URL, { method = "GET", body, headers = {} }: AskOptions): Promise<Received> {
      const all = headersFor(request);
      for (const [name, value] of Object.entries({ ...adapter.headers, ...headers })) all.set(name, value);
      authenticate(all, adapter.customer ?? "bearer", request.token, headers);
      return send(requestOf(url, method, all, body, signal));
    }

    async function own(): Promise<Received> {
      const { method, ...endpoint }: Endpoint = endpoints[request.name];
      const url = upstreamAddress(baseUrl, endpoint, { ...request.params, locale: adapter.locale });
      if (!url) throw new AdapterError("the call has no address");
      return ask(url, { method, body: request.body });
    }

    const mapped = adapter.calls?.[request.name];
    if (!mapped) return own();
    const run = typeof mapped === "function" ? mapped : mapped.all;
    const call = { ...callOf(request, office, ask), own: async () => jsonOf(await own()) };
    const value: unknown = await guarded(() => returned(() => run(call)));
    if (value instanceof Response) return read(value);
    return { status: 200, headers: new Headers(), json: { ok: true, value } };
  };
}

/** What a function of the adapter gets. */
function callOf(
  { name, params, token, guest, body }: CallRequest,
  { baseUrl, adapter }: { readonly baseUrl: string; readonly adapter: Adapter },
  send: (url: URL, options: AskOptions) => Promise<Received>,
): Call {
  const id = params["id"] as Id | undefined;
  const isWhole = typeof adapter.calls?.[name] === "object";
  const texts = {
    ...params,
    ...standIns(name, params, isWhole),
    ...(id !== undefined && { id: idText(id) }),
  };

  function address(path: string, { base, query = {} }: Pick<AskOptions, "base" | "query"> = {}): URL {
    const start = (base === undefined ? undefined : adapter.bases?.[base]) ?? baseUrl;
    if (base !== undefined && !adapter.bases?.[base]) throw new AdapterError(`"${base}" is not in bases`);
    const url = below(start, path, {
      locale: "cs",
      ...texts,
      ...(adapter.locale && { locale: adapter.locale }),
    });
    setQuery(url, query);
    return url;
  }

  // A promise also for a wrong path, so that it counts as an error of the adapter wherever it is awaited.
  const ask = async (path: string, options: AskOptions = {}) => send(address(path, options), options);
  const asking =
    (method: AskOptions["method"]) =>
    async (path: string, options: AskOptions = {}) =>
      jsonOf(await ask(path, { ...options, ...(method && { method }) }));

  return {
    name,
    params: texts,
    body: isRecord(body) ? body : {},
    token,
    guest: guest ?? null,
    get: asking("GET"),
    post: asking("POST"),
    put: asking("PUT"),
    patch: asking("PATCH"),
    delete: asking("DELETE"),
    own: () => Promise.reject(new AdapterError("a file has no call of its own")),
    ask: async (path, options) => answerOf(await ask(path, options)),
    address,
    refuse(status, reason, value) {
      const isForm = typeof reason === "object";
      const errors = isForm && Object.entries(reason).map(([field, text]) => [field, [text]]);
      throw Response.json(errors ? { errors: Object.fromEntries(errors) } : { error: reason, value }, {
        status,
      });
    },
  };
}

/**
 * The filters and numbers that `adapter.d.ts` promises, where the site leaves them out of its own request: as a back
 * office reads the call then. `isWhole`: the answer is the whole catalogue.
 */
function standIns(name: EndpointName, params: Params, isWhole: boolean): Params {
  const { query = [] }: Endpoint = endpoints[name];
  const most = name === "products" ? 20 : 10;
  const all: Params = {
    ...(name === "products" && { category: [], brand: [], availability: [], attribute: [] }),
    page: 1,
    per_page: isWhole ? answerLimits.catalogue : most,
    limit: 20,
  };
  return Object.fromEntries(
    Object.entries(all).filter(([each]) => query.includes(each) && (params[each] ?? null) === null),
  );
}

/** The JSON of an answer of 2xx; any other answer is thrown. */
function jsonOf({ status, headers, json }: Received): unknown {
  const value = json.ok ? json.value : undefined;
  if (status >= 200 && status < 300) {
    if (!json.ok) throw new AdapterError(`the answer cannot be read (${json.error})`);
    return value;
  }
  const retryAfter = headers.get("Retry-After");
  const init = { status, ...(retryAfter !== null && { headers: { "Retry-After": retryAfter } }) };
  // A gateway's page stays one.
  throw value === undefined ? new Response(json.ok ? null : "no JSON", init) : Response.json(value, init);
}

/** A function's return value, or the `Response` that it throws. */
async function returned(run: () => unknown): Promise<unknown> {
  try {
    return await run();
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

/** A path, filled and below a base URL. An adapter may pass on what a visitor typed: it cannot leave the base. */
function below(baseUrl: string, path: string, params: Params): URL {
  const { origin, pathname: root } = baseOf(baseUrl);
  const isPath = typeof path === "string" && /^\/(?![/\\])/.test(path);
  const filled = isPath ? fillPath(path, params) : "";
  if (filled === null) throw new AdapterError("the path has no value for one of its names");
  const url = isPath && URL.canParse(root + filled, origin) ? new URL(root + filled, origin) : null;
  if (!url || url.origin !== origin || !url.pathname.startsWith(`${root}/`)) {
    throw new AdapterError("a path must begin with / and stay below its base URL");
  }
  return url;
}

function setQuery(url: URL, query: Query): void {
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) {
      if (item !== null && item !== undefined && item !== "") url.searchParams.append(name, String(item));
    }
  }
}

/** Unless the request has its own headers for it. */
function authenticate(
  headers: Headers,
  how: NonNullable<Adapter["customer"]>,
  token: string | null,
  given: Readonly<Record<string, string>>,
): void {
  if (token === null) return;
  if (how === "bearer") {
    if (!("Authorization" in given)) headers.set("Authorization", `Bearer ${token}`);
  } else if ("header" in how) headers.set(how.header, token);
  else headers.append("Cookie", `${how.cookie}=${token}`);
}

function requestOf(url: URL, method: string, headers: Headers, body: unknown, signal: AbortSignal): Request {
  const isForm = body instanceof URLSearchParams;
  if (body !== undefined && !isForm) headers.set("Content-Type", "application/json");
  const written = body === undefined || isForm ? body : writeJson(body);
  return new Request(url, {
    method,
    headers,
    body: written,
    redirect: "manual",
    credentials: "omit",
    signal,
  });
}

function answerOf({ status, headers, json }: Received): Answer {
  return { status, headers, body: json.ok ? json.value : undefined };
}

/** Runs a function of the adapter. A failed request inside it stays a failed request. */
async function guarded<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isNetwork = error instanceof Error && (error.cause !== undefined || error.name === "AbortError");
    if (error instanceof AdapterError || isNetwork) throw error;
    throw new AdapterError(error instanceof Error ? `${error.name}: ${error.message}` : "not an Error");
  }
}
