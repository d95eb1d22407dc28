import { filePolicy } from "#server/http/files.ts";

interface ServedFile {
  /** In ASCII without quotes. */
  readonly name: string;
  readonly type: string;
  /** Saved instead of shown. */
  readonly isSaved?: boolean;
  /** By default the file is for this visitor alone, and no cache keeps it. */
  readonly caching?: string;
}

/** A file that no search engine lists. */
export function fileResponse(
  bytes: Uint8Array<ArrayBuffer>,
  { name, type, isSaved = false, caching = "private, no-store" }: ServedFile,
): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": type,
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": `${isSaved ? "attachment" : "inline"}; filename="${name}"`,
      "Content-Security-Policy": filePolicy,
      "Cache-Control": caching,
      "X-Robots-Tag": "noindex",
    },
  });
}

/** A PDF for display. */
export function pdfResponse(bytes: Uint8Array<ArrayBuffer>, name: string, caching?: string): Response {
  return fileResponse(bytes, { name, type: "application/pdf", ...(caching && { caching }) });
}
