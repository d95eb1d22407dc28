import { allCookies } from "#server/cookies/all-cookies.ts";
import type { MatchedRoute, Privacy } from "../http/route-pattern.ts";
import type { Step } from "./step.ts";

/** Cookies that make a response personal. */
const personalCookies: ReadonlySet<string> = new Set(
  allCookies.filter(({ about }) => about !== "choice").map(({ name }) => name),
);

/** Sets the caching headers of what Remix answered, and the upstream's wait. */
export function setCaching(): Step {
  return async (c, next) => {
    await next();
    const { inner, url, context, privacy } = c.var;
    const { headers, status } = c.res;
    addRetryAfter(headers, status, context.upstream.retryAfter());
    addCachingHeaders(headers, status, {
      method: inner.method,
      url,
      cookies: inner.headers.get("Cookie"),
      isPrefetch: context.request.isPrefetch,
      privacy,
    });
  };
}

interface PageRequest {
  readonly method: string;
  readonly url: Pick<URL, "pathname" | "searchParams">;
  readonly cookies: string | null;
  readonly isPrefetch: boolean;
  /** Of the matched route. */
  readonly privacy: Privacy;
}

/** Sets how long, and by which caches, a response of the app may be cached. */
export function addCachingHeaders(
  headers: Headers,
  status: number,
  { method, url: { pathname, searchParams }, cookies, isPrefetch, privacy }: PageRequest,
): void {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const isData = pathname.endsWith(".data");
  const setsCookie = headers.has("Set-Cookie");
  const own = headers.get("Cache-Control");
  if (!isPage && !isData && !setsCookie && own !== null) return;

  headers.delete("Expires");
  // The shell's data (Remix lists the routes it requests, unless it requests all) revalidates after each change, and
  // the cache would then supply its old state; besides, prefetched data contains no cart.
  const isScreenOnly = !(searchParams.get("_routes") ?? "root").split(",").includes("root");
  const mayWait = isData && isPrefetch && isScreenOnly && privacy === "public";
  if (mayWait && status === 200 && !setsCookie) {
    headers.set("Cache-Control", "private, max-age=10");
  } else if (isPage && status === 200 && method !== "POST" && !setsCookie && !isPersonal(privacy, cookies)) {
    headers.set("Cache-Control", "private, no-cache");
  } else {
    headers.set("Cache-Control", isPage && status >= 400 && !setsCookie ? "no-store" : "private, no-store");
  }
  if (isPage) addVary(headers, "Cookie");
}

/** Passes the upstream's `Retry-After` on, if the response reports its failure and names no other time. */
export function addRetryAfter(headers: Headers, status: number, seconds: number | null): void {
  if (seconds === null || (status !== 503 && status !== 429) || headers.has("Retry-After")) return;
  headers.set("Retry-After", String(seconds));
}

/** Whether all visitors of one shape get the same answer: a page, or another GET that reads no visitor's own data. */
export function isPublicPage(method: string, pathname: string, { access, privacy }: MatchedRoute): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && !pathname.endsWith(".data") && access === "public" && privacy === "public";
}

/** Whether two visitors may get different responses for this page. */
export function isPersonal(privacy: Privacy, cookies: string | null): boolean {
  return privacy !== "public" || cookieNames(cookies).some((name) => personalCookies.has(name));
}

function cookieNames(header: string | null): string[] {
  return (header ?? "")
    .split(";")
    .map((pair) => (pair.split("=")[0] ?? "").trim().replace(/^__(?:Host|Secure)-/, ""))
    .filter(Boolean);
}

export function addVary(headers: Headers, name: string): void {
  const known = (headers.get("Vary") ?? "").split(",").map((part) => part.trim());
  if (known.some((part) => part.toLowerCase() === name.toLowerCase())) return;
  headers.set("Vary", [...known.filter(Boolean), name].join(", "));
}
