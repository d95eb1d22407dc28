import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Log } from "#server/http/log.ts";

/** The file as the upstream has it, or why there is none. */
export type FileSource =
  | { readonly kind: "file"; readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

export interface Files {
  /** Answers `/soubory/{file}`. */
  answer(request: Request, file: string): Promise<Response>;
}

interface Kept {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
}

/** What a document may be; nothing of it runs in a browser. The ending says it where the upstream does not. */
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
/** The others are saved, not shown. */
const shown = /^(?:application\/pdf|text\/plain|image\/(?:png|jpeg|webp))$/;

const fileName = /^[\p{L}\p{N}_][\p{L}\p{N}._~ -]{0,159}$/u;
const keptBytes = 32 * 1024 * 1024;
const keptFor = 5 * 60_000;

/** Browsers draw a PDF with parts of their own, which this leaves alone; nothing else is loaded. */
const policy =
  "default-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Documents of the upstream under addresses of our own. `readSource` gives the original. */
export function openFiles(options: {
  readonly readSource: (file: string) => Promise<FileSource>;
  readonly log: Log;
}): Files {
  const files = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    ttl: keptFor,
    sizeCalculation: ({ bytes }) => bytes.byteLength + 200,
  });
  const underWay = new Map<string, Promise<Kept | "missing" | "failed">>();

  async function read(file: string): Promise<Kept | "missing" | "failed"> {
    const source = await options.readSource(file);
    if (source.kind !== "file") return source.kind;
    const type = allowedType(source.type, file);
    if (!type) {
      options.log.warn("file-refused", { type: source.type.slice(0, 80) });
      return "missing";
    }
    const etag = `"${createHash("sha1").update(source.bytes).digest("base64url")}"`;
    const kept = { bytes: source.bytes, type, etag };
    files.set(file, kept);
    return kept;
  }

  return {
    async answer(request, file) {
      if (!fileName.test(file)) return noFile(404);
      const kept = files.get(file);
      if (kept) return answerWith(kept, file, request);
      const reading = underWay.get(file) ?? read(file).finally(() => underWay.delete(file));
      underWay.set(file, reading);
      const found = await reading;
      if (found === "missing" || found === "failed") return noFile(found === "missing" ? 404 : 503);
      return answerWith(found, file, request);
    },
  };
}

function allowedType(said: string, file: string): string | null {
  const type = (said.split(";")[0] ?? "").trim().toLowerCase();
  if (allowedTypes.has(type)) return type;
  const isVague = type === "" || type === "application/octet-stream" || type === "binary/octet-stream";
  return isVague ? (typesByEnding[file.split(".").at(-1)?.toLowerCase() ?? ""] ?? null) : null;
}

function answerWith({ bytes, type, etag }: Kept, file: string, request: Request): Response {
  const headers = { "Cache-Control": "public, max-age=3600", ETag: etag, "Content-Security-Policy": policy };
  if (request.headers.get("If-None-Match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(bytes, {
    headers: {
      ...headers,
      "Content-Type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": `${shown.test(type) ? "inline" : "attachment"}; filename="${asciiName(file)}"; filename*=UTF-8''${encodeURIComponent(file)}`,
    },
  });
}

/** For whoever reads no UTF-8; the name has neither quotes nor controls. */
function asciiName(file: string): string {
  return file
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/gu, "_");
}

function noFile(status: 404 | 503): Response {
  return new Response(null, {
    status,
    ...(status === 404 && { statusText: "This page could not be found" }),
    headers: { "Cache-Control": "no-store" },
  });
}
