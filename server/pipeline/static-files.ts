import { createHash } from "node:crypto";
import { readdirSync, readFileSync, type Dirent } from "node:fs";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { acceptedEncoding, compress, isCompressible, type Encoding } from "./compression.ts";
import type { Step } from "./step.ts";

interface StaticFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly hashed: boolean;
  /** Of the bytes, made with the first request. */
  hash?: string;
  readonly encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

/** A style sheet for the head of a document, whose policy names its sha256 (base64). */
export interface Sheet {
  readonly text: string;
  readonly hash: string;
}

interface StaticFiles {
  /** The response for a path that is a file, else null. */
  answer(request: Request, pathname: string): Promise<Response | null>;
  /** The style sheet with this path, else null. */
  sheet(pathname: string): Sheet | null;
}

/** The files that a process has read. */
const opened = new Map<string, StaticFiles>();

/**
 * Serves the build output in `directory` as it is at the first call. Another build may take its place while the process
 * runs, but the pages of this process name their own files. All files together have three megabytes. No path from a
 * request ever reaches the disk; it reads no dotfiles (except `.well-known`).
 */
export function openStaticFiles(directory: string): StaticFiles {
  const files = opened.get(directory) ?? readStaticFiles(directory);
  opened.set(directory, files);
  return files;
}

function readStaticFiles(directory: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  const sheets = new Map<string, Sheet>();
  for (const entry of list(directory)) {
    const path = join(entry.parentPath, entry.name);
    const parts = relative(directory, path).split(sep);
    if (!entry.isFile() || parts.some((part) => part.startsWith(".") && part !== ".well-known")) continue;
    files.set(`/${parts.map(encodeURIComponent).join("/")}`, {
      bytes: new Uint8Array(readFileSync(path)),
      type: getMimeType(entry.name) ?? "application/octet-stream",
      hashed: parts[0] === "assets",
      encoded: new Map(),
    });
  }

  return {
    sheet(pathname) {
      const file = files.get(pathname);
      if (!file?.type.startsWith("text/css")) return null;
      const sheet = sheets.get(pathname) ?? sheetOf(file.bytes);
      sheets.set(pathname, sheet);
      return sheet;
    },
    async answer(request, pathname) {
      const file = files.get(pathname);
      if (!file || (request.method !== "GET" && request.method !== "HEAD")) return null;
      const { bytes } = file;
      file.hash ??= createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
      const encoding = isCompressible(file.type, bytes.byteLength)
        ? acceptedEncoding(request.headers.get("Accept-Encoding"))
        : "identity";
      const etag = `"${file.hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
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

export function sheetOf(bytes: Uint8Array): Sheet {
  return { text: new TextDecoder().decode(bytes), hash: createHash("sha256").update(bytes).digest("base64") };
}

/**
 * Ours: Hono's `serveStatic` reads the disk at each request, where another build may have taken the place of this one.
 * @param directory null: Vite sends the files
 */
export function sendFiles(directory: string | null): Step {
  const files = directory === null ? null : openStaticFiles(directory);
  return async (c, next) => {
    const { pathname } = c.var.url;
    const file = await files?.answer(c.req.raw, pathname);
    if (!file) return next();
    c.set("logged", pathname.startsWith("/assets/") ? "/assets/*" : "/public/*");
    return file;
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

function list(directory: string): Dirent[] {
  try {
    return readdirSync(directory, { recursive: true, withFileTypes: true });
  } catch {
    // Without a client build the pages still work as plain HTML.
    return [];
  }
}
