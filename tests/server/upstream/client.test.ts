import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import { list, optionalList } from "#server/upstream/wire.ts";
import { clientOver, type LogLine } from "../support/fake-context.ts";

type Reply = (request: Request, turn: number) => Response | Promise<Response>;

function open(reply: Reply, { token = null as string | null, baseUrl = "https://office.example" } = {}) {
  const requests: Request[] = [];
  const log: LogLine[] = [];
  const client = clientOver(
    async (request) => {
      requests.push(request);
      return reply(request, requests.length);
    },
    { log, baseUrl },
  );
  return { upstream: client.forRequest({ requestId: "request-1", token }), requests, log };
}

const thing = z.object({ name: z.string() });
const read = (upstream: Upstream) => upstream.read("person", { id: 1 }, thing);
const good = () => Response.json({ name: "x" });
const status = (code: number, body?: unknown, retryAfter?: string) => () => {
  const init = { status: code, ...(retryAfter && { headers: { "Retry-After": retryAfter } }) };
  return body === undefined ? new Response(null, init) : Response.json(body, init);
};
const lost = (code: string) => () =>
  Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));

afterEach(() => vi.useRealTimers());

test("a good answer is its parsed value, and nothing is logged", async () => {
  const { upstream, requests, log } = open(good);
  expect(await read(upstream)).toEqual({ ok: true, value: { name: "x" } });
  expect(requests).toHaveLength(1);
  expect(log).toEqual([]);
});

/** The failure of a call that did not leave the site. */
const held = { kind: "unreachable", isSent: false };

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
    await upstream.shared("person", { id: 2 }, thing);
    expect(requests.map((request) => request.headers.get("Authorization"))).toEqual([
      "Bearer secret",
      null,
      null,
    ]);
  });

  test("only a write with a body has a Content-Type", async () => {
    const { upstream, requests } = open(good);
    await upstream.send("createCart", {}, undefined, thing);
    await upstream.send("register", {}, { x: null }, thing, "k");
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
    await upstream.read("article", { slug: "a/../b?c#d%2e ž" }, thing);
    await upstream.read("articles", { page: 2, category: null }, thing);
    expect(requests.map(({ url }) => url)).toEqual([
      "https://office.example/v1/api/blog/cs/a%2F..%2Fb%3Fc%23d%252e%20%C5%BE",
      "https://office.example/v1/api/blog/cs?page=2",
    ]);
  });

  test.each(["", ".", "..", "\ud800", "x".repeat(1_001)])(
    "a segment that changes the path is never sent: %j",
    async (segment) => {
      const { upstream, requests } = open(good);
      const answer = await upstream.read("article", { slug: segment }, thing);
      expect(answer).toMatchObject({ ok: false, error: { kind: "not-found" } });
      expect(await upstream.shared("article", { slug: segment }, thing)).toMatchObject({ ok: false });
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
    ["403 in HTML", () => new Response("<h1>No", { status: 403 }), { kind: "misrouted" }],
    ["422 in HTML", () => new Response("<h1>No", { status: 422 }), { kind: "misrouted" }],
    ["an empty 403", status(403), { kind: "refused", status: 403 }],
    ["503 with Retry-After", status(503, {}, "30"), { kind: "unreachable", wait: 30 }],
    ["429 with Retry-After", status(429, {}, "30"), { kind: "refused", status: 429, wait: 30 }],
    ["a connection reset", lost("ECONNRESET"), { kind: "unreachable", isSent: true }],
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

  test("a page instead of JSON is no answer to a change, whatever its status", async () => {
    for (const code of [400, 403, 404, 405, 409, 410, 413, 422]) {
      const { upstream } = open(() => new Response("<h1>No", { status: code }));
      const sent = await upstream.send("saveProfile", {}, {}, thing);
      expect(sent, String(code)).toEqual({ ok: false, error: { kind: "misrouted" } });
    }
  });

  test("no connection at all is not a call that was sent", async () => {
    for (const code of ["ECONNREFUSED", "ENOTFOUND", "UND_ERR_CONNECT_TIMEOUT", "CERT_HAS_EXPIRED"]) {
      expect(await read(open(lost(code)).upstream)).toEqual({ ok: false, error: { kind: "unreachable" } });
    }
  });

  test("a call whose answer is no HTTP was sent", async () => {
    for (const code of ["HPE_INVALID_CONSTANT", "UND_ERR_HEADERS_OVERFLOW", "UND_ERR_HEADERS_TIMEOUT"]) {
      const error = { kind: "unreachable", isSent: true };
      expect(await read(open(lost(code)).upstream)).toEqual({ ok: false, error });
    }
  });

  test("a 404 with a page is a proxy's, if the specification names the call", async () => {
    const { upstream } = open(() => new Response("<h1>No", { status: 404 }));
    const cart = await upstream.read("guestCart", { tempId: "x" }, thing);
    expect(cart).toEqual({ ok: false, error: { kind: "misrouted" } });
    expect(await read(open(status(404)).upstream)).not.toMatchObject({ error: { isPage: true } });
    expect(await read(upstream)).toMatchObject({ error: { kind: "not-found", isPage: true } });
  });

  test.each([404, 405, 501])(
    "a list that the site works without is absent after a page with %i",
    async (code) => {
      const { upstream } = open(() => new Response("<h1>No", { status: code }));
      for (const call of ["posters", "countries", "articleCategories"] as const)
        expect(await upstream.shared(call, {}, thing)).toMatchObject({ error: { kind: "not-found" } });
      expect(await upstream.shared("categories", {}, thing)).toMatchObject({ ok: false });
      expect(await upstream.shared("categories", {}, thing)).not.toMatchObject({
        error: { kind: "not-found" },
      });
    },
  );

  test("the client knows the longest wait that the upstream asked for", async () => {
    let wait = "5";
    const { upstream } = open(() => status(503, {}, wait)());
    expect(upstream.retryAfter()).toBeNull();
    await read(upstream);
    expect(upstream.retryAfter()).toBe(5);
    wait = "90";
    await upstream.asGuest().send("sendRating", {}, {}, thing);
    wait = "7";
    await upstream.shared("venues", {}, thing);
    expect(upstream.retryAfter()).toBe(90);
  });

  test("a truncated body is an unreachable upstream", async () => {
    const torn = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.error(new Error("reset")),
        }),
      );
    expect(await read(open(torn).upstream)).toMatchObject({ error: { kind: "unreachable", isSent: true } });
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

  const mayBeDone = { kind: "unreachable", isSent: true };
  test.each([
    ["no connection", lost("ECONNREFUSED"), mayBeDone],
    ["500", status(500), mayBeDone],
    ["503 with Retry-After", status(503, {}, "30"), { ...mayBeDone, wait: 30 }],
    ["429", status(429, {}), mayBeDone],
    ["a page instead of JSON", () => new Response("<h1>No", { status: 403 }), mayBeDone],
    ["a refusal", status(409, { error: "quantity" }), { kind: "refused", status: 409 }],
    ["404", status(404, {}), { kind: "not-found" }],
  ])("a write whose answer was lost, sent again and answered with %s", async (_name, second, failure) => {
    const { upstream } = open((_request, turn) => (turn === 1 ? lost("ECONNRESET")() : second()));
    const sent = await upstream.send("saveProfile", {}, {}, thing);
    expect(sent).toMatchObject({ ok: false, error: failure });
  });

  test("a read is not sent again before the time that the upstream names", async () => {
    const { upstream, requests } = open(status(503, {}, "30"));
    await read(upstream);
    expect(requests).toHaveLength(1);
  });

  test("of a 503 holds this call of all visitors once five were answered so, as not sent", async () => {
    vi.useFakeTimers();
    const { upstream, requests } = open((_request, turn) => (turn <= 5 ? status(503, {}, "30")() : good()));
    for (let count = 1; count <= 5; count += 1) {
      await read(upstream);
      expect(requests).toHaveLength(count);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await read(upstream)).toEqual({ ok: false, error: { ...held, wait: 20 } });
    expect(requests).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await read(upstream)).toMatchObject({ ok: true });
  });

  test("of a 429 holds nobody else: it may be the limit of one visitor", async () => {
    const { upstream } = open((_request, turn) => (turn === 1 ? status(429, {}, "30")() : good()));
    await read(upstream);
    expect(await read(upstream)).toMatchObject({ ok: true });
  });
});

describe("an upstream that is down", () => {
  test.each<[string, Reply]>([
    ["refuses connections", lost("ECONNREFUSED")],
    ["has a gateway that answers 502", status(502, {})],
    ["has a gateway that answers 504", status(504, {})],
  ])("and %s is left alone after five calls, a write is then known as not sent", async (_name, reply) => {
    const { upstream, requests } = open(reply);
    const write = () => upstream.send("deleteAccount", {}, {}, thing);
    for (let count = 0; count < 5; count += 1) await write();
    expect(requests).toHaveLength(5);
    expect(await write()).toEqual({ ok: false, error: { ...held, wait: 3 } });
    expect(requests).toHaveLength(5);
  });

  test.each<[string, Reply]>([
    ["500", status(500, {})],
    ["404", status(404, {})],
    ["422", status(422, {})],
    ["a wrong shape", () => Response.json([])],
  ])("is not one that answers %s", async (_name, reply) => {
    const { upstream, requests } = open(reply);
    for (let count = 0; count < 7; count += 1) await read(upstream);
    expect(requests).toHaveLength(7);
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
    const long = upstream.read("people", {}, thing);
    expect(await long).toMatchObject({ ok: true });
  });

  test.each([
    ["64 levels are read", 64, true],
    ["65 are not", 65, false],
    ["nor are 10 000", 10_000, false],
  ])("%s", async (_name, depth, ok) => {
    const deep = () => new Response("[".repeat(depth) + "]".repeat(depth));
    expect(await open(deep).upstream.read("people", {}, z.unknown())).toMatchObject({ ok });
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
    await upstream.send("putLine", { cartId: "SECRET-CART" }, { note: "SECRET" }, thing);
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
    const rows = [{ name: "a" }, ...Array.from({ length: 9 }, () => ({}))];
    const { upstream, log } = open(() => Response.json(rows));
    await upstream.read("people", {}, list(thing));
    expect(log).toMatchObject([{ event: "upstream.dropped", fields: { count: 9 } }]);
    expect(log[0]?.fields["where"]).toHaveLength(5);
  });

  test("a request is whole until a read of it fails with anything but a 404", async () => {
    const missing = open(status(404));
    await read(missing.upstream);
    expect(missing.upstream.isWhole()).toBe(true);
    const down = open(status(503));
    await down.upstream.asGuest().read("person", { id: 1 }, thing);
    expect(down.upstream.isWhole()).toBe(false);
  });

  test("a broken answer is one line with the place, not the value", async () => {
    const { upstream, log } = open(() => Response.json({ name: { email: "SECRET" } }));
    await read(upstream);
    expect(log).toMatchObject([
      {
        level: "warn",
        event: "upstream.broken",
        fields: { where: ["name: Invalid input: expected string, received object"] },
      },
    ]);
    expect(JSON.stringify(log)).not.toContain("SECRET");
  });

  test("unreadable rows of a list are left out and counted", async () => {
    const { upstream, log } = open(() => Response.json([{ name: "a" }, { name: 1 }, null, { name: "b" }]));
    const answer = await upstream.read("people", {}, list(thing));
    expect(answer).toEqual({ ok: true, value: [{ name: "a" }, { name: "b" }] });
    expect(log).toMatchObject([{ event: "upstream.dropped", fields: { count: 2 } }]);
  });

  test("a list without a readable row is broken, and the log says why", async () => {
    const { upstream, log } = open(() => Response.json([{ name: 1 }, { name: 2 }]));
    expect(await upstream.read("people", {}, list(thing))).toEqual({ ok: false, error: { kind: "broken" } });
    const name = "name: Invalid input: expected string, received number";
    expect(log).toMatchObject([
      {
        event: "upstream.broken",
        fields: { where: ["answer: no row can be read", `0.${name}`, `1.${name}`] },
      },
    ]);
  });

  test("an optional list without a readable row is empty", async () => {
    const { upstream, log } = open(() => Response.json({ name: "a", roles: [{}, {}] }));
    const person = thing.extend({ roles: optionalList(thing) });
    expect(await upstream.read("people", {}, person)).toMatchObject({ value: { name: "a", roles: [] } });
    expect(log).toMatchObject([{ event: "upstream.dropped", fields: { count: 2 } }]);
  });

  test("an empty list is empty", async () => {
    const { upstream } = open(() => Response.json([]));
    expect(await upstream.read("people", {}, list(thing))).toEqual({ ok: true, value: [] });
  });
});
