import QRCode from "qrcode";
import { colours } from "./open-pdf.ts";

/** Slightly wider than a module, so that no light seam is printed between two modules, in points. */
const overlap = 0.05;

export function drawQr(
  doc: PDFKit.PDFDocument,
  text: string,
  { left, top, size }: { readonly left: number; readonly top: number; readonly size: number },
): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const step = size / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column))
        doc.rect(left + column * step, top + row * step, step + overlap, step + overlap);
    }
  }
  doc.fill(colours.ink);
}
