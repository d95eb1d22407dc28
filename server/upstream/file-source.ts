import type { Found } from "#app/domain/found.ts";
import type { Log } from "#server/platform/log.ts";

/** The file as the upstream has it, or the reason why it is missing. */
export type FileSource = Found<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }>;

export type PdfFile = Found<{ readonly bytes: Uint8Array<ArrayBuffer> }>;

/**
 * By its type and by its first bytes: another file could act on this site, because the browser shows it on the site's
 * origin.
 */
export function isPdf({ type, bytes }: { readonly type: string; readonly bytes: Uint8Array }): boolean {
  const mediaType = (type.split(";")[0] ?? "").trim().toLowerCase();
  return mediaType === "application/pdf" && Buffer.from(bytes.subarray(0, 5)).toString("latin1") === "%PDF-";
}

/** The upstream's answer, if it is a PDF; anything else is a failure. */
export function onlyPdf(found: FileSource, log: Log): PdfFile {
  if (found.kind !== "found") return found;
  if (isPdf(found)) return { kind: "found", bytes: found.bytes };
  log.warn("file-refused", { type: found.type.slice(0, 80) });
  return { kind: "failed" };
}
