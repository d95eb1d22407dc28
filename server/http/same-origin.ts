/** Whether a request changes something and so must come from the site's own pages. */
export function isMutation(method: string): boolean {
  return method !== "GET" && method !== "HEAD";
}

/**
 * The reason why this mutation does not come from the site's own pages, or null if it does. Only the log has it, no
 * page shows it. `publicOrigin` null: compares the request's own scheme and host.
 */
export function foreignReason(request: Request, publicOrigin: string | null): string | null {
  const own = ownOrigin(request, publicOrigin);
  const { headers } = request;
  const site = headers.get("Sec-Fetch-Site");
  const origin = headers.get("Origin");
  if (isHidden(origin, site)) return null;
  if (origin !== null) {
    if (origin !== own) return "origin";
    // A browser never sends contradictory values in these two headers.
    return site === "cross-site" || site === "same-site" ? "fetch-site" : null;
  }
  if (site !== null) return site === "same-origin" ? null : "fetch-site";
  return originOf(headers.get("Referer")) === own ? null : "no-origin";
}

/**
 * The origin of a refused form whose page this host has sent: its scheme is not the one that the site believes to have.
 * Null: the form is not refused. Undefined: its page is another site's.
 */
export function otherSchemeOf(request: Request, foreign: string | null): string | null | undefined {
  if (foreign === null) return null;
  const origin = request.headers.get("Origin") ?? "";
  const isOurs = URL.canParse(origin) && new URL(origin).host === request.headers.get("Host")?.toLowerCase();
  return isOurs ? origin : undefined;
}

/**
 * The same for `/api/*` of the standalone back office: it ignores cookies, so a program without any of these headers
 * may call it; only a browser on a foreign page may not, which would otherwise use up the limits of its visitor's
 * network.
 */
export function foreignBrowserReason(request: Request, publicOrigin: string | null): string | null {
  const { headers } = request;
  const origin = headers.get("Origin");
  const site = headers.get("Sec-Fetch-Site");
  if (isHidden(origin, site)) return null;
  if (origin !== null && origin !== ownOrigin(request, publicOrigin)) return "origin";
  return site === "cross-site" || site === "same-site" ? "fetch-site" : null;
}

/**
 * Under `Referrer-Policy: no-referrer`, which pages with a secret in their address have, a browser sends `Origin: null`
 * with forms of our own pages (Fetch, 3.2). No page can set Sec-Fetch-Site, and there the browser confirms that the
 * page is the site's own.
 */
function isHidden(origin: string | null, site: string | null): boolean {
  return origin === "null" && site === "same-origin";
}

/**
 * Whether somebody opens the address, for example by a link of any site; a picture, a frame or a script does not count.
 */
export function isTopNavigation({ headers }: Request): boolean {
  return headers.get("Sec-Fetch-Mode") === "navigate" && headers.get("Sec-Fetch-Dest") === "document";
}

function ownOrigin(request: Request, publicOrigin: string | null): string {
  if (publicOrigin) return publicOrigin;
  const url = new URL(request.url);
  // The Host header and not the URL: plain remix-serve builds the URL from X-Forwarded-Host.
  return originOf(`${url.protocol}//${request.headers.get("Host") ?? url.host}`) ?? url.origin;
}

function originOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).origin : null;
}
