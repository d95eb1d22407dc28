import { colours } from "./open-paper.ts";

const rows = 13;
const seatsInRow = 24;
/** Between seats 12 and 13. */
const aisle = 26;

/** The plan of the large hall: the stage, thirteen rows of twenty-four seats and an aisle in the middle. */
export function drawSeats(doc: PDFKit.PDFDocument, left: number, top: number, width: number): void {
  const step = (width - 40 - aisle) / seatsInRow;
  doc.rect(left + 60, top, width - 120, 22).fill(colours.red);
  doc
    .font("display", 10)
    .fillColor(colours.paper)
    .text("Jeviště", left, top + 5, { width, align: "center" });
  for (let row = 1; row <= rows; row += 1) {
    const y = top + 40 + row * step * 1.12;
    doc
      .font("text", 8)
      .fillColor(colours.muted)
      .text(String(row), left, y - 5, { width: 14, align: "right", lineBreak: false });
    for (let seat = 1; seat <= seatsInRow; seat += 1) {
      const x = left + 20 + (seat - 0.5) * step + (seat > seatsInRow / 2 ? aisle : 0);
      doc.circle(x, y, step * 0.36);
    }
    doc.fill(row <= 4 ? colours.red : row <= 9 ? colours.ink : colours.muted);
  }
  doc.y = top + 52 + (rows + 1) * step * 1.12;
}
