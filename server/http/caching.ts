/** Cookies that make an answer somebody's own. Consent, currency and dismissed popups are variants, not persons. */
const personalCookies: ReadonlySet<string> = new Set([
  "auth.session",
  "cart",
  "cart-outage",
  "notice",
  "choice",
  "last-order",
  "guest-email",
  "return",
  "merge",
]);
const personalPlaces =
  /^\/(?:kosik|ucet|login|registrace|zmena-hesla|obnova-hesla|shrnuti|hodnoceni\/potvrzeni|account)(?:\/|$)/;

interface Asked {
  readonly method: string;
  readonly url: Pick<URL, "pathname" | "searchParams">;
  readonly cookies: string | null;
  readonly isPrefetch: boolean;
}

/** Sets how long an answer of ours may be kept, and by whom. */
export function addCachingHeaders(
  headers: Headers,
  status: number,
  { method, url: { pathname, searchParams }, cookies, isPrefetch }: Asked,
): void {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const isData = pathname.endsWith(".data");
  const place = pathname.replace(/\.data$/, "");
  const setsCookie = headers.has("Set-Cookie");
  const own = headers.get("Cache-Control");
  if (!isPage && !isData && !setsCookie && own !== null) return;

  headers.delete("Expires");
  // What is around the page (Remix names the routes it asks for, unless it asks for all) is read anew after each
  // change, and would then be found as it was before; besides, what is fetched ahead has no cart in it.
  const isScreenOnly = !(searchParams.get("_routes") ?? "root").split(",").includes("root");
  const mayWait = isData && isPrefetch && isScreenOnly && !personalPlaces.test(place);
  if (mayWait && status === 200 && !setsCookie) {
    headers.set("Cache-Control", "private, max-age=10");
  } else if (isPage && status === 200 && method !== "POST" && !setsCookie && !isPersonal(place, cookies)) {
    headers.set("Cache-Control", "private, no-cache");
  } else {
    headers.set("Cache-Control", isPage && status >= 400 && !setsCookie ? "no-store" : "private, no-store");
  }
  if (isPage) addVary(headers, "Cookie");
}

/** Whether an answer to this page may differ between two visitors. */
export function isPersonal(pathname: string, cookies: string | null): boolean {
  return personalPlaces.test(pathname) || cookieNames(cookies).some((name) => personalCookies.has(name));
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
