import { createHash } from "node:crypto";
import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import { authSession } from "#server/cookies/session.ts";
import { guestJar, jarWith, secret as cookieSecret, sessionOf } from "../support/fake-context.ts";
import { openMinimalApp } from "./minimal-app.tsx";

const at = "http://localhost:3000";
const browser = { Accept: "text/html,application/xhtml+xml" };

function form(path: string, headers: Record<string, string> = {}): Request {
  return new Request(at + path, {
    method: "POST",
    headers: { Origin: at, "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: "intent=add",
  });
}

const classes: Record<string, () => Request> = {
  "page 200": () => new Request(`${at}/`, { headers: browser }),
  "page 404": () => new Request(`${at}/neni`, { headers: browser }),
  "page whose loader failed": () => new Request(`${at}/broken`, { headers: browser }),
  "page that cannot be rendered": () => new Request(`${at}/unrenderable`, { headers: browser }),
  "data 200": () => new Request(`${at}/hledani.data`),
  "data redirect": () => form("/kosik.data", { "Sec-Fetch-Mode": "navigate" }),
  redirect: () => form("/kosik"),
  "resource route": () => new Request(`${at}/resource`),
  "resource route that failed": () => new Request(`${at}/broken-resource`, { headers: browser }),
  "refused form": () => form("/kosik", { Origin: "https://evil.example" }),
  "refused address": () => new Request(`${at}/%ff`),
  "refused method": () => new Request(`${at}/`, { method: "DELETE", headers: { Origin: at } }),
  "refused body": () => form("/kosik", { "Content-Type": "text/plain" }),
  "refused length": () => form("/kosik", { "Content-Length": "99999999" }),
  "refused API call": () =>
    new Request(`${at}/api/x`, { method: "POST", headers: { Origin: "https://evil.example" } }),
  "failed API call": () => new Request(`${at}/api/x`),
  "other spelling": () => new Request(`${at}/kosik/`),
  health: () => new Request(`${at}/healthz`),
};

describe.each(Object.keys(classes))("the answer of class %s", (name) => {
  async function answer(env: Record<string, string> = {}) {
    const { handle } = openMinimalApp(env, async () => {
      throw new Error("UPSTREAM-SECRET");
    });
    const request = classes[name]?.();
    if (!request) throw new Error(name);
    return handle(request);
  }

  test("has every header of the list", async () => {
    const { headers, status } = await answer();
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      "cache-control": expect.any(String),
    });
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|nonce|\*/);
    expect(policy).not.toContain("upgrade-insecure-requests");
    for (const absent of [
      "Strict-Transport-Security",
      "X-Powered-By",
      "Server",
      "Access-Control-Allow-Origin",
    ]) {
      expect(headers.get(absent)).toBeNull();
    }
    if (headers.get("Content-Type")?.startsWith("text/html")) {
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    }
    if (headers.get("Content-Type")?.startsWith("application/json")) {
      expect(headers.get("Content-Disposition")).toBe('attachment; filename="data.json"');
    }
    if (status >= 400) expect(headers.get("Cache-Control")).toMatch(/no-store/);
  });

  test("does not leak the error", async () => {
    const text = await (await answer()).text();
    expect(text).not.toMatch(/SECRET|at .*\.ts|node_modules/);
  });
});

test("over https answers say so, and pages upgrade insecure requests", async () => {
  const { handle } = openMinimalApp({ PUBLIC_ORIGIN: "https://divadlo.example" });
  const ask = (path: string) => handle(new Request(`http://divadlo.example${path}`, { headers: browser }));
  for (const path of ["/", "/neni", "/%ff", "/resource"]) {
    const { headers } = await ask(path);
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
  }
  expect((await ask("/")).headers.get("Content-Security-Policy")).toMatch(/; upgrade-insecure-requests$/);
});

describe("a page's scripts", () => {
  test("are allowed by their own hashes; an injected script is not", async () => {
    const { handle } = openMinimalApp();
    const response = await handle(classes["page 200"]?.() ?? new Request(at));
    const html = await response.text();
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const allowed = new Set([...policy.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash));
    const scripts = inlineScripts(html);
    const hashed = scripts.filter((text) => allowed.has(createHash("sha256").update(text).digest("base64")));
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.filter((text) => !hashed.includes(text))).toEqual(["alert(&#x27;nobody hashed me&#x27;)"]);
    expect(allowed.size).toBe(new Set(hashed).size);
    expect(html).not.toContain("nonce=");
  });

  test("have nothing that differs between two answers", async () => {
    const { handle } = openMinimalApp();
    const [one, two] = await Promise.all([0, 1].map(() => handle(new Request(`${at}/`))));
    expect(await one?.text()).toBe(await two?.text());
    expect(one?.headers.get("Content-Security-Policy")).toBe(two?.headers.get("Content-Security-Policy"));
  });
});

describe("the caching of an answer", () => {
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await openMinimalApp().handle(new Request(at + path, { headers }))).headers;

  test("an anonymous page: by its own browser, revalidated each time", async () => {
    const headers = await ask("/");
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
    expect(headers.get("Vary")).toBe("Cookie, Accept-Encoding");
    const again = await ask("/", { "If-None-Match": headers.get("ETag") ?? "" });
    expect(again.get("ETag")).toBe(headers.get("ETag"));
    expect(again.get("Content-Security-Policy")).toBe(headers.get("Content-Security-Policy"));
    const { handle } = openMinimalApp();
    const same = await handle(
      new Request(`${at}/`, { headers: { "If-None-Match": headers.get("ETag") ?? "" } }),
    );
    expect(same.status).toBe(304);
    expect(await same.text()).toBe("");
  });

  test("a page for a visitor with a cart: not at all", async () => {
    const jar = await guestJar();
    const headers = { Cookie: jar.header() };
    const env = { SESSION_SECRETS: cookieSecret };
    const answer = await openMinimalApp(env).handle(new Request(at, { headers }));
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });

  // A forged cookie belongs to nobody, and public pages do not show those of an order or a choice.
  test.each([
    "consent=a",
    "currency=2",
    "_ga=1",
    "xcart=1",
    "cart=x",
    "auth.session=x",
    "notice=x",
    "last-order=x",
  ])("a page for a visitor with %s: like any other", async (cookie) => {
    expect((await ask("/", { Cookie: cookie })).get("Cache-Control")).toBe("private, no-cache");
  });

  test.each(["/kosik", "/kosik.data", "/shrnuti/1/abc", "/hledani.data", "/_root.data"])(
    "%s: never",
    async (path) => {
      expect((await ask(path)).get("Cache-Control")).toBe("private, no-store");
    },
  );

  test("a page's prefetched data: ten seconds, a cart's never", async () => {
    const ahead = { "Sec-Purpose": "prefetch" };
    const screen = "_routes=routes%2Fsearch";
    expect((await ask(`/hledani.data?${screen}`, ahead)).get("Cache-Control")).toBe("private, max-age=10");
    expect((await ask(`/kosik.data?${screen}`, ahead)).get("Cache-Control")).toBe("private, no-store");
  });

  test("prefetched data with those of the shell: never", async () => {
    const ahead = { "Sec-Purpose": "prefetch" };
    for (const all of ["/hledani.data", "/hledani.data?_routes=root%2Croutes%2Fsearch"]) {
      expect((await ask(all, ahead)).get("Cache-Control")).toBe("private, no-store");
    }
  });

  test("an order's page is not indexed and sends no referrer", async () => {
    const headers = await ask("/shrnuti/1/abc");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
  });
});

describe("an address whose literal part is spelled otherwise", () => {
  const { handle, ran } = openMinimalApp();

  test.each([
    ["/SHRNUTI/4/AbC?x=1", "/shrnuti/4/AbC?x=1"],
    ["/%73hrnuti/4/AbC", "/shrnuti/4/AbC"],
    ["/shrnut%69/4/AbC.data", "/shrnuti/4/AbC.data"],
    ["/Hledani?q=Vila", "/hledani?q=Vila"],
  ])("%s leads to %s", async (odd, canonical) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await handle(new Request(at + odd, { method }));
      expect(status).toBe(301);
      expect(headers.get("Location")).toEqual(canonical);
      expect(headers.get("Referrer-Policy")).toBe(
        canonical.startsWith("/shrnuti") ? "no-referrer" : "strict-origin-when-cross-origin",
      );
    }
  });

  test("takes no form: 404", async () => {
    for (const odd of ["/Kosik", "/%6bosik"]) expect((await handle(form(odd))).status).toBe(404);
    expect(ran).toEqual([]);
  });
});

describe("an answer over the network", () => {
  const { handle } = openMinimalApp();
  const ask = (headers: Record<string, string>, method = "GET") =>
    handle(new Request(`${at}/`, { method, headers }));

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", null],
    ["", null],
  ])("is compressed for a browser that takes %s as %s, in one piece", async (accept, encoding) => {
    const response = await ask({ "Accept-Encoding": accept });
    expect(response.headers.get("Content-Encoding")).toBe(encoding);
    const bytes = await response.arrayBuffer();
    expect(response.headers.get("Content-Length")).toBe(String(bytes.byteLength));
  });

  test("HEAD has the headers of GET and no body", async () => {
    const [get, head] = [await ask({}), await ask({}, "HEAD")];
    const plain = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => name !== "x-request-id"));
    expect(plain(head)).toEqual(plain(get));
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
  });

  test("every 404 says 'This page could not be found'", async () => {
    for (const path of ["/neni", "/a/b/c/d", "/api/x"]) {
      const { handle: connected } = openMinimalApp({ API_BASE_URL: "http://upstream.example" });
      const response = await connected(new Request(at + path));
      expect(response.status).toBe(404);
      expect(response.statusText).toBe("This page could not be found");
    }
  });

  test("sets a cookie once, and none on a prefetched page", async () => {
    const once = await handle(form("/kosik"));
    expect(once.headers.getSetCookie()).toHaveLength(1);
    const ahead = await handle(form("/kosik", { "Sec-Purpose": "prefetch" }));
    expect(ahead.headers.getSetCookie()).toEqual([]);
  });
});

describe("the request's line in the log", () => {
  test("names the route's pattern, not the address, and no visitor's input", async () => {
    const { handle, lines } = openMinimalApp();
    const secrets = ["SECRETHASH", "jan@novak.example", "Praha1", "TOKEN"];
    await handle(
      new Request(`${at}/shrnuti/12/SECRETHASH?q=jan@novak.example`, {
        headers: {
          Cookie: "cart=TOKEN",
          Referer: `${at}/hledani?q=Praha1`,
          "User-Agent": "Praha1",
          "X-Request-Id": "Praha1",
        },
      }),
    );
    await handle(new Request(`${at}/SECRETHASH`));
    await handle(new Request(`${at}/%ff?SECRETHASH`));
    await handle(new Request(`${at}/broken?SECRETHASH`));
    const requests = lines.filter(({ event }) => event === "request");
    expect(requests.map(({ route, status }) => [route, status])).toEqual([
      ["/shrnuti/:id/:hash", 200],
      ["/*", 404],
      ["refused", 400],
      ["/broken", 500],
    ]);
    expect(Object.keys(requests[0] ?? {}).toSorted()).toEqual([
      "event",
      "id",
      "level",
      "method",
      "ms",
      "route",
      "status",
      "time",
    ]);
    for (const secret of secrets) expect(JSON.stringify(lines)).not.toContain(secret);
  });

  test.each([
    ["0", "lb-4711-abcdef", false],
    ["1", "lb-4711-abcdef", true],
    ["1", "a b", false],
    ["1", "<script>", false],
  ])("with TRUST_PROXY=%s takes over the id %j: %s", async (TRUST_PROXY, sent, isTaken) => {
    const { handle, lines } = openMinimalApp({ TRUST_PROXY });
    const answer = await handle(new Request(`${at}/`, { headers: { "X-Request-Id": sent } }));
    expect(answer.headers.get("X-Request-Id") === sent).toBe(isTaken);
    expect(lines.at(-1)?.id === sent).toBe(isTaken);
  });

  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  test.each([
    ["0", `00-${trace}-00f067aa0ba902b7-01`, false],
    ["1", `00-${trace}-00f067aa0ba902b7-01`, true],
    ["1", `ff-${trace}-00f067aa0ba902b7-01`, false],
    ["1", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`, false],
    ["1", `00-${trace}-${"0".repeat(16)}-01`, false],
    ["1", `00-${trace}-00f067aa0ba902b7-01\tx`, false],
  ])("with TRUST_PROXY=%s sends on the trace %j: %s", async (TRUST_PROXY, traceparent, isTaken) => {
    const { handle, requests, lines } = openMinimalApp({ TRUST_PROXY, SESSION_SECRETS: cookieSecret });
    const Cookie = (await jarWith(authSession, sessionOf("token"))).header();
    await handle(new Request(`${at}/ucet`, { headers: { traceparent, Cookie } }));
    expect(requests.length).toBeGreaterThan(0);
    for (const { headers } of requests) expect(headers.get("traceparent")).toBe(isTaken ? traceparent : null);
    expect(lines.at(-1)?.["trace"]).toBe(isTaken ? trace : undefined);
  });

  test("has the id of the answer, also beside the thrown error", async () => {
    const { handle, lines } = openMinimalApp();
    const response = await handle(new Request(`${at}/broken`));
    const id = response.headers.get("X-Request-Id");
    expect(lines.filter((line) => line.id === id).map(({ event }) => event)).toEqual([
      "render-failed",
      "request",
    ]);
    expect(lines.find(({ event }) => event === "render-failed")).toMatchObject({
      message: "UPSTREAM-SECRET",
    });
  });
});

interface Node {
  readonly nodeName: string;
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
  /** Of a template, whose scripts the site runs later. */
  readonly content?: Node;
}

/** Inline scripts as an HTML parser finds them, not as our code writes them. */
function inlineScripts(html: string): string[] {
  const found: string[] = [];
  function walk(node: Node): void {
    // A data block never runs, so no policy applies to it.
    const runs = !node.attrs?.some(({ name, value }) => name === "src" || value === "application/json");
    if (node.nodeName === "script" && runs) {
      found.push((node.childNodes ?? []).map(({ value }) => value ?? "").join(""));
    }
    for (const child of [...(node.childNodes ?? []), ...(node.content ? [node.content] : [])]) walk(child);
  }
  walk(parse(html) as Node);
  return found;
}

test("an answer that breaks off becomes the error page, with none of its headers", async () => {
  const { handle, lines } = openMinimalApp();
  const { status, headers } = await handle(new Request(`${at}/torn`, { headers: browser }));
  expect(status).toBe(500);
  expect(headers.get("Content-Disposition")).toBeNull();
  expect(headers.get("Content-Security-Policy")).toContain("style-src");
  expect(lines.filter(({ event }) => event === "failed")).toHaveLength(1);
});
