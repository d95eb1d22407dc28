import { describe, expect, test } from "vitest";
import { identityWith } from "../../support/demo-theatre.ts";
import { openMinimalApp } from "./minimal-app.tsx";

const at = "http://localhost:3000";
const formType = { "Content-Type": "application/x-www-form-urlencoded" };

function post(body: BodyInit | null, headers: Record<string, string> = formType, path = "/kosik"): Request {
  return new Request(at + path, {
    method: "POST",
    headers: { Origin: at, ...headers },
    body,
    duplex: "half",
  } as RequestInit);
}

describe("a refusal of the request pipeline", () => {
  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "FOO"])(
    "%s on a page: 405 with what is allowed",
    async (method) => {
      const { handle, ran } = openMinimalApp();
      const response = await handle(new Request(`${at}/kosik`, { method, headers: { Origin: at } }));
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("GET, HEAD, POST");
      expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
      expect(ran).toEqual([]);
    },
  );

  test("a form sent to a page without forms: 405 too", async () => {
    const { handle } = openMinimalApp();
    const response = await handle(post("a=b", formType, "/hledani"));
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
  });

  test("an address of more than 2 048 characters: 414", async () => {
    const { handle } = openMinimalApp();
    expect((await handle(new Request(`${at}/hledani?q=${"a".repeat(2037)}`))).status).toBe(200);
    expect((await handle(new Request(`${at}/hledani?q=${"a".repeat(2038)}`))).status).toBe(414);
    expect((await handle(new Request(`${at}${"/a".repeat(1100)}`))).status).toBe(414);
  });

  test.each([
    "/%",
    "/%ff",
    "/a%zz",
    "/%00",
    "/a%0d%0ab",
    "/a%E2%80%A8b",
    "/a/b/%e2%80%a9/c",
    "/info/%2e%2e%2fapi",
    "/info/a%5cb",
    "/%C5",
  ])("an address spelled %s: 400 in Czech", async (path) => {
    const { handle, requests } = openMinimalApp();
    const response = await handle(new Request(at + path));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<html lang="cs">');
    expect(requests).toEqual([]);
  });

  test.each([
    ["//", "/"],
    ["//////", "/"],
    ["/kosik/", "/kosik"],
    ["//evil.example/%2e%2e/a", "/a"],
    ["//evil.example//a/", "/evil.example/a"],
    ["/hledani//?q=//x", "/hledani?q=//x"],
  ])("%s is %s spelled otherwise: 301 on this site", async (path, to) => {
    const { handle } = openMinimalApp();
    const response = await handle(new Request(at + path));
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(to);
  });

  test("a form sent to a doubled slash: 400", async () => {
    const { handle, ran } = openMinimalApp();
    expect((await handle(post("a=b", formType, "//kosik"))).status).toBe(400);
    expect(ran).toEqual([]);
  });

  test("?_data= in any request: 400", async () => {
    const { handle } = openMinimalApp();
    expect((await handle(new Request(`${at}/kosik?_data=kosik`))).status).toBe(400);
  });

  test("a body over 64 KB, announced or not: 413, and reading stops", async () => {
    const { handle, ran } = openMinimalApp();
    expect((await handle(post("a".repeat(65_537)))).status).toBe(413);
    expect((await handle(post("a=b", { ...formType, "Content-Length": "200000000" }))).status).toBe(413);
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16 * 1024));
      },
    });
    expect((await handle(post(endless))).status).toBe(413);
    expect(pulled).toBeLessThan(10);
    expect(ran).toEqual([]);
    expect((await handle(post(`intent=add&note=${"a".repeat(65_000)}`))).status).toBe(303);
  });

  test("more fields than any form has: 413", async () => {
    const { handle, ran } = openMinimalApp();
    expect((await handle(post("a&".repeat(10_001)))).status).toBe(413);
    expect(ran).toEqual([]);
  });

  test.each(["multipart/form-data; boundary=x", "application/json", "text/plain"])(
    "%s at a page: 415",
    async (type) => {
      const { handle, ran } = openMinimalApp();
      expect((await handle(post("a=b", { "Content-Type": type }))).status).toBe(415);
      expect(ran).toEqual([]);
    },
  );

  test("a compressed body: 415; one of unknown length: 411", async () => {
    const { handle } = openMinimalApp();
    expect((await handle(post("a=b", { ...formType, "Content-Encoding": "gzip" }))).status).toBe(415);
    expect((await handle(post("a=b", { ...formType, "Transfer-Encoding": "chunked" }))).status).toBe(411);
  });

  test("another host than a known public origin: 421; health checks answer on any", async () => {
    const { handle } = openMinimalApp({ PUBLIC_ORIGIN: "http://www.divadlo.example" });
    const ask = (host: string, path = "/") =>
      handle(new Request(`http://10.0.0.1${path}`, { headers: { Host: host } }));
    for (const host of [
      "evil.example",
      "divadlo.example",
      "www.divadlo.example.evil.example",
      "www.divadlo.example:81",
      "x y",
    ]) {
      expect((await ask(host)).status).toBe(421);
    }
    // In the theatre's own colours.
    const own = openMinimalApp(
      { PUBLIC_ORIGIN: "http://www.divadlo.example" },
      undefined,
      identityWith({ colours: { ink: "#111a2e", paper: "#f6f8fd" } }),
    );
    const refused = await own.handle(new Request("http://10.0.0.1/", { headers: { Host: "10.0.0.1" } }));
    expect(await refused.text()).toContain("color:#111a2e;background:#f6f8fd");
    for (const host of ["www.divadlo.example", "WWW.Divadlo.Example", "www.divadlo.example:80"]) {
      expect((await ask(host)).status).toBe(200);
    }
    expect((await ask("10.0.0.1:3000", "/healthz")).status).toBe(200);
    expect((await ask("10.0.0.1:3000", "/readyz")).status).toBe(200);
  });

  test("no host, if the public origin is unknown", async () => {
    const { handle } = openMinimalApp();
    for (const host of ["127.0.0.1:8080", "192.168.1.4:3000", "localhost"]) {
      expect((await handle(new Request("http://localhost/", { headers: { Host: host } }))).status).toBe(200);
    }
  });
});

test("the connected site has no /api/* of its own", async () => {
  const { handle, requests } = openMinimalApp({ API_BASE_URL: "http://upstream.example" });
  expect((await handle(new Request(`${at}/api/lists/currencies`))).status).toBe(404);
  expect((await handle(new Request(`${at}/api/cart/1`, { method: "PUT" }))).status).toBe(404);
  expect(requests).toEqual([]);
});

test("the standalone site passes /api/* to its back office without cookies", async () => {
  const { handle, requests } = openMinimalApp({}, async () => Response.json({ data: [] }));
  const response = await handle(
    new Request(`${at}/api/lists/currencies?x=1`, {
      headers: { Cookie: "cart=secret", "X-Forwarded-Host": "evil.example" },
    }),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(new URL(requests[0]?.url ?? "").pathname).toBe("/api/lists/currencies");
  expect(requests[0]?.headers.get("Cookie")).toBeNull();
  expect(requests[0]?.headers.get("X-Forwarded-Host")).toBeNull();
});
