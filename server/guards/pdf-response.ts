import { filePolicy } from "#server/http/files.ts";

/**
 * A PDF of this visitor alone: shown, and kept by no cache.
 * @param name of the file, in ASCII without quotes
 */
export function pdfResponse(bytes: Uint8Array<ArrayBuffer>, name: string): Response {
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(bytes.byteLength),
      "Content-Disposition": `inline; filename="${name}"`,
      "Content-Security-Policy": filePolicy,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
