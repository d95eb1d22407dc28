import { expect, test } from "vitest";
import { z } from "zod";
import type { Adapter, Call, CallName } from "#server/upstream/adapter.d.ts";
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

test("a call without a function is sent as the map has it, with the headers", async () => {
  const { upstream, sent } = open({ headers: { "X-Api-Key": "key-1" }, locale: "cs-CZ" });
  await upstream.send("putLine", { cartId: "c-1" }, putLine, anything);
  await upstream.read("people", {}, anything);
  expect(sent[0]).toMatchObject({
    method: "PUT",
    url: "https://office.example/shop/api/cart/c-1",
    body: JSON.stringify(putLine),
  });
  expect(sent[1]?.url).toBe("https://office.example/shop/api/people/cs-CZ");
  expect(sent.map(({ headers }) => headers.get("X-Api-Key"))).toEqual(["key-1", "key-1"]);
});

test("a request has the adapter's method, base, path, query, headers and body", async () => {
  const { upstream, sent } = open(
    {
      bases: { baskets: "https://baskets.example/v2" },
      locale: "cs-CZ",
      headers: { "X-Api-Key": "key-1" },
      calls: {
        putLine: (call) =>
          call.patch("/{locale}/baskets/{cartId}?first=1", {
            base: "baskets",
            query: { fields: ["a", "b"], none: null, empty: "", quantity: call.body["quantity"] },
            headers: { "X-Call": call.name },
            body: { article: call.body["id"], basket: call.params["cartId"] },
          }),
      },
    },
    undefined,
    "token-1",
  );
  await upstream.send("putLine", { cartId: "c/1" }, putLine, anything);
  const [request] = sent;
  expect(request).toMatchObject({
    method: "PATCH",
    url: "https://baskets.example/v2/cs-CZ/baskets/c%2F1?first=1&fields=a&fields=b&quantity=2",
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

test.each(["get", "post", "put", "patch", "delete"] as const)("%s sends that method", async (method) => {
  const { upstream, sent } = open({ calls: { people: (call) => call[method]("/crew") } });
  await upstream.read("people", {}, anything);
  expect(sent[0]?.method).toBe(method.toUpperCase());
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

test("an id of an address is a text, and one of a body has its own type", async () => {
  const seen: unknown[] = [];
  const { upstream, sent } = open({
    calls: {
      product: ({ params }) => void seen.push(params["id"]),
      putLine: ({ body, put }) => put("/lines", { body }),
    },
  });
  await upstream.read("product", { id: 5 }, anything);
  await upstream.read("product", { id: "12345678901234567890n" }, anything);
  await upstream.send("putLine", { cartId: "c" }, { id: "12345678901234567890n", variantId: "7" }, anything);
  expect(seen).toEqual(["5", "12345678901234567890"]);
  expect(sent[0]?.body).toBe('{"id":12345678901234567890,"variantId":"7"}');
});

const noFilters = { category: [], brand: [], availability: [], attribute: [] };

test.each([
  ["products", { ...noFilters, page: 1, per_page: 20 }],
  ["articles", { page: 1, per_page: 10 }],
  ["ratings", { page: 1, per_page: 10 }],
  ["orders", { page: 1, per_page: 10 }],
  ["search", { limit: 20 }],
  ["people", {}],
] as const)("the params of %s have numbers and lists that the site does not send", async (name, expected) => {
  const { upstream, sent } = open({
    calls: { [name]: (call: Call) => call.get("/x").then(() => call.params) },
  });
  expect(await upstream.read(name, {}, anything)).toEqual({ ok: true, value: expected });
  expect(sent[0]?.url).toBe("https://office.example/shop/x");
});

test("params that the site sends stay, and its own call has no others", async () => {
  const seen: unknown[] = [];
  const products = (call: Call) => (seen.push(call.params), call.own());
  const { upstream, sent } = open({ calls: { products } });
  await upstream.read("products", { brand: ["a"], category: undefined, page: 3, price_min: null }, anything);
  expect(seen).toEqual([{ ...noFilters, brand: ["a"], page: 3, per_page: 20, price_min: null }]);
  expect(sent[0]?.url).toMatch(/\/cs\?brand=a&page=3$/u);
});

test("the whole catalogue has one page", async () => {
  const { upstream } = open({
    calls: { products: { all: ({ params }) => [params["page"], params["per_page"]] } },
  });
  const read = await upstream.read("products", {}, z.object({ data: anything }));
  expect(read).toEqual({ ok: true, value: { data: [1, 10_000] } });
});

test("the survey calls functions with the params of their types", async () => {
  const log: LogLine[] = [];
  const products = ({ params }: Call) => [params["brand"].join(), params["page"].toFixed()];
  const articles = ({ params }: Call) => [params["per_page"].toFixed()];
  const adapter = { calls: { products, articles } };
  await clientOver(async () => json([]), { adapter, log, baseUrl: "https://office.example" }).survey();
  expect(log.filter(({ event }) => event === "upstream.broken")).toEqual([]);
});

test("a call without a body gives the adapter an empty one", async () => {
  const { upstream } = open({ calls: { people: ({ body }) => body } });
  expect(await upstream.read("people", {}, anything)).toEqual({ ok: true, value: {} });
});

test("a body of URLSearchParams is sent as a form", async () => {
  const { upstream, sent } = open({
    calls: {
      logIn: ({ body, post }) => post("/login", { body: new URLSearchParams({ user: body["email"] }) }),
    },
  });
  await upstream.send("logIn", {}, { email: "a@b.cz", password: "x" }, anything);
  expect(sent[0]?.body).toBe("user=a%40b.cz");
  expect(sent[0]?.headers.get("Content-Type")).toMatch(/^application\/x-www-form-urlencoded/u);
});

test("a function takes several requests with one authentication", async () => {
  const { upstream, sent } = open(
    {
      customer: { header: "X-Session" },
      calls: {
        async people({ ask, post }) {
          const { body, headers, status } = await ask("/crew");
          const more = await post("/graphql", { headers: { "X-Page": headers.get("X-Next") ?? "" } });
          return [...body, ...more, status];
        },
      },
    },
    (_, turn) => json([`person ${turn}`], { headers: { "X-Next": "2" } }),
    "token-1",
  );
  expect(await upstream.read("people", {}, anything)).toEqual({
    ok: true,
    value: ["person 1", "person 2", 200],
  });
  expect(sent.map(({ method, url }) => [method, url])).toEqual([
    ["GET", "https://office.example/shop/crew"],
    ["POST", "https://office.example/shop/graphql"],
  ]);
  expect(sent[1]?.headers.get("X-Session")).toBe("token-1");
  expect(sent[1]?.headers.get("X-Page")).toBe("2");
});

test("a constant needs no request", async () => {
  const { upstream, sent } = open({ calls: { posters: () => ({}) } });
  expect(await upstream.shared("posters", {}, anything)).toEqual({ ok: true, value: {} });
  expect(sent).toEqual([]);
});

test("a function may change the answer of the site's own call", async () => {
  const { upstream, sent } = open(
    { calls: { person: async (call) => ({ ...(await call.own()), age: 5 }) } },
    () => json({ name: "Jana" }),
  );
  expect(await upstream.read("person", { id: 1 }, anything)).toEqual({
    ok: true,
    value: { name: "Jana", age: 5 },
  });
  expect(sent[0]?.url).toBe("https://office.example/shop/api/people/cs/1");
});

test.each<[string, (call: Call) => unknown]>([
  ["returned", () => json({ error: "minimal_price", value: 800 }, { status: 400 })],
  [
    "thrown",
    () => {
      throw json({ error: "minimal_price", value: 800 }, { status: 400 });
    },
  ],
  ["made by refuse", (call) => call.refuse(400, "minimal_price", 800)],
])("a refusal after a 200 is a response that is %s", async (_, refuse) => {
  const { upstream, log } = open({
    calls: {
      async addVoucher(call) {
        await call.get("/graphql");
        return refuse(call);
      },
    },
  });
  expect(await upstream.send("addVoucher", { cartId: "c" }, {}, anything)).toMatchObject({
    error: { kind: "refused", status: 400, code: "minimal_price", value: 800 },
  });
  expect(log.map(({ level, fields }) => [level, fields?.["status"]])).toEqual([["info", 400]]);
});

test("errors of a form are refused by the names of its fields", async () => {
  const { upstream } = open({ calls: { register: (call) => call.refuse(422, { email: "Už ji máme." }) } });
  expect(await upstream.send("register", {}, {}, anything, "key")).toMatchObject({
    error: { kind: "invalid", errors: { email: ["Už ji máme."] } },
  });
});

test("another status than 2xx is the call's answer, unless the function catches it", async () => {
  const { upstream } = open(
    {
      calls: {
        people: (call) => call.get("/crew"),
        async brands(call) {
          try {
            return await call.get("/makers");
          } catch (refusal) {
            return refusal instanceof Response ? [refusal.status, await refusal.json()] : null;
          }
        },
      },
    },
    () => json({ error: "E8" }, { status: 409, headers: { "Retry-After": "7" } }),
  );
  expect(await upstream.read("people", {}, anything)).toMatchObject({
    error: { kind: "refused", status: 409, code: "E8" },
  });
  expect(await upstream.read("brands", {}, anything)).toEqual({ ok: true, value: [409, { error: "E8" }] });
});

test("the wait that a busy back office asks for passes through a function", async () => {
  const busy = () => new Response(null, { status: 429, headers: { "Retry-After": "7" } });
  const { upstream } = open({ calls: { people: (call) => call.get("/crew") } }, busy);
  await upstream.read("people", {}, anything);
  expect(upstream.retryAfter()).toBe(7);
});

test("a gateway's page in the place of an answer stays one", async () => {
  const page = () => new Response("<h1>Not Found</h1>", { status: 404 });
  const plain = open({}, page);
  const adapted = open({ calls: { addresses: (call) => call.get("/places") } }, page);
  expect(await adapted.upstream.read("addresses", {}, anything)).toEqual(
    await plain.upstream.read("addresses", {}, anything),
  );
});

test("only a call about a guest's cart has its stored tempId", async () => {
  const seen: unknown[] = [];
  const { upstream } = open(
    { calls: { putLine: ({ guest, token }) => void seen.push([guest, token]) } },
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

test("an answer without a body is undefined", async () => {
  const { upstream } = open(
    { calls: { savePassword: async (call) => ({ token: (await call.put("/pass")) ?? "none" }) } },
    () => new Response(null, { status: 204 }),
  );
  expect(await upstream.send("savePassword", {}, {}, anything)).toEqual({
    ok: true,
    value: { token: "none" },
  });
});

test("an absent call is never sent", async () => {
  const { upstream, sent } = open({ absent: ["people"] });
  expect(await upstream.shared("people", {}, anything)).toMatchObject({ error: { kind: "not-found" } });
  expect(sent).toEqual([]);
});

test.each<[string, (call: Call) => unknown, string, string]>([
  [
    "throws before a request",
    () => {
      throw new Error("no such field");
    },
    "unreachable",
    "Error: no such field",
  ],
  ["throws no Error", () => Promise.reject("x"), "unreachable", "not an Error"],
  [
    "misreads an answer",
    async (call) => (await call.get("/crew")).people.length,
    "broken",
    "TypeError: Cannot read properties of undefined (reading 'length')",
  ],
  [
    "names a value that the call lacks",
    (call) => call.get("/crew/{id}"),
    "unreachable",
    "the path has no value for one of its names",
  ],
  [
    "names a base that is not there",
    (call) => call.get("/crew", { base: "cdn" }),
    "unreachable",
    '"cdn" is not in bases',
  ],
  [
    "has no path",
    (call) => call.get("crew"),
    "unreachable",
    "a path must begin with / and stay below its base URL",
  ],
])("a function that %s is a failed call with its reason in the log", async (_, people, kind, why) => {
  const { upstream, log } = open({ calls: { people } });
  expect(await upstream.read("people", {}, anything)).toMatchObject({ ok: false, error: { kind } });
  expect(log).toMatchObject([
    {
      level: "warn",
      event: "upstream.broken",
      fields: { call: "GET /api/people/cs", why: `adapter: ${why}` },
    },
  ]);
});

test("an answer of 2xx that is no JSON is a failed call with its reason", async () => {
  const { upstream, log } = open(
    { calls: { people: (call) => call.get("/crew") } },
    () => new Response("hi"),
  );
  expect(await upstream.read("people", {}, anything)).toMatchObject({ error: { kind: "broken" } });
  expect(log[0]?.fields["why"]).toBe("adapter: the answer cannot be read (no-json)");
});

test("a request that gets no answer is no error of the adapter", async () => {
  const { upstream, log } = open({ calls: { addVoucher: (call) => call.get("/graphql") } }, () => {
    throw new TypeError("fetch failed", { cause: new Error("x") });
  });
  await upstream.send("addVoucher", { cartId: "c" }, {}, anything);
  expect(log.map(({ event, fields }) => [event, fields["why"]])).toEqual([["upstream.failed", undefined]]);
});

test.each(["//evil.example/x", "https://evil.example/", "people", "/../../admin", "/\\evil.example"])(
  "a path %s that leaves the base URL is not sent",
  async (path) => {
    const { upstream, sent } = open({ calls: { people: (call) => call.get(path) } });
    expect(await upstream.read("people", {}, anything)).toMatchObject({ error: { kind: "unreachable" } });
    expect(sent).toEqual([]);
  },
);

test.each(["/\t/evil.example", "/\t/"])(
  "a path %j does not leave a base URL without a path",
  async (path) => {
    const { upstream, sent } = open({
      bases: { root: "https://root.example" },
      calls: { people: (call) => call.get(path, { base: "root" }) },
    });
    await upstream.read("people", {}, anything);
    expect(sent.filter(({ url }) => !url.startsWith("https://root.example/"))).toEqual([]);
  },
);

test("a read runs again after a failure, whatever it sends", async () => {
  const { upstream, sent } = open({ calls: { people: (call) => call.post("/crew") } }, () =>
    json({}, { status: 502 }),
  );
  await upstream.read("people", {}, anything);
  expect(sent.map(({ method }) => method)).toEqual(["POST", "POST"]);
});

test("a change that the adapter makes is not made twice", async () => {
  const reset = () => {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("x"), { code: "ECONNRESET" }) });
  };
  const own = open({}, reset);
  await own.upstream.send("putLine", { cartId: "c" }, putLine, anything);
  expect(own.sent).toHaveLength(2);
  const adapted = open({ calls: { putLine: (call) => call.put("/lines") } }, reset);
  await adapted.upstream.send("putLine", { cartId: "c" }, putLine, anything);
  expect(adapted.sent).toHaveLength(1);
});

const addressAt = (address: (call: Call) => unknown, file: string) =>
  fileAddress(
    "https://office.example",
    "file",
    { file },
    {
      bases: { media: "https://media.example" },
      calls: { file: address },
    },
  );

test("documents have the adapter's address", async () => {
  const at = await addressAt(
    (call) => call.address("/doc/{file}", { base: "media", query: { v: 2 } }),
    "a č.pdf",
  );
  expect(at?.href).toBe("https://media.example/doc/a%20%C4%8D.pdf?v=2");
  const own = await fileAddress("https://office.example", "file", { file: "a b.pdf" }, {});
  expect(own?.href).toBe("https://office.example/files/a%20b.pdf");
});

test.each<[string, (call: Call) => unknown, string]>([
  ["requests", (call) => call.get("/files"), "a file's address cannot send requests"],
  ["no address", () => "https://evil.example/x", "it must return call.address(…)"],
])("the function of a file that gives %s has no address", async (_, address, why) => {
  await expect(addressAt(address, "a.pdf")).rejects.toThrow(why);
});

test("a file that cannot exist has no address", async () => {
  expect(await addressAt((call) => call.address("/doc/{file}"), "../a.pdf")).toBeNull();
});

test("a product that the adapter finds by its slug is not the one of another slug", async () => {
  const { upstream } = open({ calls: { product: ({ params }) => params["slug"] } });
  const read = (slug?: string) => upstream.shared("product", { id: 5, slug }, anything);
  expect(await read("hrnek")).toEqual({ ok: true, value: "hrnek" });
  expect(await read("jinak")).toEqual({ ok: true, value: "jinak" });
  expect(await read()).toEqual({ ok: true, value: undefined });
});

test("the slug of an address is not sent to a back office without an adapter", async () => {
  const { upstream, sent } = open({});
  await upstream.shared("product", { id: 5, slug: "hrnek" }, anything);
  await upstream.shared("product", { id: 5, slug: "jinak" }, anything);
  expect(sent.map(({ url }) => url)).toEqual(["https://office.example/shop/api/products/cs/5"]);
});
