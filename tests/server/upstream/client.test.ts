import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createMemoryCache } from "#server/upstream/cache.ts";
import { instantTimer } from "../../support/timer.ts";
import { type Upstream, createUpstream, path } from "#server/upstream/client.ts";
import { list } from "#server/upstream/wire.ts";
import { memoryLog, type LogLine } from "../support/fake-context.ts";

type Reply = (request: Request, turn: number) => Response | Promise<Response>;

function open(reply: Reply, { baseUrl = "https://office.example", token = null as string | null } = {}) {
  const requests: Request[] = [];
  const log: LogLine[] = [];
  const client = createUpstream({
    timer: instantTimer,
    baseUrl,
    cache: createMemoryCache(),
    log: memoryLog(log),
    async fetch(request) {
      requests.push(request);
      return reply(request, requests.length);
    },
  });
  return { upstream: client.forRequest({ requestId: "request-1", token }), requests, log };
}

const thing = z.object({ name: z.string() });
const read = (upstream: Upstream) => upstream.read(path`/api/things/${1}`, thing);
const good = () => Response.json({ name: "x" });
const status = (code: number, body?: unknown) => () =>
  body === undefined ? new Response(null, { status: code }) : Response.json(body, { status: code });

afterEach(() => vi.useRealTimers());

test("a good answer is its parsed value, and nothing is logged", async () => {
  const { upstream, requests, log } = open(good);
  expect(await read(upstream)).toEqual({ ok: true, value: { name: "x" } });
  expect(requests).toHaveLength(1);
  expect(log).toEqual([]);
});

describe("headers", () => {
  test("a read asks for JSON, has the request's id and no other headers", async () => {
    const { upstream, requests } = open(good);
    await read(upstream);
    expect([...(requests[0]?.headers ?? [])]).toEqual([
      ["accept", "application/json"],
      ["x-request-id", "request-1"],
    ]);
    expect(requests[0]?.redirect).toBe("manual");
  });

  test("the token is sent only with calls for a signed-in visitor", async () => {
    const { upstream, requests } = open(good, { token: "secret" });
    await read(upstream);
    await read(upstream.asGuest());
    await upstream.shared(path`/api/things/${2}`, thing);
    expect(requests.map((request) => request.headers.get("Authorization"))).toEqual([
      "Bearer secret",
      null,
      null,
    ]);
  });

  test("a write without a body has no Content-Type; with one it has, and the idempotency key where one is given", async () => {
    const { upstream, requests } = open(good);
    await upstream.send("POST", path`/api/a`, undefined, thing);
    await upstream.send("POST", path`/api/b`, { x: null }, thing, { idempotencyKey: "k" });
    expect(requests[0]?.headers.get("Content-Type")).toBeNull();
    expect(requests[0]?.headers.get("Idempotency-Key")).toBeNull();
    expect(await requests[0]?.text()).toBe("");
    expect(requests[1]?.headers.get("Content-Type")).toBe("application/json");
    expect(requests[1]?.headers.get("Idempotency-Key")).toBe("k");
    expect(await requests[1]?.text()).toBe('{"x":null}');
  });
});

describe("addresses", () => {
  test("are below the base address, whatever a segment contains", async () => {
    const { upstream, requests } = open(good, { baseUrl: "https://office.example/v1/" });
    await upstream.read(path`/api/cart/${"a/../b?c#d%2e ž"}`, thing, { query: { page: 2, none: null } });
    expect(requests[0]?.url).toBe(
      "https://office.example/v1/api/cart/a%2F..%2Fb%3Fc%23d%252e%20%C5%BE?page=2",
    );
  });

  test.each(["", ".", "..", "\ud800", "x".repeat(301)])(
    "a segment that changes the path is never sent: %j",
    async (segment) => {
      const { upstream, requests } = open(good);
      const answer = await upstream.read(path`/api/cart/${segment}`, thing);
      expect(answer).toMatchObject({ ok: false, error: { kind: "not-found" } });
      expect(await upstream.shared(path`/api/cart/${segment}`, thing)).toMatchObject({ ok: false });
      expect(requests).toEqual([]);
    },
  );
});

describe("each failure has its kind", () => {
  const down = () => Promise.reject(new TypeError("fetch failed"));
  test.each<[string, Reply, object]>([
    ["no connection", down, { kind: "unreachable" }],
    ["500", status(500, {}), { kind: "unreachable" }],
    ["503", status(503), { kind: "unreachable" }],
    ["401", status(401, {}), { kind: "signed-out" }],
    ["404", status(404, { error: "not_exists" }), { kind: "not-found", code: "not_exists" }],
    ["404 in HTML", () => new Response("<h1>No", { status: 404 }), { kind: "not-found", code: null }],
    ["422", status(422, { errors: { email: ["No."] } }), { kind: "invalid", errors: { email: ["No."] } }],
    ["400", status(400, { error: "quantity" }), { kind: "refused", status: 400, code: "quantity" }],
    ["409", status(409, { code: "changed", value: 5 }), { kind: "refused", code: "changed", value: 5 }],
    ["429", status(429), { kind: "refused", status: 429, code: null }],
    ["302", () => Response.redirect("https://sink.example/", 302), { kind: "broken" }],
    ["HTML", () => new Response("<!doctype html>"), { kind: "broken" }],
    ["half JSON", () => new Response('{"name":"x'), { kind: "broken" }],
    ["another shape", () => Response.json({ name: 1 }), { kind: "broken" }],
    ["nothing", status(204), { kind: "broken" }],
  ])("%s", async (_name, reply, failure) => {
    const { upstream } = open(reply);
    expect(await read(upstream)).toMatchObject({ ok: false, error: failure });
  });

  test("a redirect is not followed and the token is not sent elsewhere", async () => {
    const { upstream, requests } = open(() => Response.redirect("https://sink.example/", 307), {
      token: "t",
    });
    await read(upstream);
    expect(requests.map(({ url }) => new URL(url).host)).toEqual(["office.example"]);
  });

  test("a truncated body is an unreachable upstream", async () => {
    const torn = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.error(new Error("reset")),
        }),
      );
    expect(await read(open(torn).upstream)).toMatchObject({ error: { kind: "unreachable" } });
  });
});

describe("retries", () => {
  const flaky =
    (first: Reply): Reply =>
    (request, turn) =>
      turn === 1 ? first(request, turn) : good();

  test.each<[string, Reply]>([
    ["network error", () => Promise.reject(new TypeError("reset"))],
    ["502", status(502)],
    ["503", status(503)],
    ["504", status(504)],
  ])("a read is retried once after %s", async (_name, first) => {
    const { upstream, requests } = open(flaky(first));
    expect(await read(upstream)).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  test.each([500, 501, 400, 401, 404, 409, 422, 429, 302])("a read is not retried after %i", async (code) => {
    const { upstream, requests } = open(status(code));
    await read(upstream);
    expect(requests).toHaveLength(1);
  });

  test("a read is sent twice at most", async () => {
    const { upstream, requests, log } = open(status(503));
    await read(upstream);
    expect(requests).toHaveLength(2);
    expect(log).toHaveLength(1);
  });

  test.each(["POST", "PUT", "DELETE"] as const)("a %s is sent exactly once", async (method) => {
    for (const reply of [status(503), () => Promise.reject(new TypeError("reset"))]) {
      const { upstream, requests } = open(reply);
      const sent = await upstream.send(method, path`/api/cart/${1}`, {}, thing);
      expect(sent).toMatchObject({ error: { kind: "unreachable" } });
      expect(requests).toHaveLength(1);
    }
  });

  test("a read with a side effect is sent exactly once", async () => {
    const { upstream, requests } = open(status(503));
    await upstream.read(path`/api/cart/anonymous/cs`, thing, { once: true });
    expect(requests).toHaveLength(1);
  });
});

describe("deadlines", () => {
  const never = () => new Promise<Response>(() => undefined);
  const endless = () => new Response(new ReadableStream({ start: () => undefined }));

  test.each<[string, Reply]>([
    ["headers", never],
    ["body", endless],
  ])("a read that waits for %s ends after 3 s and is not retried", async (_name, reply) => {
    vi.useFakeTimers();
    const { upstream, requests } = open(reply);
    const reading = read(upstream);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(await Promise.race([reading, "waiting"])).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toMatchObject({ error: { kind: "timed-out" } });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  test.each([
    [undefined, 8_000],
    [10_000, 10_000],
  ])("a write given %s ends after %i ms", async (deadline, ms) => {
    vi.useFakeTimers();
    const { upstream } = open(never);
    const sending = upstream.send("POST", path`/api/orders/${1}`, {}, thing, { deadline });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(await Promise.race([sending, "waiting"])).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await sending).toMatchObject({ error: { kind: "timed-out" } });
  });

  test("the second try shares the first one's deadline", async () => {
    vi.useFakeTimers();
    const { upstream } = open((_request, turn) =>
      turn === 1 ? new Promise((resolve) => setTimeout(() => resolve(status(503)()), 2_500)) : never(),
    );
    const reading = read(upstream);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await reading).toMatchObject({ error: { kind: "timed-out" } });
  });

  test("no timer remains after the answer", async () => {
    vi.useFakeTimers();
    await read(open(good).upstream);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("size limits", () => {
  const mega = 1024 * 1024;
  const text = (bytes: number) => JSON.stringify({ name: "x".repeat(bytes) });

  test("an answer over 2 MB is cut off while it streams", async () => {
    let sent = 0;
    const stream = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          pull(controller) {
            sent += mega / 4;
            controller.enqueue(new Uint8Array(mega / 4));
          },
        }),
      );
    const { upstream, log } = open(stream);
    expect(await read(upstream)).toMatchObject({ error: { kind: "broken" } });
    expect(sent).toBeLessThan(3 * mega);
    expect(log).toMatchObject([{ event: "upstream.broken", fields: { why: "too-large" } }]);
  });

  test("an answer whose announced length is too large is not read", async () => {
    const announced = () => new Response(text(10), { headers: { "Content-Length": String(3 * mega) } });
    expect(await read(open(announced).upstream)).toMatchObject({ error: { kind: "broken" } });
  });

  test("a list may have 5 MB", async () => {
    const { upstream } = open(() => new Response(text(3 * mega)));
    expect(await read(upstream)).toMatchObject({ ok: false });
    const long = upstream.read(path`/api/list`, thing, { maxBytes: 5 * mega });
    expect(await long).toMatchObject({ ok: true });
  });

  test.each([
    ["64 levels are read", 64, true],
    ["65 are not", 65, false],
    ["nor are 10 000", 10_000, false],
  ])("%s", async (_name, depth, ok) => {
    const deep = () => new Response("[".repeat(depth) + "]".repeat(depth));
    expect(await open(deep).upstream.read(path`/api/deep`, z.unknown())).toMatchObject({ ok });
  });

  test("brackets in text are not levels of nesting", async () => {
    const { upstream } = open(() => Response.json({ name: '\\"' + "[".repeat(500) }));
    expect(await read(upstream)).toMatchObject({ ok: true });
  });
});

describe("log", () => {
  test("a failure is one line with the call's template and no value", async () => {
    const reply = status(409, { error: "quantity", message: "jana@divadlo.example" });
    const { upstream, log } = open(reply, { token: "SECRET-TOKEN" });
    await upstream.send("PUT", path`/api/cart/${"SECRET-CART"}`, { note: "SECRET" }, thing);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      level: "info",
      event: "upstream.failed",
      fields: {
        call: "PUT /api/cart/:",
        kind: "refused",
        status: 409,
        code: "quantity",
        request: "request-1",
      },
    });
    expect(JSON.stringify(log)).not.toMatch(/SECRET|jana/);
  });

  test.each([
    [status(503), "unreachable", 503],
    [() => Promise.reject(new Error("reset")), "unreachable", null],
  ])("an outage is a warning with its kind and the number of attempts (%#)", async (reply, kind, code) => {
    const { upstream, log } = open(reply);
    await read(upstream);
    expect(log).toMatchObject([
      { level: "warn", event: "upstream.failed", fields: { kind, status: code, attempts: 2 } },
    ]);
    expect(log[0]?.fields["ms"]).toBeLessThan(60_000);
  });

  test("an answer of the wrong shape, and a redirect, are logged with the reason", async () => {
    const shape = open(() => Response.json({}));
    await read(shape.upstream);
    expect(shape.log).toMatchObject([{ event: "upstream.broken", fields: { why: "shape" } }]);
    const redirect = open(status(302));
    await read(redirect.upstream);
    expect(redirect.log).toMatchObject([{ event: "upstream.broken", fields: { why: "redirect" } }]);
  });

  test("at most five of the dropped rows are named, and all are counted", async () => {
    const { upstream, log } = open(() => Response.json(Array.from({ length: 9 }, () => ({}))));
    await upstream.read(path`/api/things`, list(thing));
    expect(log).toMatchObject([{ event: "upstream.dropped", fields: { count: 9 } }]);
    expect(log[0]?.fields["where"]).toHaveLength(5);
  });

  test("a request is whole until a read of it fails with anything but a 404", async () => {
    const missing = open(status(404));
    await read(missing.upstream);
    expect(missing.upstream.isWhole()).toBe(true);
    const down = open(status(503));
    await down.upstream.asGuest().read(path`/api/things/${1}`, thing);
    expect(down.upstream.isWhole()).toBe(false);
  });

  test("a broken answer is one line with the place, not the value", async () => {
    const { upstream, log } = open(() => Response.json({ name: { email: "SECRET" } }));
    await read(upstream);
    expect(log).toMatchObject([
      { level: "warn", event: "upstream.broken", fields: { where: ["name: invalid_type"] } },
    ]);
    expect(JSON.stringify(log)).not.toContain("SECRET");
  });

  test("unreadable rows of a list are left out and counted", async () => {
    const { upstream, log } = open(() => Response.json([{ name: "a" }, { name: 1 }, null, { name: "b" }]));
    const answer = await upstream.read(path`/api/list`, list(thing));
    expect(answer).toEqual({ ok: true, value: [{ name: "a" }, { name: "b" }] });
    expect(log).toMatchObject([{ event: "upstream.dropped", fields: { count: 2 } }]);
  });
});
