import { longestTempId } from "#app/domain/shop/cart.ts";
import { idText } from "#app/domain/id.ts";
import { writeJson, type Json } from "#app/domain/parse-json.ts";
import { locale, type Endpoint, type EndpointName, type Params } from "./endpoints.ts";

/** One call of a request to the site. */
export interface CallRequest {
  readonly name: EndpointName;
  readonly params: Params;
  readonly token: string | null;
  /** The `tempId` of the guest's cart that the call is about. */
  readonly guest?: string | null | undefined;
  readonly requestId: string;
  /** As the site sends it on. */
  readonly traceparent?: string | undefined;
  /** Before the conversion to JSON; undefined: the call has none. */
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
}

/** An answer as received. `json` of an empty body (for example of a 204) is undefined. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly json: Json | { readonly ok: false; readonly error: "too-large" };
}

/** How to send a call and read its answer, if they differ from the map (see `adapted-call.ts`). */
export type Adapted = (
  signal: AbortSignal,
  through: {
    /** Sends a request of this call and reads its answer. */
    readonly send: (request: Request) => Promise<Received>;
    readonly read: (response: Response) => Promise<Received>;
  },
) => Promise<Received>;

/** The request of a call as the map of calls has it. */
export function requestFor({ method }: Endpoint, call: CallRequest, url: URL, signal: AbortSignal): Request {
  const body = call.body === undefined ? undefined : writeJson(call.body);
  const headers = headersFor(call);
  if (call.token !== null) headers.set("Authorization", `Bearer ${call.token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  return new Request(url, { method, headers, body, redirect: "manual", credentials: "omit", signal });
}

/** The headers of every call. */
export function headersFor({ requestId, traceparent, idempotencyKey }: CallRequest): Headers {
  const headers = new Headers({ Accept: "application/json", "X-Request-Id": requestId });
  if (traceparent) headers.set("traceparent", traceparent);
  if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
  return headers;
}

/**
 * Returns the URL of a call: below the base URL, with exactly the path of the map. Null for a path that cannot exist;
 * user input cannot lead to another host or another call.
 */
export function upstreamAddress(
  baseUrl: string,
  { path, query = [] }: Pick<Endpoint, "path" | "query">,
  params: Params,
): URL | null {
  const values = { ...params, locale: params["locale"] ?? locale };
  const parts = path.split("/").map((part) => fillPath(part, values));
  if (parts.includes(null)) return null;
  const { origin, pathname: root } = baseOf(baseUrl);
  const pathname = root + parts.join("/");
  const url = new URL(pathname, origin);
  if (url.origin !== origin || url.pathname !== pathname) return null;
  for (const name of query) {
    for (const value of [params[name]].flat()) {
      if (value !== null && value !== undefined) url.searchParams.append(name, String(value));
    }
  }
  return url;
}

/** The origin of a base URL, and its path without a slash at the end. */
export function baseOf(baseUrl: string): { readonly origin: string; readonly pathname: string } {
  const { origin, pathname } = new URL(baseUrl);
  return { origin, pathname: pathname.replace(/\/+$/, "") };
}

/** A path, or a part of it, with values for its `{names}`; null if one would change its structure (`..`, empty, too long, malformed). */
export function fillPath(part: string, values: Params): string | null {
  let isWhole = true;
  const filled = part.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    const text = typeof value === "string" || typeof value === "number" ? idText(value) : "";
    // A file may be in a subfolder.
    const segments = name === "file" ? text.split("/") : [text];
    // A guest's temp id is the longest value.
    const isSafe =
      segments.every((segment) => !/^\.{0,2}$|\p{Cs}/u.test(segment)) && text.length <= longestTempId;
    if (!isSafe) isWhole = false;
    return isSafe ? segments.map(encodeURIComponent).join("/") : "";
  });
  return isWhole ? filled : null;
}

/**
 * The data of an answer, by the place where the map of calls expects them. It accepts a bare value instead of `{data:
 * …}`, and vice versa, and a page (`{data: {data: […]}}`) instead of its list.
 */
export function dataOf(place: Endpoint["answer"], body: unknown): unknown {
  if (place === "done" || place === "whole") return body;
  if (place === "page") {
    if (Array.isArray(body)) return { data: body };
    return isWrapped(body) && isPaged(body.data) ? body.data : body;
  }
  if (!isWrapped(body)) return body;
  return isPaged(body.data) ? body.data.data : body.data;
}

/** A page of a list instead of the bare list. */
function isPaged(data: unknown): data is { data: unknown[] } {
  return isWrapped(data) && Array.isArray(data.data);
}

function isWrapped(answer: unknown): answer is { data: unknown } {
  return typeof answer === "object" && answer !== null && !Array.isArray(answer) && "data" in answer;
}
