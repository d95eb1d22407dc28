import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import type { Upstream } from "#server/upstream/client.ts";
import { endpoints, logName, type Endpoint } from "#server/upstream/endpoints.ts";
import { root } from "../../support/output.ts";
import { clientOver } from "../support/fake-context.ts";

/** Every row of the map of calls. */
const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
/** Files that a GET reads have their own readers. */
const calls = all.filter(([, { method, answer }]) => method !== "GET" || answer !== "bytes");
const named = (wanted: (endpoint: Endpoint) => boolean) =>
  all.filter(([, endpoint]) => wanted(endpoint)).map(([name]) => name);

const segmentsOf = ({ path: template }: Endpoint) =>
  [...template.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name).filter((name) => name !== "locale");

type Fetch = Parameters<typeof clientOver>[0];

/** Sends a call of any name: the types of its params are not known here. */
function ask(name: string, fetch: Fetch, settings: Parameters<typeof clientOver>[1] = {}) {
  const upstream: Upstream = clientOver(fetch, settings).forRequest({ requestId: "r", token: null });
  // As the settings may name it.
  upstream.offers.announce(["resend"]);
  const endpoint: Endpoint | undefined = all.find(([each]) => each === name)?.[1];
  const params = Object.fromEntries((endpoint ? segmentsOf(endpoint) : []).map((segment) => [segment, "x1"]));
  return endpoint?.method === "GET"
    ? upstream.read(name as "person", params as { id: string }, z.unknown())
    : upstream.send(name as "register", params as Record<string, never>, {}, z.unknown(), "key-1");
}

afterEach(() => vi.useRealTimers());

describe("the map of calls", () => {
  test("has every call once", () => {
    const shapes = all.map(
      ([, { method, path: at, query = [] }]) => `${method} ${at.replace(/\{\w+\}/gu, "{}")} ${query.join()}`,
    );
    expect(shapes.length).toBeGreaterThan(60);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test("has whole segments in braces, and no name both there and in the query", () => {
    const wrong = all.filter(
      ([, endpoint]) =>
        !/^(?:\/(?:[\w-]+|\{\w+\}))+$/u.test(endpoint.path) ||
        new Set([...segmentsOf(endpoint), ...(endpoint.query ?? [])]).size !==
          segmentsOf(endpoint).length + (endpoint.query ?? []).length,
    );
    expect(wrong).toEqual([]);
  });

  test("marks the calls of the specification, and no others", () => {
    const table = readFileSync(path.join(root, "tests/specification.md"), "utf8");
    const rows = [...table.matchAll(/^\| 7\.\d+ +\| (GET|POST|PUT|DELETE) — (\S+) —/gmu)];
    const texts = rows.flatMap(([, method, template = ""]) => {
      const [, before = "", optional] = /^([^[]+)(?:\[(.+)\])?$/u.exec(template) ?? [];
      return [before, ...(optional ? [before + optional] : [])].map((at) => shapeOf(`${method} ${at}`));
    });
    expect(rows).toHaveLength(17);
    const specified = all.filter(([, endpoint]) => endpoint.specified);
    expect(specified.map(([, { method, path: at }]) => shapeOf(`${method} ${at}`)).toSorted()).toEqual(
      texts.toSorted(),
    );
  });

  test("is plain data", () => {
    expect(JSON.parse(JSON.stringify(endpoints))).toEqual(endpoints);
  });

  test("is checked by the compiler: the segments, the query and the key of a call", () => {
    async function neverCalled(upstream: Upstream) {
      // @ts-expect-error -- the segment is missing
      await upstream.read("guestCart", {}, z.unknown());
      // @ts-expect-error -- no such segment
      await upstream.read("guestCart", { tempId: "t", id: 1 }, z.unknown());
      // @ts-expect-error -- the call has no params
      await upstream.read("countries", { page: 1 }, z.unknown());
      // @ts-expect-error -- the query has no such name
      await upstream.read("articles", { perPage: 1 }, z.unknown());
      // @ts-expect-error -- no such call
      await upstream.read("carriers", {}, z.unknown());
      // @ts-expect-error -- `read` takes no POST
      await upstream.read("createCart", {}, z.unknown());
      // @ts-expect-error -- a file has its own reader
      await upstream.read("file", { file: "a.pdf" }, z.unknown());
      // @ts-expect-error -- `send` takes no GET
      await upstream.send("me", {}, {}, z.unknown());
      // @ts-expect-error -- the key is missing
      await upstream.send("placeOrder", { cartId: "c" }, {}, z.unknown());
      // @ts-expect-error -- the call has no key
      await upstream.send("logIn", {}, {}, z.unknown(), "key");
    }
    expect(neverCalled).toBeInstanceOf(Function);
  });
});

function shapeOf(call: string): string {
  return call.replace(/\{\w+\}/gu, "{}");
}

test.each(calls)(
  "%s is sent with its method and path, and logged without its segments",
  async (name, call) => {
    const sent: string[] = [];
    await ask(name, async ({ method, url }) => {
      sent.push(`${method} ${new URL(url).pathname}`);
      return new Response(null, { status: 410 });
    });
    const written = `${call.method} ${call.path.replace("{locale}", "cs")}`;
    expect(sent).toEqual([written.replaceAll(/\{\w+\}/gu, "x1")]);
    expect(logName(call)).toBe(written.replaceAll(/\{\w+\}/gu, ":"));
  },
);

describe("the data of an answer", () => {
  const value = { name: "x" };

  test.each(calls.filter(([, { answer }]) => answer === "data" || answer === "bare"))(
    "%s are read under `data` and bare",
    async (name) => {
      expect(await ask(name, async () => Response.json({ data: value }))).toEqual({ ok: true, value });
      expect(await ask(name, async () => Response.json(value))).toEqual({ ok: true, value });
    },
  );

  test.each(calls.filter(([, { answer }]) => answer === "page"))(
    "%s are read with what is beside them, and bare",
    async (name) => {
      const page = { data: [value], meta: { page: 2 } };
      expect(await ask(name, async () => Response.json(page))).toEqual({ ok: true, value: page });
      const bare = await ask(name, async () => Response.json([value]));
      expect(bare).toEqual({ ok: true, value: { data: [value] } });
    },
  );
});

const own: Record<string, number> = {
  placeOrder: 10_000,
  sendComplaint: 10_000,
  sendWithdrawal: 10_000,
};

test.each([
  ["by default", {}, { read: 3_000, send: 8_000 }],
  ["as set", { UPSTREAM_READ_MS: "1000", UPSTREAM_SEND_MS: "20000" }, { read: 1_000, send: 20_000 }],
])("every call has its deadline %s", async (_how, env, ms) => {
  vi.useFakeTimers();
  for (const [name, { method }] of calls) {
    const deadline = own[name] ?? (method === "GET" ? ms.read : ms.send);
    const asking = ask(name, () => new Promise(() => undefined), { env });
    await vi.advanceTimersByTimeAsync(deadline - 1);
    expect(await Promise.race([asking, "waiting"]), name).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await asking, name).toMatchObject({ error: { kind: "timed-out" } });
  }
});

describe("calls that are sent again", () => {
  const changingReads = ["newGuestCart", "logOut"];
  const absolute = ["chooseSeats", "putLine", "putAddress", "putCompany", "saveProfile", "saveSubscription"];
  const withKey = [
    "askForReset",
    "resendOrders",
    "placeOrder",
    "register",
    "sendComplaint",
    "sendWithdrawal",
    "setPassword",
  ];

  const reads = calls.filter(([, { method }]) => method === "GET").map(([name]) => name);
  const retried = reads.filter((name) => !changingReads.includes(name));

  test("are marked in the map by their method", () => {
    expect(named(({ repeat }) => repeat === "never").toSorted()).toEqual(changingReads.toSorted());
    expect(named(({ method, repeat }) => method === "PUT" && repeat === "absolute").toSorted()).toEqual(
      absolute.toSorted(),
    );
    expect(named(({ method, repeat }) => method === "POST" && repeat === "with-key").toSorted()).toEqual(
      withKey.toSorted(),
    );
    expect(named(({ repeat }) => repeat !== undefined)).toHaveLength(15);
  });

  const failed = (code?: string, cause = Object.assign(new Error("closed"), { code })) =>
    Promise.reject(new TypeError("fetch failed", { cause }));
  const status = (code: number) => Promise.resolve(Response.json({}, { status: code }));
  const honoured = { UPSTREAM_IDEMPOTENCY: "on" };
  const unknown = { UPSTREAM_IDEMPOTENCY: "off" };

  /** The failure, the environment, and the calls that the site then sends twice. */
  const cases: [string, () => Promise<Response>, Record<string, string>, readonly string[]][] = [
    ["a reset", () => failed("ECONNRESET"), unknown, [...retried, ...absolute]],
    ["a reset, with keys", () => failed("ECONNRESET"), honoured, [...retried, ...absolute, ...withKey]],
    ["a closed socket", () => failed("UND_ERR_SOCKET"), honoured, [...retried, ...absolute, ...withKey]],
    ["a broken pipe", () => failed("EPIPE"), honoured, [...retried, ...absolute, ...withKey]],
    ["no connection", () => failed("ECONNREFUSED"), honoured, retried],
    ["another error", () => failed(), honoured, retried],
    ["a torn answer", async () => tornAnswer(), honoured, retried],
    ["502", () => status(502), honoured, retried],
    ["503", () => status(503), honoured, retried],
    ["504", () => status(504), honoured, retried],
    ["500", () => status(500), honoured, []],
    ["429", () => status(429), honoured, []],
    ["200", () => status(200), honoured, []],
  ];

  test.each(cases)("after %s", async (_what, reply, env, expected) => {
    const counted = calls.map(async ([name]) => {
      const keys: (string | null)[] = [];
      await ask(
        name,
        (request) => {
          keys.push(request.headers.get("Idempotency-Key"));
          return reply();
        },
        { env },
      );
      expect(new Set(keys).size, name).toBe(1);
      expect(keys.length, name).toBeLessThan(3);
      return keys.length === 2 ? [name] : [];
    });
    const twice = (await Promise.all(counted)).flat();
    expect(twice.toSorted()).toEqual(expected.toSorted());
  });

  test("none after a time-out", async () => {
    vi.useFakeTimers();
    for (const [name] of calls) {
      let sent = 0;
      const asking = ask(
        name,
        ({ signal }) => {
          sent += 1;
          return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
        },
        { env: honoured },
      );
      await vi.advanceTimersByTimeAsync(11_000);
      expect(await asking, name).toMatchObject({ error: { kind: "timed-out" } });
      expect(sent, name).toBe(1);
    }
  });

  test("the second answer counts", async () => {
    let sent = 0;
    const answer = await ask("putLine", () => {
      sent += 1;
      return sent === 1 ? failed("ECONNRESET") : status(409);
    });
    expect(answer).toMatchObject({ error: { kind: "refused", status: 409 } });
  });

  test("a back office honours keys only if its operator says so", async () => {
    const keys = async (env: Record<string, string>) => {
      let sent = 0;
      await ask("placeOrder", () => ((sent += 1), failed("ECONNRESET")), { env });
      return sent;
    };
    expect(await keys({})).toBe(2);
    expect(await keys({ API_BASE_URL: "https://office.example" })).toBe(1);
    expect(await keys({ API_BASE_URL: "https://office.example", ...honoured })).toBe(2);
    expect(await keys(unknown)).toBe(1);
  });

  /** Node's own errors, over a connection that the upstream closes instead of answering. */
  test.each<[string, number, RequestListener]>([
    ["closed", 2, ({ socket }) => void socket.destroy()],
    ["reset", 2, ({ socket }) => void socket.resetAndDestroy()],
    [
      "closed after the first bytes",
      1,
      ({ socket }, response) => {
        response.writeHead(200, { "Content-Length": "100" });
        response.write("{", () => socket.destroy());
      },
    ],
  ])("a PUT whose connection is %s is sent %i times", async (_how, times, listener) => {
    let sent = 0;
    const server = createServer((request, response) => {
      request.resume().on("end", () => {
        sent += 1;
        listener(request, response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const baseUrl = `http://127.0.0.1:${port}`;
    expect(await ask("putLine", fetch, { baseUrl })).toMatchObject({ error: { kind: "unreachable" } });
    expect(sent).toBe(times);
  });
});

function tornAnswer(): Response {
  const cause = Object.assign(new Error("closed"), { code: "UND_ERR_SOCKET" });
  return new Response(
    new ReadableStream({ pull: (controller) => controller.error(new TypeError("terminated", { cause })) }),
  );
}
