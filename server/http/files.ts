import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { isFileName } from "#app/domain/file-name.ts";
import type { Log } from "#server/platform/log.ts";
import type { FileSource } from "#server/upstream/file-source.ts";

export interface Files {
  /** Answers `/soubory/{file}`. */
  answer(request: Request, file: string): Promise<Response>;
}

interface CachedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
}

/**
 * Allowed types of documents; a browser executes none of them. The file name extension decides if the upstream gives
 * no specific type.
 */
const typesByEnding: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  txt: "text/plain",
  csv: "text/csv",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  zip: "application/zip",
};
const allowedTypes: ReadonlySet<string> = new Set(Object.values(typesByEnding));
/** Types that browsers display; they download the others. */
const shown = /^(?:application\/pdf|text\/plain|image\/(?:png|jpeg|webp))$/;

const cacheBytes = 32 * 1024 * 1024;
const keptFor = 5 * 60_000;
const missingFor = 10_000;

/** Browsers display a PDF with built-in components, which this policy does not restrict. They load nothing else. */
export const filePolicy =
  "default-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the upstream's documents under the site's own addresses. `readSource` reads the original. */
export function openFiles(options: {
  readonly readSource: (file: string) => Promise<FileSource>;
  readonly log: Log;
}): Files {
  const files = new LRUCache<string, CachedFile | "missing">({
    maxSize: cacheBytes,
    ttl: keptFor,
    sizeCalculation: (file) => (file === "missing" ? 0 : file.bytes.byteLength) + 200,
    ignoreFetchAbort: true,
    async fetchMethod(file, _before, { options: entry }) {
      const read = await readFile(file);
      if (read === "missing") entry.ttl = missingFor;
      return read;
    },
  });

  /** Undefined: the upstream could not be read. */
  async function readFile(file: string): Promise<CachedFile | "missing" | undefined> {
    const source = await options.readSource(file);
    if (source.kind === "failed") return undefined;
    if (source.kind === "missing") return "missing";
    const type = allowedType(source.type, file);
    if (!type) {
      options.log.warn("file-refused", { type: source.type.slice(0, 80) });
      return "missing";
    }
    const etag = `"${createHash("sha256").update(source.bytes).digest("base64url")}"`;
    return { bytes: source.bytes, type, etag };
  }

  return {
    async answer(request, file) {
      if (!isFileName(file)) return noFile(404);
      const found = await files.fetch(file);
      if (found === undefined || found === "missing") return noFile(found ? 404 : 503);
      return answerWith(found, file, request);
    },
  };
}

function allowedType(contentType: string, file: string): string | null {
  const type = (contentType.split(";")[0] ?? "").trim().toLowerCase();
  if (allowedTypes.has(type)) return type;
  const isVague = type === "" || type === "application/octet-stream" || type === "binary/octet-stream";
  return isVague ? (typesByEnding[file.split(".").at(-1)?.toLowerCase() ?? ""] ?? null) : null;
}

function answerWith({ bytes, type, etag }: CachedFile, file: string, request: Request): Response {
  const name = file.split("/").at(-1) ?? file;
  const headers = {
    "Cache-Control": "public, max-age=3600",
    ETag: etag,
    "Content-Security-Policy": filePolicy,
  };
  if (request.headers.get("If-None-Match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(bytes, {
    headers: {
      ...headers,
      "Content-Type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": `${shown.test(type) ? "inline" : "attachment"}; filename="${asciiName(name)}"; filename*=UTF-8''${encodeExtended(name)}`,
    },
  });
}

/** RFC 8187: these signs, which `encodeURIComponent` leaves, have a meaning in `filename*`. */
function encodeExtended(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** For clients that do not support `filename*` in UTF-8. A file name has no control characters. */
function asciiName(file: string): string {
  return file
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["%]/gu, "_");
}

function noFile(status: 404 | 503): Response {
  return new Response(null, {
    status,
    ...(status === 404 && { statusText: "This page could not be found" }),
    headers: { "Cache-Control": "no-store" },
  });
}
