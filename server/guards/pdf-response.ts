import { filePolicy } from "#server/http/files.ts";

/**
 * A PDF that is shown, and that no search engine lists.
 * @param name of the file, in ASCII without quotes
 * @param caching by default it is of this visitor alone, and kept by no cache
 */
export function pdfResponse(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  caching = "private, no-store",
): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": `inline; filename="${name}"`,
      "Content-Security-Policy": filePolicy,
      "Cache-Control": caching,
      "X-Robots-Tag": "noindex",
    },
  });
}
