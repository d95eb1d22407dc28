import { EventEmitter } from "node:events";
import { request as ask, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { readConfig } from "#server/operator/config.ts";
import { listen, type Listening } from "#server/pipeline/listen.ts";
import { openTestApp, type TestApp } from "../../support/open-app.ts";
import { seededAt } from "#server/standalone/tests/seeded-database.ts";
import type { Visitor } from "../../support/visitor.ts";
import { add, mug } from "../../screens/shopping.ts";
import { signIn } from "../../screens/signing-in.ts";

let at = seededAt.getTime();
let app: TestApp;
let server: Listening;
/** Requests that the pipeline answered. */
let slow = 0;

beforeAll(async () => {
  app = await openTestApp({ config: { pageSeconds: 10 }, clock: () => new Date(at) });
  const handle = Object.assign(
    (...args: Parameters<typeof app.handle>) => {
      slow += 1;
      return app.handle(...args);
    },
    { fastPath: app.handle.fastPath },
  );
  server = await listen(handle, readConfig({ PORT: "0", HOST: "127.0.0.1" }));
});
afterAll(() => server.stop());

beforeEach(() => {
  at += 61_000;
  slow = 0;
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly names: readonly string[];
  readonly body: Buffer;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

function get(path: string, { method = "GET", headers = {}, body }: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port: server.port, host: "127.0.0.1", path, method, headers };
    const sent = ask(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const names = response.rawHeaders.filter((_, index) => index % 2 === 0).toSorted();
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, names, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject).end(body);
  });
}

/** The common parts of two answers: everything except the time and the request's id. */
function lasting({ status, headers, names, body }: Answer) {
  const { date: _, "x-request-id": id, ...rest } = headers;
  return {
    status,
    headers: { ...rest, hasId: (id?.length ?? 0) > 30 },
    names,
    body: body.toString("base64"),
  };
}

const cookiesOf = (visitor: Visitor) => ({
  Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
});

async function buyer(): Promise<Visitor> {
  const visitor = app.visitor();
  await add(visitor, mug);
  at += 1_000;
  await visitor.visit("/kosik");
  return visitor;
}

async function customer(): Promise<Visitor> {
  const visitor = app.visitor();
  await signIn(visitor);
  at += 1_000;
  await visitor.visit("/kosik");
  return visitor;
}

const nobody = async () => app.visitor();
const reader = async () => {
  const visitor = app.visitor();
  await visitor.post("/mena", { currency: "2", back: "/" });
  await visitor.post("/souhlas", { choice: "refuse", back: "/" });
  // Shows the notices.
  await visitor.visit("/kontakty");
  return visitor;
};

test.each([
  ["nobody in particular", nobody],
  ["a visitor with choices", reader],
  ["a visitor with a cart", buyer],
  ["a customer", customer],
])("the fast path repeats the pipeline's answer for %s", async (_, visitor) => {
  const cookies = cookiesOf(await visitor());
  const variations: Record<string, string>[] = [
    {},
    { "Accept-Encoding": "gzip, deflate, br" },
    { "Accept-Encoding": "gzip" },
    { Purpose: "prefetch" },
    { "Sec-Purpose": "prefetch;prerender" },
    { "If-None-Match": "*" },
  ];
  for (const more of variations) {
    for (const method of ["GET", "HEAD"]) {
      const headers = { ...cookies, ...more };
      slow = 0;
      const [first, second] = [await get("/kontakty", { method, headers }), await get("/kontakty", { method, headers })]; // oxfmt-ignore
      expect(slow).toBeLessThan(2);
      expect(lasting(second)).toEqual(lasting(first));
      expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
      expect(second.headers["content-security-policy"]).toContain("script-src 'self'");
    }
  }
  const page = await get("/kontakty", { headers: { ...cookies, "Accept-Encoding": "br" } });
  const zipped = await get("/kontakty", { headers: { ...cookies, "Accept-Encoding": "gzip" } });
  expect(brotliDecompressSync(page.body)).toEqual(gunzipSync(zipped.body));
  expect(gunzipSync(zipped.body).toString()).toContain("</html>");
});

test("each answer renews a guest's cart and sets the language, and a prefetch neither", async () => {
  const visitor = await buyer();
  visitor.cookies.delete("locale");
  const headers = cookiesOf(visitor);
  await get("/kontakty", { headers });
  const again = await get("/kontakty", { headers });
  expect(again.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^cart=.*Max-Age=1209600/u),
    expect.stringMatching(/^locale=cs/u),
  ]);
  const ahead = await get("/kontakty", { headers: { ...headers, Purpose: "prefetch" } });
  expect(ahead.headers["set-cookie"]).toBeUndefined();
  expect(slow).toBe(1);
});

test("a matching ETag gets a 304 without a body", async () => {
  const { headers } = await get("/kontakty");
  const same = await get("/kontakty", { headers: { "If-None-Match": headers.etag ?? "" } });
  expect(same.status).toBe(304);
  expect(same.body.byteLength).toBe(0);
  expect(slow).toBe(1);
  const own = cookiesOf(await buyer());
  await get("/kontakty", { headers: own });
  const shaped = await get("/kontakty", { headers: own });
  expect(shaped.headers.etag).toBeUndefined();
  expect(shaped.headers["cache-control"]).toBe("private, no-store");
});

test("each answer is logged with its own id and the route", async () => {
  await get("/info/predplatne");
  const { headers } = await get("/info/predplatne");
  // The site logs a request after it sent the response.
  await expect
    .poll(() => app.log.findLast(({ event }) => event === "request")?.fields)
    .toMatchObject({
      id: headers["x-request-id"],
      method: "GET",
      route: "/info/:slug",
      status: 200,
    });
});

test("no kept page is sent after its ten seconds or its minute", async () => {
  at = Math.ceil(at / 60_000) * 60_000;
  const steps = [0, 9_999, 10_000, 19_999, 55_000, 59_999, 60_000];
  const pipeline: number[] = [];
  const start = at;
  for (const step of steps) {
    at = start + step;
    slow = 0;
    await get("/kontakty");
    if (slow > 0) pipeline.push(step);
  }
  expect(pipeline).toEqual([0, 10_000, 55_000, 60_000]);
});

test.each<[string, string, Ask]>([
  ["a form", "/kontakty", { method: "POST" }],
  ["another method", "/kontakty", { method: "PUT" }],
  ["credentials", "/kontakty", { headers: { Authorization: "Basic eDp5" } }],
  ["another host", "/kontakty", { headers: { Host: "jinde.example" } }],
  ["another address", "/kontakty?q=1", {}],
  ["another spelling", "/kontakty/", {}],
  ["data", "/kontakty.data", {}],
  ["a body", "/kontakty", { headers: { "Content-Length": "1" }, body: "a" }],
  ["another currency", "/kontakty", { headers: { Cookie: "consent=x; currency=2" } }],
  ["an unread encoding", "/kontakty", { headers: { "Accept-Encoding": "gzip" } }],
])("a request with %s goes through the pipeline", async (_, path, of) => {
  await get("/kontakty");
  await get("/kontakty");
  expect(slow).toBe(1);
  await get(path, of);
  expect(slow).toBe(2);
});

test("a host spelled as no browser spells it is never answered without the pipeline", async () => {
  for (const Host of ["LOCALHOST", "localHost:80"]) {
    slow = 0;
    for (let i = 0; i < 2; i += 1) await get("/kontakty", { headers: { Host } });
    expect(slow, Host).toBe(2);
  }
});

test.each(["/kosik", "/login", "/neni-tu", "/aktuality.xml", "/kontakty/", "/healthz"])(
  "%s is never answered without the pipeline",
  async (path) => {
    for (let times = 0; times < 3; times += 1) await get(path);
    expect(slow).toBe(3);
  },
);

test("a change, a sign-out or a notice takes a visitor off the fast path at once", async () => {
  const visitor = await buyer();
  const before = cookiesOf(visitor);
  await get("/kontakty", { headers: before });
  await add(visitor, mug);
  slow = 0;
  // The browser never got the answer to the change.
  const late = await get("/kontakty", { headers: before });
  expect(slow).toBe(1);
  expect(late.body.toString()).toMatch(/1.položka/u);

  const member = await customer();
  const signedIn = cookiesOf(member);
  await get("/kontakty", { headers: signedIn });
  const copy = await get("/kontakty", { headers: signedIn });
  expect(copy.body.toString()).toMatch(/Váš.účet/u);
  await member.post("/odhlaseni", {});
  expect((await get("/kontakty", { headers: signedIn })).body.toString()).not.toMatch(/Váš.účet/u);
  const result = await get("/kontakty", { headers: cookiesOf(member) });
  expect(result.body.toString()).toMatch(/Odhlásili/u);
});

const serving = { isStopping: false, isCutting: false };
const draining = { isStopping: true, isCutting: false };
const cutting = { isStopping: true, isCutting: true };

test("a server that stops closes the connection after a kept page", async () => {
  const own = await listen(app.handle, readConfig({ PORT: "0", HOST: "127.0.0.1" }));
  const fetchPage = () => fetch(`http://127.0.0.1:${own.port}/kontakty`);
  await (await fetchPage()).text();
  const outgoing = {
    once: () => undefined,
    writeHead: (_: number, headers: string[]) => void sent.push(...headers),
    end: () => undefined,
  };
  const sent: string[] = [];
  const incoming = {
    method: "GET",
    url: "/kontakty",
    headers: { host: `127.0.0.1:${own.port}`, "accept-encoding": "gzip" },
  };
  expect(app.handle.fastPath?.answer(incoming as never, outgoing as never, draining)).toBe(true);
  expect(sent.join(" ")).toContain("connection close");
  await own.stop();
});

test.each([
  ["left before it", { closed: true }, serving, 499],
  ["left in the middle of it", { socket: { destroyed: true } }, serving, 499],
  ["left before its end was written", { writableFinished: false }, serving, 499],
  ["left while the server drained", { writableFinished: false }, draining, 499],
  ["was cut off by the server's stop", { writableFinished: false }, cutting, 200],
  ["read it all", {}, serving, 200],
])("a kept page whose visitor %s is logged so", async (_, how, stop, status) => {
  await get("/kontakty");
  const outgoing = Object.assign(new EventEmitter(), {
    closed: false,
    writableFinished: true,
    socket: { destroyed: false },
    ...how,
    writeHead: () => undefined,
    end: () => undefined,
  });
  const headers = { host: `127.0.0.1:${server.port}` };
  const incoming = { method: "GET", url: "/kontakty", headers };
  await get("/kontakty");
  const from = app.log.length;
  expect(app.handle.fastPath?.answer(incoming as never, outgoing as never, stop)).toBe(true);
  outgoing.emit("close");
  const lines = app.log.slice(from).filter(({ event }) => event === "request");
  expect(lines.map(({ fields }) => fields["status"])).toEqual([status]);
});
