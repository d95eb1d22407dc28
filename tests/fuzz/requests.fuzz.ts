import { readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#server/operator/config.ts";
import { listen } from "#server/pipeline/listen.ts";
import { filesUnder, root } from "../support/output.ts";
import { hostileText, hostileTexts } from "./payloads.ts";
import { expectSound } from "./invariants.ts";
import { fuzz, isFull, longest } from "./plan.ts";
import { openTestApp } from "../support/open-app.ts";
import { config, sharedSite } from "./site.ts";
import { demo } from "../support/demo.ts";

/** Every header that the site reads, the request line and the body, as bytes on a connection. */

/** Milliseconds for a whole request: some of them never end. */
const timeouts = {
  headersTimeout: 300,
  requestTimeout: 600,
  connectionsCheckingInterval: 100,
  readerTimeout: 30_000,
};

/** A site that knows its origin, and one that believes the Host header. */
const known = (await sharedSite()).app;
const believing = await openTestApp({ upstreamFetch: known.passOn });
const listeners = await Promise.all(
  [
    { app: known, settings: config, origin: config.publicOrigin },
    { app: believing, settings: {}, origin: "http://localhost" },
  ].map(async ({ app, settings, origin }) => {
    const settled = { ...readConfig({ PORT: "0", HOST: "127.0.0.1" }), ...settings };
    return { app, origin, ...(await listen(app.handle, settled, { limits: timeouts })) };
  }),
);
afterAll(() => Promise.all(listeners.map(({ stop }) => stop())));

/** Every name of a header that the server reads, and those of its own answers, which serve equally well. */
const lookedUp = /headers\)?(?:\?\.|\.)?(?:(?:get|has)\(|\[)\s*"(?<name>[\w-]+)"/giu;
const read = ["app", "server"]
  .flatMap(filesUnder)
  .filter((file) => /\.tsx?$/u.test(file))
  .flatMap((file) => [...readFileSync(path.join(root, file), "utf8").matchAll(lookedUp)])
  .map(({ groups }) => groups?.["name"]?.toLowerCase() ?? "");
const others = [
  "Forwarded", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Port", "X-Forwarded-For", "X-Real-IP", "X-Original-URL", "X-Rewrite-URL",
  "X-HTTP-Method-Override", "Connection", "Keep-Alive", "TE", "Upgrade", "Range", "If-Range", "If-Modified-Since", "If-Match", "User-Agent",
  "Accept-Language", "Accept-Charset", "Purpose", "X-Purpose", "X-Moz", "X-Remix-Reload-Document", "X-Request-Id", "Priority", "Via", "Max-Forwards",
  "Expect", "Date", "From", "Pragma", "X-Forwarded-Prefix", "Sec-Fetch-Dest", "Sec-Fetch-User", "Sec-CH-UA", "Save-Data", "DNT", "Early-Data",
]; // oxfmt-ignore
const names = [...new Set([...read, ...others.map((name) => name.toLowerCase())])].filter(Boolean).sort();

test("the headers that the site reads are known", () => {
  for (const name of [
    "host",
    "cookie",
    "origin",
    "referer",
    "accept-encoding",
    "if-none-match",
    "sec-fetch-mode",
  ])
    expect(names).toContain(name);
});

/** Bytes, mostly without the end of a line. */
const bytes = fc.oneof(
  {
    weight: 8,
    arbitrary: hostileText.map((text) =>
      Buffer.from(text)
        .toString("latin1")
        .replace(/[\r\n]/gu, " "),
    ),
  },
  { weight: 2, arbitrary: hostileTexts.lines.map((text) => Buffer.from(text).toString("latin1")) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "", ",", ";", "*", "*;q=0", "gzip;q=1e9", "br;q=NaN", "br, gzip, deflate, zstd, identity;q=0", "W/\"", "\"a\", \"b\"", "*/*", "bytes=0-0,1-1,-1",
      "bytes=99999999999-", "close, x-fuzz", "keep-alive, Host", "chunked", "chunked, identity", "0", "-1", "1e3", "999999999999999999", "same-origin",
      "cross-site", "none", "navigate", "cors", "prefetch", "prefetch;prerender", "null", "https://divadlo.example", "https://x-fuzz.example",
      "100-continue", "h2c", "text/html", "image/avif", "for=1;host=x-fuzz.example;proto=http", "divadlo.example:443", "divadlo.example:80",
      "divadlo.example.", "DIVADLO.EXAMPLE", "x-fuzz.example", "[::1]", "a b", "divadlo.example@x-fuzz.example", "divadlo.example/x-fuzz",
    ),
  }, // oxfmt-ignore
);

interface Case {
  readonly isKnown: boolean;
  readonly line: string;
  readonly headers: readonly string[];
  readonly body: string;
}

const targets = ["/", "/program", "/kosik", "/login", demo.products.mug.path, "/images/product/big/105-hrnek-prestavka.svg?w=96", "/soubory/vyrocni-zprava-2025.pdf", "/aktuality.xml", "/program.ics", "/kosik.data", "/api/lists/currencies", "/robots.txt", "/healthz"]; // oxfmt-ignore
const method = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "OPTIONS",
      "TRACE",
      "CONNECT",
      "PUT",
      "DELETE",
      "PATCH",
      "get",
      "PROPFIND",
      "X-FUZZ",
      "GET GET",
    ),
  },
);
const target = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...targets) },
  { weight: 2, arbitrary: bytes.map((text) => `/${text.slice(0, 3_000).replace(/ /gu, "%20")}`) },
  { weight: 1, arbitrary: bytes },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "*",
      "http://x-fuzz.example/",
      "https://divadlo.example/program",
      "//x-fuzz.example/",
      "/\\x-fuzz.example",
      "/..//x",
      "/a/../../b",
      "/%2e%2e/",
      "?",
      "/#a",
      "x-fuzz.example:443",
      "/?" + "a=1&".repeat(400),
    ),
  },
);
const version = fc.constantFrom(
  ...Array.from({ length: 12 }, () => "HTTP/1.1"),
  "HTTP/1.0",
  "HTTP/2.0",
  "HTTP/9.9",
  "",
  "http/1.1",
);
const host = fc.oneof(
  { weight: 9, arbitrary: fc.constant(["Host: divadlo.example"]) },
  { weight: 1, arbitrary: bytes.map((text) => [`Host: ${text}`]) },
  { weight: 1, arbitrary: fc.constant([]) },
);

const ownHeaders = /^(?:connection|date|keep-alive|transfer-encoding|content-length)$/u;

fuzz<string, Case>("requests", Object.fromEntries(names.map((name) => [name, name])), async (name) => ({
  cases: fc
    .record({
      isKnown: fc.boolean(),
      line: fc.tuple(method, target, version).map((parts) => parts.join(" ")),
      host,
      own: fc
        .array(bytes, { minLength: 1, maxLength: 2 })
        .map((values) => values.map((value) => `${name}: ${value}`)),
      more: fc.array(
        fc
          .tuple(fc.constantFrom(...names, "x-fuzz\r", " a", "a b", "", "__proto__"), bytes)
          .map((pair) => pair.join(": ")),
        { maxLength: 3 },
      ),
      body: fc.oneof({ weight: 3, arbitrary: fc.constant("") }, { weight: 1, arbitrary: bytes }),
    })
    .map(({ isKnown, line, host: named, own, more, body }): Case => ({
      isKnown,
      line,
      headers: [...named, ...own, ...more],
      body,
    })),
  async expectSound({ isKnown, line, headers, body }) {
    const listener = listeners[isKnown ? 0 : 1];
    if (!listener) throw new Error("No listener");
    const { app, port, origin } = listener;
    const lines = app.log.length;
    const length =
      body === "" || headers.some((header) => /^(?:content-length|transfer-encoding):/iu.test(header))
        ? []
        : [`Content-Length: ${body.length}`];
    const type = body === "" ? [] : ["Content-Type: application/x-www-form-urlencoded"];
    const started = performance.now();
    const answer = await say(
      port,
      [line, ...headers, ...length, ...type, "Connection: close", "", body].join("\r\n"),
    );
    const ms = performance.now() - started;
    const where = JSON.stringify([line, ...headers]);
    if (isFull) expect(ms, where).toBeLessThan(longest);
    const errors = app.log.slice(lines).filter(({ level }) => level === "error");
    expect(errors, where).toEqual([]);
    // Closing the connection silently is a valid answer to bytes that are not a request.
    if (!answer) return;
    // Node itself answers bytes that it cannot parse.
    const isUnparsed = [...answer.response.headers.keys()].every((header) => ownHeaders.test(header));
    if (isUnparsed) expect([400, 408, 413, 417, 431, 505], where).toContain(answer.response.status);
    if (isUnparsed) return;
    expectSound({ method: line.split(" ")[0] ?? "", url: `${origin}/`, ...answer });
  },
}));

interface Answer {
  readonly response: Response;
  readonly body: string;
}

/** The last answer to these bytes; null: none. */
function say(port: number, text: string): Promise<Answer | null> {
  return new Promise((resolve) => {
    let heard = Buffer.alloc(0);
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(text, "latin1")));
    socket.on("data", (chunk) => {
      heard = Buffer.concat([heard, chunk]);
      if (answerIn(heard, text.startsWith("HEAD"))) socket.destroy();
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(answerIn(heard, text.startsWith("HEAD"), true)));
  });
}

/** Null: incomplete. */
function answerIn(raw: Buffer, isHead: boolean, isClosed = false): Answer | null {
  const text = raw.toString("latin1");
  const start = text.startsWith("HTTP/1.1 100 ") ? text.indexOf("HTTP/1.1 ", 9) : 0;
  const end = text.indexOf("\r\n\r\n", start);
  if (start < 0 || end < 0) return null;
  const [first = "", ...lines] = text.slice(start, end).split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.split(":")[0] ?? "",
      line.slice(line.indexOf(":") + 1).trim(),
    ]),
  );
  const status = Number(first.split(" ")[1]);
  const response = new Response(null, { status, headers });
  const rest = raw.subarray(end + 4);
  if (isHead || status === 304 || status === 204) return { response, body: "" };
  const length = headers.get("Content-Length");
  if (length === null ? !isClosed : rest.length < Number(length)) return null;
  const encoding = headers.get("Content-Encoding");
  const isPacked = rest.length > 0 && encoding !== null;
  const body = isPacked ? (encoding === "br" ? brotliDecompressSync(rest) : gunzipSync(rest)) : rest;
  return { response, body: body.toString() };
}
