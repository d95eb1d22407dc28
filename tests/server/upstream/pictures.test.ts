import { afterEach, describe, expect, test, vi } from "vitest";
import type { Adapter } from "#server/upstream/adapter.d.ts";
import { createResilience } from "#server/upstream/resilience.ts";
import { createFileReader } from "#server/upstream/resources/file-reader.ts";
import { memoryLog } from "../support/fake-context.ts";

function open(
  answer: () => Response | Promise<Response>,
  baseUrl = "https://images.example/shop/",
  adapter: Adapter | null = null,
) {
  const requests: Request[] = [];
  const read = createFileReader("picture", {
    baseUrl,
    adapter,
    resilience: createResilience({ most: 8, log: memoryLog([]) }),
    log: memoryLog([]),
    async fetch(request) {
      requests.push(request);
      return answer();
    },
  });
  return { read, requests };
}

const mug = { folder: "product", size: "big", file: "105-hrnek.svg" };

afterEach(() => vi.useRealTimers());

test("only the base of the back office gets its key with pictures", async () => {
  const headers = { "X-Api-Key": "k" };
  const same = open(() => new Response("picture"), undefined, { headers });
  await same.read(mug);
  expect(same.requests[0]?.headers.get("X-Api-Key")).toBe("k");
  const other = open(() => new Response("picture"), undefined, {
    headers,
    bases: { media: "https://media.example" },
    calls: { picture: (call) => call.address("/{folder}/{file}", { base: "media" }) },
  });
  await other.read(mug);
  expect(other.requests[0]?.url).toBe("https://media.example/product/105-hrnek.svg");
  expect(other.requests[0]?.headers.get("X-Api-Key")).toBeNull();
});

test("a picture is read below the base address, without cookies or token", async () => {
  const { read, requests } = open(() => new Response("picture"));
  const found = await read(mug);
  expect(found.kind === "found" && new TextDecoder().decode(found.bytes)).toBe("picture");
  expect(requests[0]?.url).toBe("https://images.example/shop/images/product/big/105-hrnek.svg");
  expect([...(requests[0]?.headers ?? [])]).toEqual([["accept", "image/*"]]);
});

describe("a picture that cannot be read", () => {
  test.each([
    [404, "missing"],
    [410, "missing"],
    [500, "failed"],
    [302, "failed"],
    [204, "failed"],
    [200, "failed"],
  ])("%i without a body is %s", async (status, kind) => {
    const { read } = open(() => new Response(null, { status }));
    expect(await read(mug)).toEqual({ kind });
  });

  test("without a connection, too large, or too late is a failure", async () => {
    expect(await open(() => Promise.reject(new TypeError("down"))).read(mug)).toEqual({
      kind: "failed",
    });
    const huge = () => new Response("x", { headers: { "Content-Length": "99999999" } });
    expect(await open(huge).read(mug)).toEqual({ kind: "failed" });
    vi.useFakeTimers();
    const late = open(() => new Promise<Response>(() => undefined)).read(mug);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await late).toEqual({ kind: "failed" });
  });

  test.each([
    { ...mug, folder: ".." },
    { ...mug, size: "" },
    { ...mug, file: ".." },
  ])("%j is never requested", async (picture) => {
    const { read, requests } = open(() => new Response("x"));
    expect(await read(picture)).toEqual({ kind: "missing" });
    expect(requests).toEqual([]);
  });

  test.each(["../../../api/me", "//evil.example/a", "https://evil.example/a", "a/../b", "a//b", "/a"])(
    "%s is never requested",
    async (file) => {
      const { read, requests } = open(() => new Response("x"));
      expect(await read({ ...mug, file })).toEqual({ kind: "missing" });
      expect(requests).toEqual([]);
    },
  );

  test.each([
    ["a?x#y", "a%3Fx%23y"],
    ["2026/plakát (1).jpg", "2026/plak%C3%A1t%20(1).jpg"],
    ["a/%2e%2e/b", "a/%252e%252e/b"],
  ])("%s is a file below its folder", async (file, address) => {
    const { read, requests } = open(() => new Response("x"));
    await read({ ...mug, file });
    expect(requests.map(({ url }) => url)).toEqual([
      `https://images.example/shop/images/product/big/${address}`,
    ]);
  });
});
