import { expect, test } from "vitest";
import { clientAddress } from "#server/http/client-address.ts";
import { foreignBrowserReason, foreignReason, isMutation } from "#server/http/same-origin.ts";

const own = "http://localhost:3000";
const evil = "https://evil.example";

function request(headers: Record<string, string>): Request {
  return new Request(`${own}/kosik`, { method: "POST", headers });
}

test.each([
  ["GET", false],
  ["HEAD", false],
  ["POST", true],
  ["DELETE", true],
])("%s changes something: %s", (method, expected) => {
  expect(isMutation(method)).toBe(expected);
});

test.each<[Record<string, string>, string | null, string | null]>([
  [{ Origin: own }, null, null],
  [{ Origin: evil }, "origin", "origin"],
  [{ Origin: "null" }, "origin", "origin"],
  [{ Origin: "null", "Sec-Fetch-Site": "same-origin" }, null, null],
  [{ Origin: "null", "Sec-Fetch-Site": "cross-site" }, "origin", "origin"],
  [{ Origin: "null", "Sec-Fetch-Site": "none" }, "origin", "origin"],
  [{ Origin: own, "Sec-Fetch-Site": "same-origin" }, null, null],
  [{ Origin: own, "Sec-Fetch-Site": "none" }, null, null],
  [{ Origin: own, "Sec-Fetch-Site": "cross-site" }, "fetch-site", "fetch-site"],
  [{ Origin: own, "Sec-Fetch-Site": "same-site" }, "fetch-site", "fetch-site"],
  [{ "Sec-Fetch-Site": "same-origin" }, null, null],
  [{ "Sec-Fetch-Site": "none" }, "fetch-site", null],
  [{ "Sec-Fetch-Site": "same-site" }, "fetch-site", "fetch-site"],
  [{ "Sec-Fetch-Site": "cross-site", Referer: `${own}/` }, "fetch-site", "fetch-site"],
  [{ Referer: `${own}/kosik?a` }, null, null],
  [{ Referer: `${evil}/` }, "no-origin", null],
  [{ Referer: "nonsense" }, "no-origin", null],
  [{}, "no-origin", null],
])("a form with %j is foreign: %s; a call of a browser: %s", (headers, form, call) => {
  expect(foreignReason(request(headers), null)).toBe(form);
  expect(foreignBrowserReason(request(headers), null)).toBe(call);
});

test("a configured public origin counts, whatever host was requested", () => {
  const site = "https://www.divadlo.example";
  expect(foreignReason(request({ Origin: site }), site)).toBeNull();
  expect(foreignReason(request({ Origin: own }), site)).toBe("origin");
});

test("without one the Host header counts, if it is a host", () => {
  expect(foreignReason(request({ Host: "shop.example", Origin: "http://shop.example" }), null)).toBeNull();
  expect(foreignReason(request({ Host: "shop.example", Origin: own }), null)).toBe("origin");
  expect(foreignReason(request({ Host: "a b", Origin: own }), null)).toBeNull();
});

test.each([
  ["192.0.2.1", undefined, 0, "192.0.2.1"],
  ["192.0.2.1", "203.0.113.5", 0, "192.0.2.1"],
  ["192.0.2.1", "203.0.113.5", 1, "203.0.113.5"],
  ["192.0.2.1", "198.51.100.9, 203.0.113.5", 1, "203.0.113.5"],
  ["192.0.2.1", "198.51.100.9,203.0.113.5 , ", 2, "198.51.100.9"],
  ["192.0.2.1", "203.0.113.5", 2, "192.0.2.1"],
  ["192.0.2.1", undefined, 1, "192.0.2.1"],
  [undefined, undefined, 0, ""],
])("from %s, forwarded for %s, behind %i proxies comes %s", (socket, forwarded, hops, expected) => {
  expect(clientAddress(socket, forwarded, hops)).toBe(expected);
});
