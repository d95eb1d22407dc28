import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { openStaticFiles } from "#server/pipeline/static-files.ts";

const directory = mkdtempSync(join(tmpdir(), "static-"));
const script = "export const word = 'opona';\n".repeat(200);
mkdirSync(join(directory, "assets"));
mkdirSync(join(directory, ".well-known"));
writeFileSync(join(directory, "assets", "entry-abc.js"), script);
writeFileSync(join(directory, "favicon.ico"), "icon");
writeFileSync(join(directory, "plakát.svg"), "<svg/>");
writeFileSync(join(directory, ".env"), "SECRET");
writeFileSync(join(directory, ".well-known", "security.txt"), "Contact:");
writeFileSync(join(directory, "..", "outside.txt"), "SECRET");
afterAll(() => {
  rmSync(directory, { recursive: true });
  rmSync(join(directory, "..", "outside.txt"));
});

const files = openStaticFiles(directory);
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  files.answer(new Request("http://a/", { method, headers }), path);

describe("a file of the build", () => {
  test("with a hash in its name is cached forever, any other for an hour", async () => {
    expect((await ask("/assets/entry-abc.js"))?.headers.get("Cache-Control")).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await ask("/favicon.ico"))?.headers.get("Cache-Control")).toBe("public, max-age=3600");
  });

  test("is compressed as the browser accepts it, and names the encoding", async () => {
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ["br", "gzip"] as const) {
      const response = await ask("/assets/entry-abc.js", { "Accept-Encoding": encoding });
      expect(response?.headers.get("Content-Encoding")).toBe(encoding);
      expect(response?.headers.get("Vary")).toBe("Accept-Encoding");
      const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
      expect(response?.headers.get("Content-Length")).toBe(String(bytes.byteLength));
      expect(unpack[encoding](bytes).toString()).toBe(script);
    }
    expect(await (await ask("/assets/entry-abc.js"))?.text()).toBe(script);
  });

  test("is a 304 for a matching ETag, compressed the same way", async () => {
    const first = await ask("/assets/entry-abc.js", { "Accept-Encoding": "br" });
    const etag = first?.headers.get("ETag") ?? "";
    const br = await ask("/assets/entry-abc.js", {
      "Accept-Encoding": "br",
      "If-None-Match": `"x", W/${etag}`,
    });
    expect(br?.status).toBe(304);
    expect((await ask("/assets/entry-abc.js", { "If-None-Match": etag }))?.status).toBe(200);
  });

  test("has its type, also with diacritics in its name", async () => {
    expect((await ask("/assets/entry-abc.js"))?.headers.get("Content-Type")).toBe(
      "text/javascript; charset=utf-8",
    );
    expect((await ask("/plak%C3%A1t.svg"))?.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    expect((await ask("/.well-known/security.txt"))?.status).toBe(200);
  });

  test.each([
    "/.env",
    "/assets",
    "/assets/",
    "/../outside.txt",
    "/assets/../../outside.txt",
    "/%2e%2e/outside.txt",
    "/..%2foutside.txt",
    "//favicon.ico",
    "/favicon.ico/",
    "/assets/entry-abc.js%00",
  ])("does not exist at %s", async (path) => {
    expect(await ask(path)).toBeNull();
  });

  test("is served as it was at the start, also when another build has taken its place", async () => {
    const place = mkdtempSync(join(tmpdir(), "replaced-"));
    writeFileSync(join(place, "entry-abc.js"), script);
    const kept = openStaticFiles(place);
    rmSync(place, { recursive: true });
    const response = await kept.answer(new Request("http://a/"), "/entry-abc.js");
    expect(await response?.text()).toBe(script);
  });

  test("cannot be posted to", async () => {
    expect(await ask("/favicon.ico", {}, "POST")).toBeNull();
  });
});
