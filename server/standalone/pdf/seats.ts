import { colours } from "./open-pdf.ts";

const rows = 16;
const seatsInRow = 16;
const balconyRows = 2;
const seatsOnBalcony = 28;

/** The plan of the large hall: the stage, sixteen rows of sixteen seats with an aisle, and two rows of the balcony. */
export function drawSeats(doc: PDFKit.PDFDocument, left: number, top: number, width: number): void {
  doc.rect(left + 90, top, width - 180, 22).fill(colours.red);
  doc
    .font("display", 10)
    .fillColor(colours.paper)
    .text("Jeviště", left, top + 5, { width, align: "center" });
  for (let row = 1; row <= rows; row += 1) {
    const y = top + 40 + row * 14;
    const colour = row <= 5 ? colours.red : row <= 11 ? colours.ink : colours.muted;
    drawRow(doc, { label: String(row), left, y, width, seats: seatsInRow, step: 20, aisle: 24, colour });
  }
  for (let row = 1; row <= balconyRows; row += 1) {
    const y = top + 62 + (rows + row) * 14;
    const label = `B${row}`;
    drawRow(doc, {
      label,
      left,
      y,
      width,
      seats: seatsOnBalcony,
      step: 14.5,
      aisle: 0,
      colour: colours.rule,
    });
  }
  doc.y = top + 76 + (rows + balconyRows) * 14;
}

interface Row {
  readonly label: string;
  readonly left: number;
  readonly y: number;
  readonly width: number;
  readonly seats: number;
  readonly step: number;
  readonly aisle: number;
  readonly colour: string;
}

function drawRow(doc: PDFKit.PDFDocument, row: Row): void {
  const { label, left, y, width, seats, step, aisle, colour } = row;
  const start = left + (width - seats * step - aisle) / 2;
  doc.font("text", 8).fillColor(colours.muted);
  doc.text(label, left, y - 5, { width: 16, align: "right", lineBreak: false });
  for (let seat = 0; seat < seats; seat += 1) {
    doc.circle(start + (seat + 0.5) * step + (seat >= seats / 2 ? aisle : 0), y, 4.6);
  }
  doc.fill(colour);
}
