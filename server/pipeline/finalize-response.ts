import { createHash } from "node:crypto";
import { acceptedEncoding, compress, isCompressible } from "./compression.ts";
import { addVary } from "./caching.ts";
import { matches } from "./static-files.ts";
import { replaceResponse, type Step } from "./step.ts";

/**
 * Ours: Hono's `compress` has no brotli, and its `etag` hashes what no cache keeps.
 */
export function finalizeResponse(): Step {
  return async (c, next) => {
    await next();
    replaceResponse(c, await finalized(c.res, c.req.raw));
  };
}

/**
 * Turns a response into the one that is sent: one buffer, compressed with an encoding the browser accepts, with a
 * length, an ETag if it may be cached, 304 if nothing has changed, and only the headers for HEAD.
 */
export async function finalized(response: Response, request: Request): Promise<Response> {
  const headers = new Headers(response.headers);
  const { status } = response;
  const init = {
    status,
    statusText: status === 404 ? "This page could not be found" : response.statusText,
    headers,
  };
  const withoutBody = request.method === "HEAD";
  if (!response.body && status !== 204 && status !== 304) headers.set("Content-Length", "0");
  if (headers.has("Content-Encoding") || headers.has("Content-Length") || !response.body) {
    if (withoutBody) void response.body?.cancel().catch(() => undefined);
    return new Response(withoutBody ? null : response.body, init);
  }

  const bytes = new Uint8Array(await response.arrayBuffer());
  if (headers.get("Cache-Control") === "private, no-cache" && status === 200) {
    const etag = `W/"${createHash("sha256").update(bytes).digest("base64url")}"`;
    headers.set("ETag", etag);
    if (matches(request.headers.get("If-None-Match"), etag)) {
      addVary(headers, "Accept-Encoding");
      return new Response(null, { ...init, status: 304, statusText: "" });
    }
  }
  let body = bytes;
  if (isCompressible(headers.get("Content-Type"), bytes.byteLength)) {
    addVary(headers, "Accept-Encoding");
    const encoding = acceptedEncoding(request.headers.get("Accept-Encoding"));
    if (encoding !== "identity") {
      body = await compress(bytes, encoding, "single");
      headers.set("Content-Encoding", encoding);
    }
  }
  headers.set("Content-Length", String(body.byteLength));
  return new Response(withoutBody ? null : body, init);
}
