import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageCache } from "#server/pipeline/cached-pages/page-cache.ts";

const start = new Date("2026-11-21T10:00:00Z").getTime();

interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly variant?: string;
  /** Milliseconds after the start of a minute. */
  readonly after?: number;
  /** The site's answer instead of a page for all visitors. */
  readonly page?: () => Response;
  readonly isWhole?: boolean;
  readonly isOfNow?: boolean;
}

/** A site that numbers its answers: a cached page has the number of its original answer. */
function openSite(seconds = 10) {
  const documents = createPageCache(seconds);
  let made = 0;
  return {
    made: () => made,
    ask(
      path: string,
      {
        method = "GET",
        headers = {},
        variant = "",
        after = 0,
        page,
        isWhole = true,
        isOfNow = false,
      }: Ask = {},
    ) {
      const request = new Request(new URL(path, "http://localhost"), { method, headers });
      const now = new Date(start + after);
      return documents.answer({ request, url: new URL(request.url), variant, now }, async () => {
        made += 1;
        return { response: page?.() ?? pageForEverybody(`page ${made}`), isWhole, isOfNow };
      });
    },
  };
}

function pageForEverybody(body: string): Response {
  return new Response(body, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" },
  });
}

/** The body of the second of two answers to the same URL: `page 1` if the first was cached. */
async function second(path: string, of: Ask = {}): Promise<string> {
  const site = openSite();
  await site.ask(path, of);
  return (await site.ask(path, of)).text();
}

test("a page for all visitors is sent again until its seconds have passed", async () => {
  const site = openSite(10);
  await site.ask("/");
  expect(await (await site.ask("/", { after: 9_999 })).text()).toBe("page 1");
  expect(await (await site.ask("/", { after: 10_000 })).text()).toBe("page 2");
});

test("a cached page is not served after the minute it was rendered in", async () => {
  const site = openSite(10);
  await site.ask("/", { after: 55_000 });
  expect(await (await site.ask("/", { after: 59_999 })).text()).toBe("page 1");
  expect(await (await site.ask("/", { after: 60_000 })).text()).toBe("page 2");
});

test("with zero seconds nothing is cached", async () => {
  const site = openSite(0);
  await Promise.all([site.ask("/"), site.ask("/")]);
  expect(site.made()).toBe(2);
});

test.each([
  ["path", "/eshop", ""],
  ["search", "/?page=2", ""],
  ["origin", "http://other.example/", ""],
  ["variant", "/", "eur"],
])("a page of another %s is another page", async (_name, path, variant) => {
  const site = openSite();
  await site.ask("/");
  expect(await (await site.ask(path, { variant })).text()).toBe("page 2");
});

test("HEAD is answered from the cached GET", async () => {
  const site = openSite();
  await site.ask("/");
  await site.ask("/", { method: "HEAD" });
  expect(site.made()).toBe(1);
});

test.each<[string, string, Ask]>([
  ["a form", "/", { method: "POST" }],
  ["data of a screen", "/eshop.data", {}],
  ["a search of 201 characters", `/?q=${"a".repeat(198)}`, {}],
  ["a request with credentials", "/", { headers: { Authorization: "Basic eDp5" } }],
  ["a visitor with a cart", "/", { headers: { Cookie: "cart=sealed" } }],
  ["a page that lacks a block", "/", { isWhole: false }],
  ["a page of this moment", "/", { isOfNow: true }],
  ["a page that is not there", "/neni", { page: () => like(404, {}) }],
  ["a page that is somebody's own", "/", { page: () => like(200, { "Cache-Control": "private, no-store" }) }],
  ["a page without a word of caching", "/", { page: () => like(200, { "Cache-Control": "" }) }],
  ["what is not HTML", "/feed", { page: () => like(200, { "Content-Type": "application/xml text/html" }) }],
  ["what has no type", "/feed", { page: () => like(200, { "Content-Type": "" }) }],
])("the answer to %s is not cached", async (_name, path, of) => {
  const site = openSite();
  await site.ask(path, of);
  await site.ask(path, of);
  expect(site.made()).toBe(2);
});

function like(status: number, more: Record<string, string>): Response {
  const { headers } = pageForEverybody("");
  for (const [name, value] of Object.entries(more)) {
    if (value) headers.set(name, value);
    else headers.delete(name);
  }
  return new Response(new TextEncoder().encode("own"), { status, headers });
}

test("a search of 200 characters is cached", async () => {
  expect(await second(`/?q=${"a".repeat(197)}`)).toBe("page 1");
});

test("cookies without personal data do not prevent caching", async () => {
  expect(await second("/", { headers: { Cookie: "consent=all" } })).toBe("page 1");
});

test("a page requested twice at once is rendered once", async () => {
  const site = openSite();
  const answers = await Promise.all([site.ask("/"), site.ask("/")]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["page 1", "page 1"]);
});

test("a page of this moment is shared by those who ask while it is made", async () => {
  const site = openSite();
  const answers = await Promise.all([site.ask("/", { isOfNow: true }), site.ask("/", { isOfNow: true })]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["page 1", "page 1"]);
});

test("two simultaneous requests for an uncacheable page get an answer each", async () => {
  const site = openSite();
  const answers = await Promise.all([site.ask("/", { isWhole: false }), site.ask("/", { isWhole: false })]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["page 1", "page 2"]);
});

test("after a failed page the next request is rendered again", async () => {
  const site = openSite();
  const fail = () => {
    throw new Error("down");
  };
  await expect(site.ask("/", { page: fail })).rejects.toThrow("down");
  expect(await (await site.ask("/")).text()).toBe("page 2");
});

test("a cached page keeps its headers and has its length", async () => {
  const site = openSite();
  await site.ask("/");
  const { headers, status } = await site.ask("/");
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toEqual({
    "cache-control": "private, no-cache",
    "content-length": "6",
    "content-type": "text/html; charset=utf-8",
    etag: expect.stringMatching(/^W\/"[\w-]{43}"$/),
    vary: "Accept-Encoding",
  });
});

test("a matching ETag gets a 304 without a body", async () => {
  const site = openSite();
  const etag = (await site.ask("/")).headers.get("ETag") ?? "";
  const again = await site.ask("/", { headers: { "If-None-Match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("ETag")).toBe(etag);
});

test("different pages have different ETags", async () => {
  const site = openSite();
  const one = await site.ask("/");
  const two = await site.ask("/eshop");
  expect(one.headers.get("ETag")).not.toBe(two.headers.get("ETag"));
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("a cached page is compressed as %s for a client that accepts it", async (encoding, unpack) => {
  const site = openSite();
  await site.ask("/");
  const answer = await site.ask("/", { headers: { "Accept-Encoding": encoding } });
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("Content-Length")).toBe(String(bytes.byteLength));
  expect(unpack(bytes).toString()).toBe("page 1");
});

test("a client that accepts no encoding gets a compressed page uncompressed", async () => {
  const site = openSite();
  await site.ask("/", { headers: { "Accept-Encoding": "br" } });
  const answer = await site.ask("/");
  expect(answer.headers.has("Content-Encoding")).toBe(false);
  expect(await answer.text()).toBe("page 1");
});

test.each([
  [15, 1],
  [17, 2],
])("a page of %d MB requested twice is rendered as many times: %d", async (megabytes, expected) => {
  const site = openSite();
  const page = () => pageForEverybody("a".repeat(megabytes * 1024 * 1024));
  await site.ask("/", { page });
  await site.ask("/", { page });
  expect(site.made()).toBe(expected);
});
