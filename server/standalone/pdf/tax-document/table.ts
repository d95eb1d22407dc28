import { colours, drawArtifact, type PdfPage } from "#standalone/pdf/open-pdf.ts";

export interface Column {
  readonly title: string;
  /** Points. */
  readonly width: number;
  /** Numbers are aligned at their right ends; other texts at the left. */
  readonly isNumber: boolean;
}

interface Cell {
  readonly text: string;
  /** A second line in small letters. */
  readonly note?: string | null;
}

interface Table {
  readonly left: number;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Draws the last row as a sum. */
  readonly hasSum?: boolean;
}

const size = 8.6;
const small = 7.4;
const gap = 6;
/** Above and below the text of a row, together. */
const padding = 7;
/** PDF/UA asks for the scope of a header cell, which the types of pdfkit lack. */
const ofColumn: object = { scope: "Column" };
const figures: PDFKit.Mixins.TextOptions = { features: ["tnum"] };

/**
 * Draws a tagged table. A row is never divided: where it does not fit, `nextPage` begins another page, and the titles
 * of the columns are repeated there.
 * @param bottom Where rows must end, in points.
 */
export function drawTable(pdf: PdfPage, table: Table, bottom: number, nextPage: () => void): void {
  const { doc, sheet } = pdf;
  const element = doc.struct("Table");
  sheet.add(element);
  const titles = table.columns.map(({ title }) => ({ text: title }));
  drawRow(pdf, table, { cells: titles, kind: "head", parent: element });
  table.rows.forEach((cells, index) => {
    if (doc.y + heightOf(doc, table, cells) > bottom) {
      nextPage();
      drawRow(pdf, table, { cells: titles, kind: "head", parent: null });
    }
    const kind = table.hasSum && index === table.rows.length - 1 ? "sum" : "row";
    drawRow(pdf, table, { cells, kind, parent: element });
  });
  element.end();
}

interface Row {
  readonly cells: readonly Cell[];
  readonly kind: "head" | "row" | "sum";
  /** Null: the titles again, which screen readers skip. */
  readonly parent: PDFKit.PDFStructureElement | null;
}

function drawRow({ doc }: PdfPage, table: Table, { cells, kind, parent }: Row): void {
  const top = doc.y + padding / 2;
  const height = heightOf(doc, table, cells, kind);
  // A structure element without a parent would keep the file from ending.
  const row = parent && doc.struct("TR");
  if (row) parent.add(row);
  let left = table.left;
  cells.forEach((cell, index) => {
    const column = table.columns[index];
    if (!column) return;
    // Titles stand on the rule.
    const down = kind === "head" ? height - padding - cellHeight(doc, cell, column, kind) : 0;
    const at = { x: left, y: top + down, width: innerWidth(column) };
    left += column.width;
    const draw = () => drawCell(doc, cell, { ...at, kind, isNumber: column.isNumber });
    if (!row) drawArtifact(doc, draw);
    else row.add(doc.struct(kind === "head" ? "TH" : "TD", kind === "head" ? ofColumn : {}, [draw]));
  });
  row?.end();
  const end = top + height - padding / 2;
  drawArtifact(doc, () => {
    doc.moveTo(table.left, end).lineTo(table.left + widthOf(table), end);
    doc
      .lineWidth(kind === "head" ? 0.9 : 0.5)
      .strokeColor(kind === "head" ? colours.ink : colours.rule)
      .stroke();
  });
  doc.y = end;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly kind: Row["kind"];
  readonly isNumber: boolean;
}

function drawCell(doc: PDFKit.PDFDocument, { text, note }: Cell, place: Place): void {
  const { x, y, width, kind, isNumber } = place;
  const options = { width, align: isNumber ? ("right" as const) : ("left" as const), ...figures };
  if (kind === "head") doc.font("text", small).fillColor(colours.muted);
  else doc.font(kind === "sum" ? "display" : "text", size).fillColor(colours.ink);
  doc.text(text, x, y, options);
  if (note)
    doc
      .font("text", small)
      .fillColor(colours.muted)
      .text(note, x, doc.y + 0.5, options);
}

function heightOf(
  doc: PDFKit.PDFDocument,
  { columns }: Table,
  cells: readonly Cell[],
  kind: Row["kind"] = "row",
): number {
  const heights = cells.map((cell, index) => {
    const column = columns[index];
    return column ? cellHeight(doc, cell, column, kind) : 0;
  });
  return Math.max(...heights) + padding;
}

function cellHeight(
  doc: PDFKit.PDFDocument,
  { text, note }: Cell,
  column: Column,
  kind: Row["kind"],
): number {
  const options = { width: innerWidth(column), ...figures };
  doc.font(kind === "sum" ? "display" : "text", kind === "head" ? small : size);
  const main = doc.heightOfString(text, options);
  return main + (note ? doc.font("text", small).heightOfString(note, options) + 0.5 : 0);
}

function innerWidth({ width, isNumber }: Column): number {
  return isNumber ? width : width - gap;
}

function widthOf({ columns }: Table): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}
