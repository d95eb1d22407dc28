import { createHash } from "node:crypto";
import { readdirSync, type Dirent } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { acceptedEncoding, compress, isCompressible, type Encoding } from "./compression.ts";

interface StaticFile {
  readonly path: string;
  readonly type: string;
  readonly hashed: boolean;
  /** Read on first use and cached: all files together are a few megabytes. */
  content?: Promise<{ bytes: Uint8Array<ArrayBuffer>; hash: string }>;
  readonly encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

interface StaticFiles {
  /** The response for a path that is a file, else null. */
  answer(request: Request, pathname: string): Promise<Response | null>;
}

/**
 * Serves the build output in `directory`. Its files are listed once, so no path from a request ever reaches the disk;
 * dotfiles are not listed (`.well-known` excepted).
 */
export function openStaticFiles(directory: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const entry of list(directory)) {
    const path = join(entry.parentPath, entry.name);
    const parts = relative(directory, path).split(sep);
    if (!entry.isFile() || parts.some((part) => part.startsWith(".") && part !== ".well-known")) continue;
    files.set(`/${parts.map(encodeURIComponent).join("/")}`, {
      path,
      type: getMimeType(entry.name) ?? "application/octet-stream",
      hashed: parts[0] === "assets",
      encoded: new Map(),
    });
  }

  return {
    async answer(request, pathname) {
      const file = files.get(pathname);
      if (!file || (request.method !== "GET" && request.method !== "HEAD")) return null;
      file.content ??= read(file.path);
      const { bytes, hash } = await file.content;
      const encoding = isCompressible(file.type, bytes.byteLength)
        ? acceptedEncoding(request.headers.get("Accept-Encoding"))
        : "identity";
      const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
      const headers = new Headers({
        "Cache-Control": file.hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        "Content-Type": file.type,
        ETag: etag,
      });
      if (isCompressible(file.type, bytes.byteLength)) headers.set("Vary", "Accept-Encoding");
      if (matches(request.headers.get("If-None-Match"), etag))
        return new Response(null, { status: 304, headers });
      const body = await encode(file, bytes, encoding);
      if (encoding !== "identity") headers.set("Content-Encoding", encoding);
      headers.set("Content-Length", String(body.byteLength));
      return new Response(body, { headers });
    },
  };
}

/** Whether `If-None-Match` contains this ETag. */
export function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.trim() === "*" || header.split(",").some((tag) => bare(tag) === bare(etag));
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}

function encode(file: StaticFile, bytes: Uint8Array<ArrayBuffer>, encoding: Encoding) {
  const known = file.encoded.get(encoding);
  if (known) return known;
  const encoded = compress(bytes, encoding, "once");
  file.encoded.set(encoding, encoded);
  return encoded;
}

async function read(path: string) {
  const bytes = new Uint8Array(await readFile(path));
  return { bytes, hash: createHash("sha256").update(bytes).digest("base64url").slice(0, 22) };
}

function list(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true });
  } catch {
    // There is no client build: the pages still work as plain HTML.
    return [];
  }
}
