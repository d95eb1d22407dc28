import JsBarcode from "jsbarcode";
import { colours } from "#standalone/pdf/open-pdf.ts";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Code 128, which every till's scanner reads. A code has 233 modules, so that a module is 0.3 mm wide; the margins of
 * the ticket are its quiet zones.
 * @param text of the signs of ASCII
 */
export function drawBarcode(doc: PDFKit.PDFDocument, text: string, { left, top, width, height }: Box): void {
  const drawn: { encodings?: readonly { readonly data: string }[] } = {};
  JsBarcode(drawn, text, { format: "CODE128" });
  const modules = (drawn.encodings ?? []).map(({ data }) => data).join("");
  const step = width / Math.max(modules.length, 233);
  for (const bar of modules.matchAll(/1+/gu))
    doc.rect(left + bar.index * step, top, bar[0].length * step, height);
  doc.fill(colours.ink);
}
