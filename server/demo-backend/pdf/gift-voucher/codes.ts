import JsBarcode from "jsbarcode";
import QRCode from "qrcode";
import { colours } from "#server/demo-backend/pdf/open-pdf.ts";
import { ticket } from "./ticket.ts";

/** Slightly wider than a module, so that no light seam is printed between two modules, in points. */
const overlap = 0.05;

export function drawQr(doc: PDFKit.PDFDocument, text: string): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const { left, top, size } = ticket.qr;
  const step = size / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column))
        doc.rect(left + column * step, top + row * step, step + overlap, step + overlap);
    }
  }
  doc.fill(colours.ink);
}

/**
 * Code 128, which every till's scanner reads. A code has 233 modules, so that a module is 0.3 mm wide; the margins of
 * the ticket are its quiet zones.
 * @param text of the signs of ASCII
 */
export function drawBarcode(doc: PDFKit.PDFDocument, text: string): void {
  const drawn: { encodings?: readonly { readonly data: string }[] } = {};
  JsBarcode(drawn, text, { format: "CODE128" });
  const modules = (drawn.encodings ?? []).map(({ data }) => data).join("");
  const { top, height } = ticket.barcode;
  const step = ticket.besideCode / Math.max(modules.length, 233);
  for (const bar of modules.matchAll(/1+/gu)) {
    doc.rect(ticket.text.left + bar.index * step, top, bar[0].length * step, height);
  }
  doc.fill(colours.ink);
}
