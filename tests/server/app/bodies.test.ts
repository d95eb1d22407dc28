import { expect, test } from "vitest";
import { maxBodyBytes, readApiBody, readBody } from "#server/http/body.ts";

const formType = "application/x-www-form-urlencoded";

/** A request with exactly the headers of the test. */
function post(body: string | ReadableStream | null, headers: Record<string, string> = {}): Request {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return new Request("http://localhost/", {
    method: "POST",
    body: bytes,
    headers,
    duplex: "half",
  } as RequestInit);
}

const readForm = (request: Request) => readBody(request, [formType]);

const form = (body: string, headers: Record<string, string> = {}) =>
  readForm(post(body, { "Content-Type": formType, ...headers }));

test.each<[string, () => Promise<object>, number | undefined]>([
  ["without a length, in chunks", () => form("a=1", { "Transfer-Encoding": "chunked" }), 411],
  [
    "with a length, in chunks",
    () => form("a=1", { "Transfer-Encoding": "chunked", "Content-Length": "3" }),
    undefined,
  ],
  ["with a length that is no number", () => form("a=1", { "Content-Length": "3x" }), 400],
  ["with a length below zero", () => form("a=1", { "Content-Length": "-3" }), 400],
  ["with a length of sixteen digits", () => form("a=1", { "Content-Length": "0000000000000003" }), 400],
  ["with a length of fifteen digits", () => form("a=1", { "Content-Length": "000000000000003" }), undefined],
  ["with the greatest length", () => form("a=1", { "Content-Length": String(maxBodyBytes) }), undefined],
  ["with a greater length", () => form("a=1", { "Content-Length": String(maxBodyBytes + 1) }), 413],
  ["as long as may be", () => form("a".repeat(65_536)), undefined],
  ["longer than that", () => form("a".repeat(65_537)), 413],
  ["packed", () => form("a=1", { "Content-Encoding": "gzip" }), 415],
  ["of another type", () => readForm(post("a=1", { "Content-Type": "text/plain" })), 415],
  [
    "of its type in other letters",
    () => readForm(post("a=1", { "Content-Type": ` ${formType.toUpperCase()} ; x=y` })),
    undefined,
  ],
  ["of no type", () => readForm(post("a=1")), 415],
  ["of no type, and empty", () => readForm(post("")), undefined],
  ["that is not there", () => readForm(post(null, { "Content-Type": "text/plain" })), undefined],
  [
    "of another type, of length 0",
    () => readForm(post("a=1", { "Content-Type": "text/plain", "Content-Length": "0" })),
    undefined,
  ],
  ["with 500 fields", () => form("a=1&".repeat(500)), undefined],
  ["with 501 fields", () => form("a=1&".repeat(501)), 413],
])("a form %s is refused as expected", async (_name, read, status) => {
  expect(await read()).toMatchObject(status === undefined ? { ok: true } : { ok: false, error: status });
});

const json = "application/json";

test.each([
  ["nested 64 deep", "[".repeat(64) + "]".repeat(64), json, undefined],
  ["nested 65 deep", "[".repeat(65) + "]".repeat(65), json, 400],
  ["of nothing but opened brackets", "[".repeat(maxBodyBytes), json, 400],
  [
    "nested 65 deep, with a charset",
    `${'{"a":'.repeat(65)}1${"}".repeat(65)}`,
    `${json}; charset=utf-8`,
    400,
  ],
  ["with brackets in a text", JSON.stringify({ note: "[".repeat(1_000) }), json, undefined],
  ["that is no JSON, which the API refuses itself", "{no", json, undefined],
  ["that is a form with brackets", `a=${"[".repeat(1_000)}`, formType, undefined],
])("a call's body %s is refused before it is parsed, or passed on", async (_name, text, type, status) => {
  const read = await readApiBody(post(text, { "Content-Type": type }));
  expect(read).toMatchObject(status === undefined ? { ok: true } : { ok: false, error: status });
});

test("the parts of a body are put together in their order", async () => {
  const parts = ["a=", "12", "&b=3"];
  const stream = new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
  const read = await readBody(post(stream, { "Content-Type": "x/y" }), ["x/y"]);
  expect(read.ok && new TextDecoder().decode(read.value)).toBe("a=12&b=3");
});

test("reading ends at the limit", async () => {
  let given = 0;
  let isCancelled = false;
  const endless = new ReadableStream({
    pull(controller) {
      given += 1;
      controller.enqueue(new Uint8Array(1_024));
    },
    cancel() {
      isCancelled = true;
    },
  });
  expect(await readBody(post(endless, { "Content-Type": "x/y" }), ["x/y"])).toEqual({
    ok: false,
    error: 413,
  });
  expect(isCancelled).toBe(true);
  expect(given).toBeLessThan(70);
});
