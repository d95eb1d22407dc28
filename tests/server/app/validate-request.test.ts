import { expect, test } from "vitest";
import { readConfig } from "#server/operator/config.ts";
import { refusalOf, isApiPath } from "#server/pipeline/validate-request.ts";

const origin = "http://localhost:3000";

/** The answer of the rules to a request for this path. */
function judge(
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  env: Record<string, string> = {},
) {
  const request = new Request(origin, { method, headers });
  // Assigned later, because a client may send spellings that URL would normalize.
  const url = new URL(origin);
  const [pathname = "", search = ""] = path.split("?");
  const spelled = { ...plain(url), pathname, search: search && `?${search}` };
  const searchParams = new URLSearchParams(search);
  return refusalOf(request, { ...spelled, searchParams } as URL, readConfig(env), {
    requestId: "visit-1",
    onOrigin: () => undefined,
  });
}

function plain({ host, origin: own, protocol }: URL) {
  return { host, origin: own, protocol };
}

test.each([
  ["/api", true],
  ["/api/cart", true],
  ["/apis", false],
  ["/a/api/", false],
])("%s belongs to the API: %s", (path, expected) => {
  expect(isApiPath(path)).toBe(expected);
});

test.each(["/", "/kosik", "/hledani?q=%C4%8D", "/api/", "/info/100%25"])("%s keeps the rules", (path) => {
  expect(judge(path)).toBeNull();
});

test.each([
  [`/${"a".repeat(2_047)}`, undefined],
  [`/${"a".repeat(2_048)}`, 414],
  [`/a?${"b".repeat(2_045)}`, undefined],
  [`/a?${"b".repeat(2_046)}`, 414],
  ["/a%00", 400],
  ["/a%1F", 400],
  ["/a%7f", 400],
  ["/a%2Fb", 400],
  ["/a%5cb", 400],
  ["/a%20b", undefined],
  ["/%ff", 400],
  ["/a?_data=root", 400],
])("the address %s is refused with %s", (path, status) => {
  expect(judge(path)?.status).toBe(status);
});

test.each([
  ["/kosik", "GET", undefined],
  ["/kosik", "HEAD", undefined],
  ["/kosik", "POST", undefined],
  ["/kosik", "PUT", "GET, HEAD, POST"],
  ["/api/cart", "PUT", undefined],
  ["/api/cart", "PATCH", undefined],
  ["/api/cart", "DELETE", undefined],
  ["/api/cart", "POST", undefined],
  ["/api/cart", "HEAD", undefined],
  ["/api/cart", "OPTIONS", "GET, HEAD, POST, PUT, PATCH, DELETE"],
])("%s by %s is answered with the allowed methods: %s", (path, method, allow) => {
  const answer = judge(path, { method });
  expect(answer?.status).toBe(allow && 405);
  expect(answer?.headers.get("Allow")).toBe(allow);
});

test("a refusal is a page for a page and JSON for the API, each with its reason", async () => {
  expect(await judge("/kosik", { method: "PUT" })?.text()).toContain("<html");
  const reasons = await Promise.all(
    [
      judge(`/api/${"a".repeat(2_048)}`),
      judge("/api/%ff"),
      judge(
        "/api/cart",
        { headers: { Host: "evil.example" } },
        { PUBLIC_ORIGIN: "http://www.divadlo.example" },
      ),
      judge("/api/cart", { method: "OPTIONS" }),
      judge("/api/cart?_data=x"),
    ].map((answer) => answer?.json()),
  );
  expect(reasons.map(({ error }) => error)).toEqual([
    "address_too_long",
    "malformed_address",
    "unknown_host",
    "method",
    "legacy_data_request",
  ]);
});

test.each([
  ["www.divadlo.example", undefined],
  ["WWW.divadlo.example:80", undefined],
  ["divadlo.example", 421],
  ["www.divadlo.example:81", 421],
  ["a b", 421],
])("with PUBLIC_ORIGIN the host %s is refused with %s", (host, status) => {
  const env = { PUBLIC_ORIGIN: "http://www.divadlo.example" };
  expect(judge("/", { headers: { Host: host } }, env)?.status).toBe(status);
});

test("without a Host header the address itself says the host", () => {
  expect(judge("/", {}, { PUBLIC_ORIGIN: origin })).toBeNull();
  expect(judge("/", {}, { PUBLIC_ORIGIN: "http://www.divadlo.example" })?.status).toBe(421);
});

test.each([
  ["//", "/"],
  ["/kosik/", "/kosik"],
  ["/a//b///c/?q=1", "/a/b/c?q=1"],
])("the spelling %s redirects permanently to %s", (path, to) => {
  const answer = judge(path);
  expect(answer?.status).toBe(301);
  expect(answer?.headers.get("Location")).toBe(to);
  expect(answer?.headers.get("Cache-Control")).toBe("no-store");
});

test.each([
  ["/kosik/", "POST", undefined],
  ["//kosik", "POST", 400],
  ["/api/cart/", "GET", undefined],
  ["/api//cart", "GET", 400],
])("%s by %s is not redirected: %s", (path, method, status) => {
  expect(judge(path, { method })?.status).toBe(status);
});
