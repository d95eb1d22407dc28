import { afterEach, describe, expect, test, vi } from "vitest";
import { createPictureReader } from "#server/upstream/resources/pictures.ts";
import { memoryLog } from "../support/fake-context.ts";

function open(answer: () => Response | Promise<Response>, baseUrl = "https://images.example/shop/") {
  const asked: Request[] = [];
  const read = createPictureReader({
    baseUrl,
    log: memoryLog([]),
    async fetch(request) {
      asked.push(request);
      return answer();
    },
  });
  return { read, asked };
}

afterEach(() => vi.useRealTimers());

test("a picture is read below the base address, without cookies or token", async () => {
  const { read, asked } = open(() => new Response("picture"));
  const found = await read("/images/product/big/105-hrnek.svg");
  expect(found.kind === "bytes" && new TextDecoder().decode(found.bytes)).toBe("picture");
  expect(asked[0]?.url).toBe("https://images.example/shop/images/product/big/105-hrnek.svg");
  expect([...(asked[0]?.headers ?? [])]).toEqual([["accept", "image/*"]]);
});

describe("a picture that cannot be read", () => {
  test.each([
    [404, "missing"],
    [410, "missing"],
    [500, "failed"],
    [302, "failed"],
    [204, "failed"],
  ])("%i is %s", async (status, kind) => {
    const { read } = open(() => new Response(null, { status }));
    expect(await read("/images/product/big/a.svg")).toEqual({ kind });
  });

  test("without a connection, too large, or too late is a failure", async () => {
    expect(await open(() => Promise.reject(new TypeError("down"))).read("/images/a/big/a.svg")).toEqual({
      kind: "failed",
    });
    const huge = () => new Response("x", { headers: { "Content-Length": "99999999" } });
    expect(await open(huge).read("/images/a/big/a.svg")).toEqual({ kind: "failed" });
    vi.useFakeTimers();
    const late = open(() => new Promise<Response>(() => undefined)).read("/images/a/big/a.svg");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await late).toEqual({ kind: "failed" });
  });

  test.each([
    "/api/me",
    "/images/../api/me",
    "/images/product/big/..",
    "/images/product/big/../../../api/me",
    "/images/product/big/a?x",
    "//evil.example/images/a/big/b",
    "https://evil.example/images/a/big/b",
  ])("%s is never requested", async (path) => {
    const { read, asked } = open(() => new Response("x"));
    expect(await read(path)).toEqual({ kind: "missing" });
    expect(asked).toEqual([]);
  });
});
