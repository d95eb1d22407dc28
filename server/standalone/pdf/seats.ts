import { colours } from "./open-pdf.ts";

const stalls = 16;
const balcony = 2;

/** The plan of the large hall: the stage, sixteen rows of sixteen seats with an aisle, and two rows of the balcony. */
export function drawSeats(doc: PDFKit.PDFDocument, left: number, top: number, width: number): void {
  doc.rect(left + 90, top, width - 180, 22).fill(colours.red);
  doc.font("display", 10).fillColor(colours.paper);
  doc.text("Jeviště", left, top + 5, { width, align: "center" });
  for (let row = 1; row <= stalls + balcony; row += 1) {
    const isBalcony = row > stalls;
    const [seats, step, aisle] = isBalcony ? [28, 14.5, 0] : [16, 20, 24];
    const y = top + (isBalcony ? 62 : 40) + row * 14;
    const start = left + (width - seats * step - aisle) / 2;
    doc.font("text", 8).fillColor(colours.muted);
    const label = isBalcony ? `B${row - stalls}` : String(row);
    doc.text(label, left, y - 5, { width: 16, align: "right", lineBreak: false });
    for (let seat = 0; seat < seats; seat += 1)
      doc.circle(start + (seat + 0.5) * step + (seat >= seats / 2 ? aisle : 0), y, 4.6);
    doc.fill(isBalcony ? colours.rule : row <= 5 ? colours.red : row <= 11 ? colours.ink : colours.muted);
  }
  doc.y = top + 76 + (stalls + balcony) * 14;
}
