import { describe, expect, test } from "vitest";
import { openFiles } from "#server/http/files.ts";
import { createResilience } from "#server/upstream/resilience.ts";
import { createFileReader } from "#server/upstream/resources/file-reader.ts";
import { memoryLog } from "../support/fake-context.ts";

function open(answer: () => Response | Promise<Response>) {
  const calls: string[] = [];
  const log = memoryLog([]);
  const read = createFileReader("file", {
    baseUrl: "https://office.example/v1",
    resilience: createResilience({ most: 8, log }),
    log,
    async fetch(request) {
      calls.push(request.url);
      return answer();
    },
  });
  const files = openFiles({ readSource: (file) => read({ file }), log });
  const get = (file: string, headers: HeadersInit = {}) =>
    files.answer(new Request("http://localhost/soubory/x", { headers }), file);
  return { get, calls };
}

const pdf = () => new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } });

test("a document is passed on with our own headers, and requested once", async () => {
  const { get, calls } = open(pdf);
  const answer = await get("Ceník pronájmů.pdf");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("%PDF-1.7");
  expect(answer.headers.get("Content-Type")).toBe("application/pdf");
  expect(answer.headers.get("Content-Disposition")).toBe(
    `inline; filename="Cenik pronajmu.pdf"; filename*=UTF-8''Cen%C3%ADk%20pron%C3%A1jm%C5%AF.pdf`,
  );
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
  expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const again = await get("Ceník pronájmů.pdf", { "If-None-Match": answer.headers.get("ETag") ?? "" });
  expect(again.status).toBe(304);
  expect(calls).toEqual(["https://office.example/v1/files/Cen%C3%ADk%20pron%C3%A1jm%C5%AF.pdf"]);
});

test("a type that browsers do not display is downloaded", async () => {
  const type = "application/vnd.oasis.opendocument.text";
  const { get } = open(() => new Response("x", { headers: { "Content-Type": type } }));
  expect((await get("a.odt")).headers.get("Content-Disposition")).toMatch(/^attachment; /u);
});

test("a missing type is derived from the file extension", async () => {
  const { get } = open(() => new Response("x", { headers: { "Content-Type": "application/octet-stream" } }));
  expect((await get("a.pdf")).headers.get("Content-Type")).toBe("application/pdf");
  expect((await get("a.html")).status).toBe(404);
});

describe("no file", () => {
  test.each(["text/html", "image/svg+xml", "application/javascript", "application/xhtml+xml"])(
    "%s could run in a browser",
    async (type) => {
      const { get } = open(() => new Response("x", { headers: { "Content-Type": type } }));
      expect((await get("a.pdf")).status).toBe(404);
    },
  );

  test.each([
    [404, 404],
    [410, 404],
    [500, 503],
    [302, 503],
  ])("%i of the upstream is %i, and is not cached", async (status, ours) => {
    const { get } = open(() => new Response(null, { status }));
    const answer = await get("a.pdf");
    expect(answer.status).toBe(ours);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test("an empty file is a failure, which no browser keeps", async () => {
    const { get } = open(() => new Response(null, { headers: { "Content-Type": "application/pdf" } }));
    const answer = await get("a.pdf");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test("an oversized file is a failure", async () => {
    const { get } = open(() => new Response("x", { headers: { "Content-Length": "99999999" } }));
    expect((await get("a.pdf")).status).toBe(503);
  });

  test.each(["..", "../a.pdf", "a/../b.pdf", ".env", "a\\b.pdf", ""])(
    "%j is never requested",
    async (file) => {
      const { get, calls } = open(pdf);
      expect((await get(file)).status).toBe(404);
      expect(calls).toEqual([]);
    },
  );
});
