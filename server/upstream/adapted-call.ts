import type { Adapter, Answer, Call, CallAdapter, Query } from "./adapter.d.ts";
import { idText, type Id } from "#app/domain/id.ts";
import { writeJson } from "#app/domain/parse-json.ts";
import { isRecord } from "./read-failure.ts";
import { endpoints, type Endpoint, type Params } from "./endpoints.ts";
import {
  baseOf,
  headersFor,
  upstreamAddress,
  type Adapted,
  type CallRequest,
  type Received,
} from "./requests.ts";

/** The adapter threw, or returned a value that cannot be sent. */
export class AdapterError extends Error {}

/** The map of one call, with the adapter's changes. */
export function adaptedEndpoint(name: CallRequest["name"], adapter: Adapter | null): Endpoint {
  const endpoint: Endpoint = endpoints[name];
  const { method = endpoint.method } = adapter?.calls?.[name] ?? {};
  // A method that the adapter chose for another path may not have the same result twice.
  const isOther = method !== endpoint.method && endpoint.method !== "GET";
  return isOther ? { ...endpoint, repeat: "never" } : endpoint;
}

/** Returns the URL of a file: the adapter decides its base and its path. Null for a path that cannot exist. */
export async function fileAddress(
  baseUrl: string,
  name: "picture" | "file" | "orderDocument" | "orderTickets" | "legalDocument",
  params: Params,
  adapter: Adapter | null,
): Promise<URL | null> {
  const own = upstreamAddress(baseUrl, endpoints[name], params);
  if (!own || !adapter?.calls?.[name]) return own;
  const call = { ...describe({ name, params, token: null, requestId: "" }), ask: noFurther };
  return addressOf(baseUrl, adapter, adapter.calls[name], call);
}

function noFurther(): Promise<never> {
  return Promise.reject(new AdapterError("a file's path cannot send requests"));
}

function describe({ name, params, token, guest, body }: CallRequest): Omit<Call, "ask"> {
  const id = params["id"] as Id | undefined;
  const texts = { ...params, ...(id !== undefined && { id: idText(id) }) } as Call["params"];
  const known = { name, params: texts, token, guest: guest ?? null };
  return { ...known, body: isRecord(body) ? body : {} };
}

/** Sends and reads one call as the adapter wants it. */
export function adaptCall(
  request: CallRequest,
  { baseUrl, adapter }: { readonly baseUrl: string; readonly adapter: Adapter },
): Adapted {
  const own: CallAdapter = adapter.calls?.[request.name] ?? {};
  const endpoint: Endpoint = endpoints[request.name];

  /** Headers and authentication of every request of this call. */
  async function headersOf(call: Call): Promise<Headers> {
    const headers = headersFor(request);
    const added = await guarded(() => own.headers?.(call));
    for (const [name, value] of Object.entries({ ...adapter.headers, ...added })) headers.set(name, value);
    authenticate(headers, adapter.customer ?? "bearer", request.token);
    return headers;
  }

  async function requestOfCall(call: Call, signal: AbortSignal): Promise<Request> {
    const url = await addressOf(baseUrl, adapter, own, call);
    if (!url) throw new AdapterError("the path has no value for one of its names");
    const { method: methodOf = endpoint.method } = own;
    const method = typeof methodOf === "function" ? await guarded(() => methodOf(call)) : methodOf;
    const query = await guarded(() => own.query?.(call));
    if (query) setQuery(url, query);
    const { body: bodyOf } = own;
    const body = bodyOf ? await guarded(() => bodyOf(call)) : request.body;
    return requestOf(url, method, await headersOf(call), body, signal);
  }

  return async (signal, { send, read }) => {
    // One object for all functions, so that one may keep its results there for the next.
    const call: Call = {
      ...describe(request),
      async ask(path, { method = "GET", base, body, headers: more = {} } = {}) {
        const url = below(startOf(baseUrl, adapter, base ?? own.base), path);
        const headers = await headersOf(call);
        for (const [name, value] of Object.entries(more)) headers.set(name, value);
        return answerOf(await send(requestOf(url, method, headers, body, signal)));
      },
    };
    const { answer } = own;
    if (answer) {
      const value = await guarded(() => returned(() => answer(call)));
      if (value instanceof Response) return read(value);
      return { status: 200, headers: new Headers(), json: { ok: true, value } };
    }
    const received = await send(await requestOfCall(call, signal));
    const { status, headers } = received;
    if (!succeeded(received)) return failed(adapter, received, Object.assign(call, { status, headers }));
    const { json } = received;
    if (!own.response || !json.ok) return received;
    const value = await guarded(() => own.response?.(json.value, Object.assign(call, { status, headers })));
    return { ...received, json: { ok: true, value } };
  };
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

async function addressOf(
  baseUrl: string,
  adapter: Adapter,
  { base, path, query }: CallAdapter,
  call: Call,
): Promise<URL | null> {
  const start = startOf(baseUrl, adapter, base);
  if (typeof path === "function") return below(start, await guarded(() => path(call)));
  const endpoint: Endpoint = endpoints[call.name];
  const params = { ...(call.params as Params), locale: adapter.locale };
  return upstreamAddress(
    start,
    { ...endpoint, path: path ?? endpoint.path, ...(query && { query: [] }) },
    params,
  );
}

function startOf(baseUrl: string, adapter: Adapter, name: string | undefined): string {
  return (name === undefined ? undefined : adapter.bases?.[name]) ?? baseUrl;
}

/** A path with its query, below a base URL. An adapter may pass on what a visitor typed: it cannot leave the base. */
function below(baseUrl: string, path: string): URL {
  const { origin, pathname: root } = baseOf(baseUrl);
  const isPath = typeof path === "string" && /^\/(?![/\\])/.test(path);
  const url = isPath && URL.canParse(root + path, origin) ? new URL(root + path, origin) : null;
  if (!url || url.origin !== origin || !url.pathname.startsWith(`${root}/`)) {
    throw new AdapterError("a path must begin with / and stay below its base URL");
  }
  return url;
}

/** Replaces the parameters of the same names that a path of a function brought along. */
function setQuery(url: URL, query: Query): void {
  for (const [name, value] of Object.entries(query)) {
    url.searchParams.delete(name);
    for (const item of [value].flat()) {
      if (item !== null && item !== undefined && item !== "") url.searchParams.append(name, String(item));
    }
  }
}

function authenticate(headers: Headers, how: NonNullable<Adapter["customer"]>, token: string | null): void {
  if (token === null) return;
  if (how === "bearer") headers.set("Authorization", `Bearer ${token}`);
  else if ("header" in how) headers.set(how.header, token);
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

async function failed(adapter: Adapter, received: Received, call: Call): Promise<Received> {
  const replacement = await guarded(() => adapter.error?.(answerOf(received), call));
  if (!replacement) return received;
  const { status = received.status } = replacement;
  return "body" in replacement
    ? { ...received, status, json: { ok: true, value: replacement.body } }
    : { ...received, status };
}

function answerOf({ status, headers, json }: Received): Answer {
  return { status, headers, body: json.ok ? json.value : undefined };
}

function succeeded({ status }: Received): boolean {
  return status >= 200 && status < 300;
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
