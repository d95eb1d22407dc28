import { expect, test } from "vitest";
import { z } from "zod";
import type { Adapter, CallName } from "#server/upstream/adapter.d.ts";
import { fileAddress } from "#server/upstream/adapted-call.ts";
import type { EndpointName } from "#server/upstream/endpoints.ts";
import { clientOver, type LogLine } from "../support/fake-context.ts";

/** The types of adapters name every call: this does not compile otherwise. */
const everyName: [CallName, EndpointName] extends [EndpointName, CallName] ? true : never = true;

type Reply = (request: Request, turn: number) => Response | Promise<Response>;
const anything = z.unknown();
const json = (value: unknown, init?: ResponseInit) => Response.json(value, init);

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

function open(adapter: Adapter, reply: Reply = () => json({}), token: string | null = null) {
  const sent: Sent[] = [];
  const log: LogLine[] = [];
  const client = clientOver(
    async (request) => {
      const { method, url, headers } = request;
      sent.push({ method, url, headers, body: await request.clone().text() });
      return reply(request, sent.length);
    },
    { adapter, log, baseUrl: "https://office.example/shop" },
  );
  return { upstream: client.forRequest({ requestId: "r", token }), sent, log };
}

const putLine = { id: 5, variantId: null, note: null, quantity: 2 };

test("the types of adapters have every call of the map, and no other", () => {
  expect(everyName).toBe(true);
});

test("a call that the adapter does not mention is sent as the map has it", async () => {
  const { upstream, sent } = open({ calls: { products: { absent: true } } });
  await upstream.send("putLine", { cartId: "c-1" }, putLine, anything);
  expect(sent[0]).toMatchObject({
    method: "PUT",
    url: "https://office.example/shop/api/cart/c-1",
    body: JSON.stringify(putLine),
  });
});

test("method, base, path, query, headers and body are the adapter's", async () => {
  const { upstream, sent } = open(
    {
      bases: { baskets: "https://baskets.example/v2" },
      locale: "cs-CZ",
      headers: { "X-Api-Key": "key-1" },
      calls: {
        putLine: {
          method: "PATCH",
          base: "baskets",
          path: "/{locale}/baskets/{cartId}",
          query: ({ body }) => ({
            fields: ["a", "b"],
            none: null,
            empty: "",
            quantity: Number(body["quantity"]),
          }),
          headers: ({ name }) => ({ "X-Call": name }),
          body: ({ body, params }) => ({ article: body["id"], basket: params["cartId"] }),
        },
      },
    },
    undefined,
    "token-1",
  );
  await upstream.send("putLine", { cartId: "c/1" }, putLine, anything);
  const [request] = sent;
  expect(request).toMatchObject({
    method: "PATCH",
    url: "https://baskets.example/v2/cs-CZ/baskets/c%2F1?fields=a&fields=b&quantity=2",
    body: JSON.stringify({ article: 5, basket: "c/1" }),
  });
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    accept: "application/json",
    authorization: "Bearer token-1",
    "content-type": "application/json",
    "x-api-key": "key-1",
    "x-call": "putLine",
    "x-request-id": "r",
  });
});

test.each<[string, Adapter["customer"], Record<string, string>]>([
  ["bearer", undefined, { authorization: "Bearer token-1" }],
  ["bearer", "bearer", { authorization: "Bearer token-1" }],
  ["a header", { header: "X-Session" }, { "x-session": "token-1" }],
  ["a cookie", { cookie: "sid" }, { cookie: "sid=token-1" }],
])("the customer's token is sent by %s, and never for a guest", async (_, customer, expected) => {
  const { upstream, sent } = open({ ...(customer && { customer }) }, undefined, "token-1");
  await upstream.read("me", {}, anything);
  await upstream.asGuest().read("me", {}, anything);
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject(expected);
  expect([...(sent[1]?.headers.keys() ?? [])]).toEqual(["accept", "x-request-id"]);
});

test("a query replaces the map's, and parameters of its names in a path", async () => {
  const { upstream, sent } = open({
    calls: {
      products: { query: () => ({ p: 2 }) },
      people: { path: () => "/crew?full=1&p=1", query: () => ({ p: [2, 3] }) },
    },
  });
  await upstream.read("products", { page: 1, per_page: 20 }, anything);
  await upstream.read("people", {}, anything);
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(["?p=2", "?full=1&p=2&p=3"]);
});

test("a call without a body gives the adapter an empty one", async () => {
  const { upstream } = open({ calls: { people: { answer: ({ body }) => body } } });
  expect(await upstream.read("people", {}, anything)).toEqual({ ok: true, value: {} });
});

test("a body of URLSearchParams is sent as a form", async () => {
  const { upstream, sent } = open({
    calls: { logIn: { body: ({ body }) => new URLSearchParams({ user: String(body["email"]) }) } },
  });
  await upstream.send("logIn", {}, { email: "a@b.cz", password: "x" }, anything);
  expect(sent[0]?.body).toBe("user=a%40b.cz");
  expect(sent[0]?.headers.get("Content-Type")).toMatch(/^application\/x-www-form-urlencoded/u);
});

test("an answer is mapped with its status, its headers and further requests", async () => {
  const { upstream, sent } = open(
    {
      calls: {
        person: {
          path: ({ params }) => `/crew/${params["id"]}?full=1`,
          async response(theirs: { name: string }, { status, headers, ask }) {
            const roles = await ask("/crew/1/roles", { method: "POST", body: { all: true } });
            return { data: { name: theirs.name, status, at: headers.get("X-At"), roles: roles.body } };
          },
        },
      },
    },
    (request) =>
      json(request.method === "POST" ? ["Nora"] : { name: "Jana" }, { headers: { "X-At": "now" } }),
  );
  expect(await upstream.read("person", { id: 1 }, anything)).toEqual({
    ok: true,
    value: { name: "Jana", status: 200, at: "now", roles: ["Nora"] },
  });
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["GET", "https://office.example/shop/crew/1?full=1", ""],
    ["POST", "https://office.example/shop/crew/1/roles", '{"all":true}'],
  ]);
});

test("an answer of the adapter's own takes several requests with one authentication", async () => {
  const { upstream, sent } = open(
    {
      customer: { header: "X-Session" },
      calls: {
        people: {
          async answer({ ask }) {
            const { body, headers } = await ask("/graphql", { method: "POST", body: { query: "{ crew }" } });
            const more = await ask("/graphql?page=2", { headers: { "X-Page": headers.get("X-Next") ?? "" } });
            return [...(body as string[]), ...(more.body as string[])];
          },
        },
      },
    },
    (_, turn) => json([`person ${turn}`], { headers: { "X-Next": "2" } }),
    "token-1",
  );
  expect(await upstream.read("people", {}, anything)).toEqual({ ok: true, value: ["person 1", "person 2"] });
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["POST", "https://office.example/shop/graphql", '{"query":"{ crew }"}'],
    ["GET", "https://office.example/shop/graphql?page=2", ""],
  ]);
  expect(sent[1]?.headers.get("X-Session")).toBe("token-1");
  expect(sent[1]?.headers.get("X-Page")).toBe("2");
});

test("an answer without a request is a constant", async () => {
  const { upstream, sent } = open({ calls: { posters: { answer: () => ({}) } } });
  expect(await upstream.shared("posters", {}, anything)).toEqual({ ok: true, value: {} });
  expect(sent).toEqual([]);
});

test.each([
  ["returned", (refusal: Response) => refusal],
  [
    "thrown",
    (refusal: Response) => {
      throw refusal;
    },
  ],
])("a refusal inside a 200 is a response that is %s", async (_, give) => {
  const answer = (status: number, body: unknown) => give(Response.json(body, { status }));
  const { upstream, log } = open({
    error: () => ({ status: 500 }),
    calls: {
      addVoucher: {
        answer: async ({ ask }) => {
          await ask("/graphql");
          return answer(400, { error: "minimal_price", value: 800 });
        },
      },
      people: { answer: () => answer(401, {}) },
      register: { answer: () => answer(422, { errors: { email: ["Už ji máme."] } }) },
    },
  });
  expect(await upstream.send("addVoucher", { cartId: "c" }, {}, anything)).toMatchObject({
    error: { kind: "refused", status: 400, code: "minimal_price", value: 800 },
  });
  expect(await upstream.shared("people", {}, anything)).toMatchObject({ error: { kind: "signed-out" } });
  expect(await upstream.send("register", {}, {}, anything, "key")).toMatchObject({
    error: { kind: "invalid", errors: { email: ["Už ji máme."] } },
  });
  expect(log.map(({ level, fields }) => [level, fields?.["status"]])).toEqual([
    ["info", 400],
    ["info", 401],
    ["info", 422],
  ]);
});

test.each([
  [401, "signed-out"],
  [409, "refused"],
])("a 404 that the adapter maps to %i is no missing call", async (status, kind) => {
  const { upstream } = open({ error: () => ({ status, body: {} }) }, () => json({}, { status: 404 }));
  expect(await upstream.read("addresses", {}, anything)).toMatchObject({ error: { kind } });
});

test("only a call about a guest's cart has its stored tempId", async () => {
  const seen: unknown[] = [];
  const { upstream } = open(
    { calls: { putLine: { answer: ({ guest, token }) => void seen.push([guest, token]) } } },
    undefined,
    "token-1",
  );
  const put = (to: Pick<typeof upstream, "send">) => to.send("putLine", { cartId: "c" }, putLine, anything);
  await put(upstream);
  await put(upstream.asGuest("temp-1"));
  await put(upstream.asGuest("temp-1").as("token-2"));
  expect(seen).toEqual([
    [null, "token-1"],
    ["temp-1", null],
    [null, "token-2"],
  ]);
});

test("a method is chosen by what the path asked for, in one object of the call", async () => {
  const found = new WeakMap<object, string>();
  const { upstream, sent } = open(
    {
      calls: {
        putLine: {
          async path(call) {
            const { body } = await call.ask("/entries");
            found.set(call, (body as { entry: string }).entry);
            return `/entries/${found.get(call)}`;
          },
          method: (call) => (found.has(call) ? "PATCH" : "POST"),
          response: (_, call) => ({ entry: found.get(call) }),
        },
      },
    },
    () => json({ entry: "e-1" }),
  );
  const put = await upstream.send("putLine", { cartId: "c" }, putLine, anything);
  expect(put).toEqual({ ok: true, value: { entry: "e-1" } });
  expect(sent.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ["GET", "/shop/entries"],
    ["PATCH", "/shop/entries/e-1"],
  ]);
});

test("an answer without a body is mapped too", async () => {
  const { upstream } = open(
    { calls: { savePassword: { response: (theirs) => ({ token: theirs ?? "none" }) } } },
    () => new Response(null, { status: 204 }),
  );
  expect(await upstream.send("savePassword", {}, {}, anything)).toEqual({
    ok: true,
    value: { token: "none" },
  });
});

test("errors are mapped to the site's", async () => {
  const { upstream } = open(
    {
      error({ status, body }) {
        const { code } = body as { code: string };
        return code === "E7" ? { status: 422, body: { errors: { email: ["Už ji máme."] } } } : { status };
      },
    },
    (_, turn) => json({ code: turn === 1 ? "E7" : "E8" }, { status: 409 }),
  );
  const subscribe = () => upstream.send("subscribe", {}, { email: "x", type: "modal" }, anything);
  expect(await subscribe()).toMatchObject({ error: { kind: "invalid", errors: { email: ["Už ji máme."] } } });
  expect(await subscribe()).toMatchObject({ error: { kind: "refused", status: 409, code: "E8" } });
});

test("an absent call is never sent", async () => {
  const { upstream, sent } = open({ calls: { people: { absent: true } } });
  expect(await upstream.shared("people", {}, anything)).toMatchObject({ error: { kind: "not-found" } });
  expect(sent).toEqual([]);
});

const throws = () => {
  throw new Error("no such field");
};

test.each<[string, Adapter, string]>([
  ["path", { calls: { people: { path: throws } } }, "unreachable"],
  ["query", { calls: { people: { query: throws } } }, "unreachable"],
  ["headers", { calls: { people: { headers: throws } } }, "unreachable"],
  ["body", { calls: { people: { body: throws } } }, "unreachable"],
  ["response", { calls: { people: { response: throws } } }, "broken"],
  ["answer", { calls: { people: { answer: throws } } }, "unreachable"],
])("an error in %s is a failed call with a line in the log", async (_, adapter, kind) => {
  const { upstream, log } = open(adapter);
  expect(await upstream.read("people", {}, anything)).toMatchObject({ ok: false, error: { kind } });
  expect(log).toMatchObject([
    {
      level: "warn",
      event: "upstream.broken",
      fields: { call: "GET /api/people/cs", why: "adapter: Error: no such field" },
    },
  ]);
});

test.each<[string, Adapter, string]>([
  ["throws no Error", { calls: { people: { path: () => Promise.reject("x") } } }, "not an Error"],
  [
    "names a value that the call lacks",
    { calls: { people: { path: "/crew/{id}" } } },
    "the path has no value for one of its names",
  ],
  [
    "returns no path",
    { calls: { people: { path: () => "crew" } } },
    "a path must begin with / and stay below its base URL",
  ],
])("an adapter that %s has its reason in the log", async (_, adapter, why) => {
  const { upstream, log, sent } = open(adapter);
  expect(await upstream.read("people", {}, anything)).toMatchObject({ error: { kind: "unreachable" } });
  expect(log).toMatchObject([{ event: "upstream.broken", fields: { why: `adapter: ${why}` } }]);
  expect(sent).toEqual([]);
});

test("a request inside a function that gets no answer is no error of the adapter", async () => {
  const { upstream, log } = open({ calls: { addVoucher: { answer: ({ ask }) => ask("/graphql") } } }, () => {
    throw new TypeError("fetch failed", { cause: new Error("x") });
  });
  await upstream.send("addVoucher", { cartId: "c" }, {}, anything);
  expect(log.map(({ event, fields }) => [event, fields["why"]])).toEqual([["upstream.failed", undefined]]);
});

test("an error that the adapter does not map stays as it is", async () => {
  const { upstream } = open({ error: () => ({}) }, () => json({ error: "E9" }, { status: 409 }));
  expect(await upstream.read("people", {}, anything)).toMatchObject({
    error: { kind: "refused", status: 409, code: "E9" },
  });
});

test("an error in the mapping of errors is a failed call too", async () => {
  const { upstream } = open({ error: throws }, () => json({}, { status: 409 }));
  expect(await upstream.read("people", {}, anything)).toMatchObject({ ok: false, error: { kind: "broken" } });
});

test.each(["//evil.example/x", "https://evil.example/", "people", "/../../admin", "/\\evil.example"])(
  "a path %s that leaves the base URL is not sent",
  async (path) => {
    const { upstream, sent } = open({ calls: { people: { path: () => path } } });
    expect(await upstream.read("people", {}, anything)).toMatchObject({ error: { kind: "unreachable" } });
    expect(sent).toEqual([]);
  },
);

test.each(["/\t/evil.example", "/\t/"])(
  "a path %j does not leave a base URL without a path",
  async (path) => {
    const { upstream, sent } = open({
      bases: { root: "https://root.example" },
      calls: { people: { base: "root", path: () => path } },
    });
    await upstream.read("people", {}, anything);
    expect(sent.filter(({ url }) => !url.startsWith("https://root.example/"))).toEqual([]);
  },
);

test("a read with another method is sent again after a failure", async () => {
  const { upstream, sent } = open({ calls: { people: { method: "POST" } } }, () => json({}, { status: 502 }));
  await upstream.read("people", {}, anything);
  expect(sent.map(({ method }) => method)).toEqual(["POST", "POST"]);
});

test("a write with another method is not sent twice", async () => {
  const reset = () => {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("x"), { code: "ECONNRESET" }) });
  };
  const put = open({}, reset);
  await put.upstream.send("putLine", { cartId: "c" }, putLine, anything);
  expect(put.sent).toHaveLength(2);
  const posted = open({ calls: { putLine: { method: "POST" } } }, reset);
  await posted.upstream.send("putLine", { cartId: "c" }, putLine, anything);
  expect(posted.sent).toHaveLength(1);
});

test("pictures and documents have the adapter's base and path", async () => {
  const adapter: Adapter = {
    bases: { media: "https://media.example" },
    calls: {
      picture: {
        base: "media",
        path: ({ params }) => `/${params["size"]}/${encodeURIComponent(String(params["file"]))}`,
      },
      file: { path: "/documents/{file}" },
    },
  };
  const picture = { folder: "product", size: "big", file: "hrnek č. 1.jpg" };
  const at = await fileAddress("https://office.example", "picture", picture, adapter);
  expect(at?.href).toBe("https://media.example/big/hrnek%20%C4%8D.%201.jpg");
  const file = await fileAddress("https://office.example", "file", { file: "a b.pdf" }, adapter);
  expect(file?.href).toBe("https://office.example/documents/a%20b.pdf");
});

test("the path of a file cannot send requests, and one that cannot exist is none", async () => {
  const adapter: Adapter = {
    calls: { file: { path: async ({ ask }) => String((await ask("/files")).body) } },
  };
  const at = (file: string) => fileAddress("https://office.example", "file", { file }, adapter);
  await expect(at("a.pdf")).rejects.toThrow("a file's path cannot send requests");
  expect(await at("../a.pdf")).toBeNull();
});
