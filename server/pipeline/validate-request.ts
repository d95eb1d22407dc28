import type { Config } from "#server/operator/config.ts";
import { newAddress } from "#server/operator/redirects-file.ts";
import { refusal, refusalAsJson } from "../http/plain-page.ts";
import type { SeenOrigin } from "./origin-watch.ts";
import type { Step } from "./step.ts";

/** Longer addresses cost the router seconds, and none of them is valid. */
export const maxUrlLength = 2048;

const pageMethods: readonly string[] = ["GET", "HEAD", "POST"];
const apiMethods: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

export function isApiPath(pathname: string): boolean {
  return pathname === "/api" || pathname.startsWith("/api/");
}

/** Refuses or redirects a request before anything else reads it. */
export function validateRequest(config: Config, onOrigin: (found: SeenOrigin) => void): Step {
  return async (c, next) =>
    refusalOf(c.req.raw, c.var.url, config, { requestId: c.var.requestId, onOrigin }) ?? next();
}

/**
 * Checks the length and spelling of an address, host and method. Returns the refusal (or the redirect to the canonical
 * address, or to the new one of an old address), or null.
 */
export function refusalOf(
  request: Request,
  url: URL,
  config: Config,
  { requestId, onOrigin }: { readonly requestId: string; readonly onOrigin: (found: SeenOrigin) => void },
): Response | null {
  const isApi = isApiPath(url.pathname);
  const refuse = (status: number, error: string, headers?: Record<string, string>) =>
    isApi ? refusalAsJson(status, error, headers) : refusal(config, status, headers, requestId);

  if (url.pathname.length + url.search.length > maxUrlLength) return refuse(414, "address_too_long");
  if (!isSpelledWell(url.pathname)) return refuse(400, "malformed_address");
  const isOwn = !config.publicOrigin || hostOf(request, url) === new URL(config.publicOrigin).host;
  onOrigin({ what: "host", foreign: isOwn ? null : (request.headers.get("Host") ?? url.host) });
  if (!isOwn) return refuse(421, "unknown_host");
  const methods = isApi ? apiMethods : pageMethods;
  if (!methods.includes(request.method)) return refuse(405, "method", { Allow: methods.join(", ") });
  if (url.searchParams.has("_data")) return refuse(400, "legacy_data_request");
  const moved =
    isApi || request.method === "POST" ? undefined : newAddress(config.redirects, url.pathname + url.search);
  return moved === undefined ? otherSpelling(request.method, url, config) : movedPermanently(moved);
}

/**
 * Valid percent-encoding, which hides neither a control character nor a slash, nor a separator of lines (U+2028 and
 * U+2029), which the router's `*` does not match.
 */
function isSpelledWell(pathname: string): boolean {
  if (/%(?:[01][0-9a-f]|7f|2f|5c|e2%80%a[89])/i.test(pathname)) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Redirects permanently to the canonical address, which has neither doubled slashes nor a slash at the end. */
function otherSpelling(method: string, url: URL, config: Config): Response | null {
  const isApi = isApiPath(url.pathname);
  const single = url.pathname.replace(/\/{2,}/g, "/");
  const path = isApi || single === "/" ? single : single.replace(/\/$/, "");
  if (path === url.pathname) return null;
  if (method === "POST" || isApi) return single === url.pathname ? null : refusal(config, 400);
  return movedPermanently(path + url.search);
}

/** Redirects to the canonical spelling of an address, or from an old address. */
export function movedPermanently(to: string): Response {
  return new Response(null, { status: 301, headers: { Location: to, "Cache-Control": "no-store" } });
}

/** The Host header in lower case, without the scheme's default port. */
function hostOf(request: Request, url: URL): string {
  const host = request.headers.get("Host");
  if (host === null) return url.host;
  const address = `${url.protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : "";
}
