import type { Config } from "#server/config.ts";
import { refusal, refusalAsJson } from "./error-page.ts";

/** Longer addresses cost the router seconds and mean nothing here. */
export const longestAddress = 2048;

const pageMethods: readonly string[] = ["GET", "HEAD", "POST"];
const apiMethods: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

export function isApiPath(pathname: string): boolean {
  return pathname === "/api" || pathname.startsWith("/api/");
}

/**
 * The rules a request must keep before anybody looks at what it wants: length, spelling, host, method.
 * Gives the refusal (or the redirect to the one right spelling), or null.
 */
export function validateRequest(
  request: Request,
  url: URL,
  config: Config,
  requestId: string,
): Response | null {
  const isApi = isApiPath(url.pathname);
  const refuse = (status: number, error: string, headers?: Record<string, string>) =>
    isApi ? refusalAsJson(status, error, headers) : refusal(status, headers, requestId);

  if (url.pathname.length + url.search.length > longestAddress) return refuse(414, "address_too_long");
  if (!isSpelledWell(url.pathname)) return refuse(400, "malformed_address");
  if (config.publicOrigin && hostOf(request, url) !== new URL(config.publicOrigin).host) {
    return refuse(421, "unknown_host");
  }
  const methods = isApi ? apiMethods : pageMethods;
  if (!methods.includes(request.method)) return refuse(405, "method", { Allow: methods.join(", ") });
  if (url.searchParams.has("_data")) return refuse(400, "legacy_data_request");
  return otherSpelling(request.method, url, isApi);
}

/** Percent signs that decode, and neither a control character nor a hidden slash behind them. */
function isSpelledWell(pathname: string): boolean {
  if (/%(?:[01][0-9a-f]|7f|2f|5c)/i.test(pathname)) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Doubled slashes and a slash at the end are the same page: one address each, by a permanent redirect. */
function otherSpelling(method: string, url: URL, isApi: boolean): Response | null {
  const single = url.pathname.replace(/\/{2,}/g, "/");
  const path = isApi || single === "/" ? single : single.replace(/\/$/, "");
  if (path === url.pathname) return null;
  if (method === "POST" || isApi) return single === url.pathname ? null : refusal(400);
  return new Response(null, {
    status: 301,
    headers: { Location: path + url.search, "Cache-Control": "no-store" },
  });
}

/** The Host header, in small letters and without the scheme's own port. */
function hostOf(request: Request, url: URL): string {
  const host = request.headers.get("Host");
  if (host === null) return url.host;
  const address = `${url.protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : "";
}
