import type { Adapter, Answer, AnsweredCall, Call, CallAdapter, Pagination, Query } from "./adapter.d.ts";
import { isRecord } from "./read-failure.ts";
import { endpoints, type Endpoint, type Params } from "./endpoints.ts";
import {
  baseOf,
  headersFor,
  upstreamAddress,
  type Adapted,
  type Asked,
  type Received,
  type Send,
} from "./requests.ts";

/** The adapter threw, or returned what cannot be sent. */
export class AdapterError extends Error {}

/** Pages of one list that are read; the rest is left out. */
const mostPages = 50;

/** The map of one call, with what the adapter changes of it. */
export function adaptedEndpoint(name: Asked["name"], adapter: Adapter | null): Endpoint {
  const endpoint: Endpoint = endpoints[name];
  const { method = endpoint.method } = adapter?.calls?.[name] ?? {};
  // A method that was chosen for another path may not have the same result twice.
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

function describe({ name, params, token, body }: Asked): Omit<Call, "ask"> {
  return { name, params: params as Call["params"], token, body: isRecord(body) ? body : {} };
}

/** Sends and reads one call as the adapter wants it. */
export function adaptCall(
  asked: Asked,
  { baseUrl, adapter }: { readonly baseUrl: string; readonly adapter: Adapter },
): Adapted {
  const own: CallAdapter = adapter.calls?.[asked.name] ?? {};
  const endpoint: Endpoint = endpoints[asked.name];
  let first: URL | null = null;
  /** Of the last attempt. One object for all functions, so that one may keep there what it asked for. */
  let asking: Call | null = null;

  /** Headers and authentication of every request of this call. */
  async function headersOf(call: Call): Promise<Headers> {
    const headers = headersFor(asked);
    const added = (await guarded(() => own.headers?.(call))) ?? {};
    for (const [name, value] of Object.entries({ ...adapter.headers, ...added })) headers.set(name, value);
    authenticate(headers, adapter.customer ?? "bearer", asked.token);
    return headers;
  }

  function callWith(signal: AbortSignal, send: Send): Call {
    const call: Call = {
      ...describe(asked),
      async ask(path, { method = "GET", base, body } = {}) {
        const url = below(startOf(baseUrl, adapter, base ?? own.base), path);
        const received = await send(requestOf(url, method, await headersOf(call), body, signal));
        return answerOf(received);
      },
    };
    return call;
  }

  async function request(signal: AbortSignal, send: Send): Promise<Request> {
    const call = callWith(signal, send);
    asking = call;
    const url = await addressOf(baseUrl, adapter, own, call);
    if (!url) throw new AdapterError("the path has no value for one of its names");
    const { method: methodOf = endpoint.method } = own;
    const method = typeof methodOf === "function" ? await guarded(() => methodOf(call)) : methodOf;
    const query = await guarded(() => own.query?.(call));
    if (query) setQuery(url, query, { keep: typeof own.path === "function" });
    const { body: bodyOf } = own;
    const body = bodyOf ? await guarded(() => bodyOf(call)) : asked.body;
    first = url;
    return requestOf(url, method, await headersOf(call), body, signal);
  }

  async function answer(received: Received, signal: AbortSignal, send: Send): Promise<Received> {
    const { status, headers } = received;
    const call = Object.assign(asking ?? callWith(signal, send), { status, headers });
    if (!succeeded(received)) return failed(adapter, received, call);
    if (!received.json.ok) return received;
    const { pagination } = adapter;
    const pages = own.paged && pagination ? await restOf(received, pagination, call, send, signal) : null;
    if (pages && !pages.ok) return failed(adapter, pages.error, call);
    const theirs = pages ? pages.items : received.json.value;
    const mapped = own.response ? await guarded(() => own.response?.(theirs, call)) : theirs;
    const value = pages && endpoint.answer === "page" ? pageOf(mapped, asked.params) : mapped;
    return { ...received, json: { ok: true, value } };
  }

  /** The items of all pages, or the answer that is none. */
  async function restOf(
    start: Received,
    { items: itemsOf, next: nextOf }: Pagination,
    call: AnsweredCall,
    send: Send,
    signal: AbortSignal,
  ): Promise<{ ok: true; items: unknown[] } | { ok: false; error: Received }> {
    const items: unknown[] = [];
    let received = start;
    for (let page = 1; ; page += 1) {
      if (!succeeded(received) || !received.json.ok) return { ok: false, error: received };
      const { value } = received.json;
      items.push(...(await guarded(() => itemsOf(value))));
      const query = page < mostPages ? await guarded(() => nextOf(value, call)) : null;
      if (!query || !first) return { ok: true, items };
      const url = new URL(first);
      setQuery(url, query, { keep: true });
      received = await send(requestOf(url, "GET", await headersOf(call), undefined, signal));
    }
  }

  return { request, answer };
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

function setQuery(url: URL, query: Query, { keep = false } = {}): void {
  if (!keep) url.search = "";
  for (const [name, value] of Object.entries(query)) {
    url.searchParams.delete(name);
    for (const each of [value].flat()) {
      if (each !== null && each !== undefined && each !== "") url.searchParams.append(name, String(each));
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
  const written = body === undefined || isForm ? body : JSON.stringify(body);
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
  const said = await guarded(() => adapter.error?.(answerOf(received), call));
  if (!said) return received;
  const { status = received.status } = said;
  return "body" in said
    ? { ...received, status, json: { ok: true, value: said.body } }
    : { ...received, status };
}

function answerOf({ status, headers, json }: Received): Answer {
  return { status, headers, body: json.ok ? json.value : undefined };
}

function succeeded({ status }: Received): boolean {
  return status >= 200 && status < 300;
}

/** The page of a list that was read whole, as a back office with pages of its own would answer it. */
function pageOf(mapped: unknown, params: Params): unknown {
  const beside = isRecord(mapped) ? mapped : {};
  const all = isRecord(mapped) ? mapped["data"] : mapped;
  if (!Array.isArray(all)) return mapped;
  const perPage = Math.max(1, Number(params["per_page"] ?? all.length));
  const page = Math.max(1, Number(params["page"] ?? 1));
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const data = all.slice((page - 1) * perPage, page * perPage);
  return { ...beside, data, meta: { total: all.length, page, pages, per_page: perPage } };
}

/** Runs a function of the adapter. A failed request inside of it stays a failed request. */
async function guarded<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isNetwork = error instanceof Error && (error.cause !== undefined || error.name === "AbortError");
    if (error instanceof AdapterError || isNetwork) throw error;
    throw new AdapterError(error instanceof Error ? `${error.name}: ${error.message}` : "not an Error");
  }
}
