import { expect, test } from "vitest";
import { addCachingHeaders, addRetryAfter, addVary, isPersonal } from "#server/pipeline/caching.ts";
import type { Privacy } from "#server/http/route-pattern.ts";

interface Answer {
  readonly path?: string;
  readonly type?: string | null;
  readonly status?: number;
  readonly method?: string;
  readonly cookies?: string | null;
  readonly isPrefetch?: boolean;
  readonly privacy?: Privacy;
  readonly more?: Record<string, string>;
}

const html = "text/html; charset=utf-8";

function headersOf({
  path = "/",
  type = html,
  status = 200,
  method = "GET",
  cookies = null,
  isPrefetch = false,
  privacy = "public",
  more = {},
}: Answer) {
  const headers = new Headers({ ...(type !== null && { "Content-Type": type }), ...more });
  const url = new URL(path, "http://localhost");
  addCachingHeaders(headers, status, { method, url, cookies, isPrefetch, privacy });
  return headers;
}

const cached = (answer: Answer) => headersOf(answer).get("Cache-Control");
const setsCookie = { "Set-Cookie": "consent=all" };

test.each<[string, Answer, string]>([
  ["a page for everybody", {}, "private, no-cache"],
  ["a page with .data inside its name", { path: "/kosi.datak" }, "private, no-cache"],
  ["a page by HEAD", { method: "HEAD" }, "private, no-cache"],
  ["a page with a cookie of nobody's", { cookies: "consent=all; currency=2" }, "private, no-cache"],
  ["a page that answers a form", { method: "POST" }, "private, no-store"],
  ["a page that sets a cookie", { more: setsCookie }, "private, no-store"],
  ["a page that sets a cookie and failed", { more: setsCookie, status: 500 }, "private, no-store"],
  ["a page of somebody with a cart", { cookies: "cart=x" }, "private, no-store"],
  ["a visitor's own page", { privacy: "personal" }, "private, no-store"],
  ["a customer's page", { privacy: "customer" }, "private, no-store"],
  ["a page with a secret in its address", { privacy: "secret" }, "private, no-store"],
  ["a public page named as the cart", { path: "/kosik" }, "private, no-cache"],
  ["a page that is not there", { status: 404 }, "no-store"],
  ["a page that failed with 400", { status: 400 }, "no-store"],
  ["a page that leads elsewhere", { status: 302 }, "private, no-store"],
  ["a redirect without a page", { type: null, status: 302 }, "private, no-store"],
  ["a redirect without a page that failed", { type: null, status: 404 }, "private, no-store"],
  ["data", { path: "/eshop.data", type: "text/x-script" }, "private, no-store"],
  [
    "data ahead of a click",
    { path: "/eshop.data", type: "text/x-script", isPrefetch: true },
    "private, no-store",
  ],
  [
    "a screen ahead of a click",
    { path: "/eshop.data?_routes=routes/shop", type: "text/x-script", isPrefetch: true },
    "private, max-age=10",
  ],
  [
    "a screen on a click",
    { path: "/eshop.data?_routes=routes/shop", type: "text/x-script" },
    "private, no-store",
  ],
  [
    "a screen and what is around it",
    { path: "/eshop.data?_routes=routes/shop,root", type: "text/x-script", isPrefetch: true },
    "private, no-store",
  ],
  [
    "a personal screen ahead of a click",
    { path: "/x.data?_routes=routes/x", type: "text/x-script", isPrefetch: true, privacy: "personal" },
    "private, no-store",
  ],
  [
    "a screen that is not there",
    { path: "/eshop.data?_routes=routes/shop", type: "text/x-script", isPrefetch: true, status: 404 },
    "private, no-store",
  ],
  [
    "a screen that sets a cookie",
    { path: "/eshop.data?_routes=routes/shop", type: "text/x-script", isPrefetch: true, more: setsCookie },
    "private, no-store",
  ],
  ["a page ahead of a click", { path: "/?_routes=routes/shop", isPrefetch: true }, "private, no-cache"],
  [
    "a feed that says it itself",
    { type: "application/xml", more: { "Cache-Control": "public, max-age=60" } },
    "public, max-age=60",
  ],
  ["a feed that says nothing", { type: "application/xml" }, "private, no-store"],
  [
    "a feed that sets a cookie",
    { type: "application/xml", more: { "Cache-Control": "public", ...setsCookie } },
    "private, no-store",
  ],
  ["a page that says it itself", { more: { "Cache-Control": "public, max-age=60" } }, "private, no-cache"],
  [
    "data that says it itself",
    { path: "/a.data", type: "text/x-script", more: { "Cache-Control": "public" } },
    "private, no-store",
  ],
])("%s is cached as expected", (_name, answer, expected) => {
  expect(cached(answer)).toBe(expected);
});

test("the site removes a contradicting Expires header if it decides", () => {
  const more = { Expires: "Thu, 01 Jan 2037 00:00:00 GMT" };
  expect(headersOf({ more }).has("Expires")).toBe(false);
  expect(
    headersOf({ type: "application/xml", more: { ...more, "Cache-Control": "public" } }).has("Expires"),
  ).toBe(true);
});

test("pages vary by cookies, data does not", () => {
  expect(headersOf({}).get("Vary")).toBe("Cookie");
  expect(headersOf({ path: "/eshop.data", type: "text/x-script" }).has("Vary")).toBe(false);
});

test.each<[Privacy, string | null, boolean]>([
  ["public", null, false],
  ["personal", null, true],
  ["customer", null, true],
  ["secret", null, true],
  ["public", "consent=all", false],
  ["public", "consent=all; cart=x", true],
  ["public", "auth.session=x", true],
  ["public", "shape=x", true],
  ["public", "order-uncertain=x", true],
  ["public", "consent-proof=x", true],
  ["public", "intro-popup=x; newsletter-popup=x; locale=cs", false],
  ["public", "__Host-cart=x", true],
  ["public", " __Secure-notice = x", true],
  ["public", "x__Host-cart=x", false],
  ["public", "ca__Host-rt=x", false],
  ["public", "cart", true],
  ["public", ";;", false],
])("a %s page with the cookies %s is personal: %s", (privacy, cookies, expected) => {
  expect(isPersonal(privacy, cookies)).toBe(expected);
});

test.each([
  [null, "Cookie", "Cookie"],
  ["Accept", "Cookie", "Accept, Cookie"],
  ["Accept ,, X", "Cookie", "Accept, X, Cookie"],
  ["cookie", "Cookie", "cookie"],
  ["Accept, COOKIE", "cookie", "Accept, COOKIE"],
])("%s and %s vary by %s", (known, name, expected) => {
  const headers = new Headers(known === null ? {} : { Vary: known });
  addVary(headers, name);
  expect(headers.get("Vary")).toBe(expected);
});

test.each<[number, number | null, string | undefined, string | null]>([
  [503, 45, undefined, "45"],
  [429, 45, undefined, "45"],
  [429, 45, "300", "300"],
  [503, 45, "3", "3"],
  [503, null, undefined, null],
  [200, 45, undefined, null],
  [303, 45, undefined, null],
  [404, 45, undefined, null],
])(
  "a response of %i, with the upstream's %s and the site's %s, has Retry-After %s",
  (status, count, own, expected) => {
    const headers = new Headers(own === undefined ? {} : { "Retry-After": own });
    addRetryAfter(headers, status, count);
    expect(headers.get("Retry-After")).toBe(expected);
  },
);
