import { randomBytes } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { finalized } from "#server/pipeline/finalize-response.ts";

/** A document that different qualities of brotli compress to different sizes. */
function documentOf(size: number): Buffer {
  const words = Array.from({ length: 400 }, () => `<p class="${randomBytes(3).toString("hex")}">`);
  let html = "";
  for (let at = 0; html.length < size; at = (at * 7 + html.length) % words.length) html += words[at] ?? "";
  return Buffer.from(html.slice(0, size));
}

test.each([
  ["a large document of one visitor takes less time", 100_000, 2],
  ["a document of ordinary size takes fewer bytes", 90_000, 5],
])("%s", async (_what, size, quality) => {
  const html = documentOf(size);
  const request = new Request("http://localhost/", { headers: { "Accept-Encoding": "br" } });
  const answered = await finalized(
    new Response(new Uint8Array(html), { headers: { "Content-Type": "text/html; charset=utf-8" } }),
    request,
  );
  const sent = Buffer.from(await answered.arrayBuffer());
  expect(brotliDecompressSync(sent).equals(html)).toBe(true);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size };
  expect(sent.byteLength).toBe(brotliCompressSync(html, { params }).byteLength);
});
