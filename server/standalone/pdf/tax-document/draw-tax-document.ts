import type { DocumentContent } from "#standalone/db/document-content.ts";
import { headlineFont, knownSigns } from "#standalone/pdf/known-signs.ts";
import { drawMark } from "#standalone/pdf/mark.ts";
import { colours, drawArtifact, openPdf, type PdfPage } from "#standalone/pdf/open-pdf.ts";
import { drawFacts, drawParties } from "./draw-parties.ts";
import { drawTable, type Column } from "./table.ts";
import * as words from "./words.ts";

/** Points; A4 portrait is 595 × 842. */
const page = { left: 48, width: 499, top: 92, bottom: 780 } as const;
const right = page.left + page.width;

/** Draws an invoice or a credit note as a tagged A4 PDF in Czech with selectable text. Same content, same bytes. */
export async function drawTaxDocument(content: DocumentContent): Promise<Buffer> {
  const title = words.titleOf(content);
  const pdf = openPdf({
    size: "A4",
    layout: "portrait",
    title,
    author: content.supplier.name,
    date: new Date(`${content.issuedOn}T00:00:00Z`),
    bufferPages: true,
  });
  const { doc } = pdf;
  drawArtifact(doc, () => drawHead(doc, content));
  const accent = content.supplier.colour ?? colours.red;
  doc.y = page.top;
  write(pdf, "H1", () =>
    doc.font("display", 20).fillColor(colours.ink).text(title, page.left, doc.y, { width: page.width }),
  );
  drawArtifact(doc, () => doc.rect(page.left, doc.y + 4, 56, 3).fill(accent));
  doc.y += 22;
  drawParties(pdf, content, page);
  doc.y += 14;
  drawFacts(pdf, content, page);
  if (content.reason !== null) {
    doc.y += 8;
    paragraph(pdf, `Důvod opravy: ${content.reason}`, 10);
  }
  doc.y += 14;
  drawLines(pdf, content);
  doc.y += 18;
  drawSums(pdf, content);
  doc.y += 16;
  for (const note of words.notesOf(content)) {
    reserve(doc, 24);
    paragraph(pdf, note, 8);
    doc.y += 1.5;
  }
  drawFeet(doc, content);
  return pdf.finish();
}

function write({ doc, sheet }: PdfPage, tag: string, draw: () => void): void {
  sheet.add(doc.struct(tag, {}, [draw]));
}

function paragraph(pdf: PdfPage, text: string, size: number): void {
  const { doc } = pdf;
  const colour = size < 9 ? colours.muted : colours.ink;
  write(pdf, "P", () =>
    doc.font("text", size).fillColor(colour).text(knownSigns(text), page.left, doc.y, { width: page.width }),
  );
}

/** Begins another page where `height` does not fit on this one. */
function reserve(doc: PDFKit.PDFDocument, height: number): void {
  if (doc.y + height > page.bottom) nextPage(doc);
}

function nextPage(doc: PDFKit.PDFDocument): void {
  doc.addPage();
  doc.y = 48;
}

/** The column of discounts is there only where a code was used; its room is the name's otherwise. */
function drawLines(pdf: PdfPage, { lines }: DocumentContent): void {
  const { doc } = pdf;
  const hasDiscount = lines.some(({ discount }) => discount !== 0);
  const number = (title: string, width: number): Column => ({ title, width, isNumber: true });
  const numbers = [
    number("Počet", 30),
    number("Cena za\u00a0kus bez\u00a0DPH", 58),
    ...(hasDiscount ? [number("Sleva bez\u00a0DPH", 52)] : []),
    number("Základ daně", 58),
    number("Sazba DPH", 38),
    number("DPH", 52),
    number("Celkem s\u00a0DPH", 62),
  ];
  const name = page.width - numbers.reduce((sum, { width }) => sum + width, 0);
  const columns = [{ title: "Předmět plnění (částky v\u00a0Kč)", width: name, isNumber: false }, ...numbers];
  const rows = lines.map((line) => [
    { text: knownSigns(line.name), note: words.whyUntaxed[line.group] },
    { text: words.count(line.quantity) },
    { text: words.amount(line.unit) },
    ...(hasDiscount ? [{ text: line.discount === 0 ? "–" : words.amount(0 - line.discount) }] : []),
    { text: words.baseOf(line) },
    { text: words.rateOf(line) },
    { text: words.taxOf(line) },
    { text: words.amount(line.total) },
  ]);
  drawTable(pdf, { left: page.left, columns, rows }, page.bottom, () => nextPage(doc));
}

const sums = { left: 296, width: 251 } as const;

/** The recapitulation of VAT, and below it at the right the total with what settled it. */
function drawSums(pdf: PdfPage, content: DocumentContent): void {
  const { doc } = pdf;
  const { recapitulation, total, rounding = 0, settled, left } = content;
  // With the notes, which would be lonely on a page of their own.
  reserve(doc, 140 + recapitulation.length * 18 + (settled.length + (rounding === 0 ? 2 : 3)) * 18);
  write(pdf, "H2", () =>
    doc.font("display", 10.5).fillColor(colours.ink).text("Rekapitulace DPH v\u00a0Kč", page.left, doc.y),
  );
  doc.y += 2;
  const columns = [
    { title: "Sazba", width: page.width - 270, isNumber: false },
    { title: "Základ daně", width: 90, isNumber: true },
    { title: "DPH", width: 90, isNumber: true },
    { title: "Celkem s\u00a0DPH", width: 90, isNumber: true },
  ];
  const sum = (of: "base" | "tax") =>
    recapitulation.reduce((all, row) => all + (row.group === "outside" ? 0 : row[of]), 0);
  const rows = [
    ...recapitulation.map((row) => [
      { text: words.recapitulationLabel(row) },
      { text: words.baseOf(row) },
      { text: words.taxOf(row) },
      { text: words.amount(row.total) },
    ]),
    [
      { text: "Celkem" },
      { text: words.amount(sum("base")) },
      { text: words.amount(sum("tax")) },
      { text: words.amount(total) },
    ],
  ];
  drawTable(pdf, { left: page.left, columns, rows, hasSum: true }, page.bottom, () => nextPage(doc));
  doc.y += 16;
  const list = doc.struct("L");
  pdf.sheet.add(list);
  const items: [name: string, value: number, size: number][] = [
    ["Celkem s\u00a0DPH", total, 10],
    ...(rounding === 0 ? [] : [[words.roundingLabel, rounding, 10] as [string, number, number]]),
    ...settled.map((part): [string, number, number] => [
      words.settlementLabel(content, part),
      0 - part.amount,
      10,
    ]),
    [words.remainingLabel(content), left, 14],
  ];
  for (const [name, value, size] of items) drawSum(pdf, list, { name, value: words.money(value), size });
  list.end();
}

function drawSum(
  { doc }: PdfPage,
  list: PDFKit.PDFStructureElement,
  { name, value, size }: { readonly name: string; readonly value: string; readonly size: number },
): void {
  const top = doc.y;
  const isLast = size > 10;
  const item = doc.struct("LI");
  list.add(item);
  const font = isLast ? "display" : "text";
  const text = (part: string, align: "left" | "right") => () =>
    doc
      .font(font, size)
      .fillColor(colours.ink)
      .text(part, sums.left, top + (isLast ? 5 : 0), { width: sums.width, align, lineBreak: false });
  if (isLast) {
    drawArtifact(doc, () => {
      doc.moveTo(sums.left, top + 1).lineTo(right, top + 1);
      doc.lineWidth(0.9).strokeColor(colours.ink).stroke();
    });
  }
  item.add(doc.struct("Lbl", {}, [text(name, "left")]));
  item.add(doc.struct("LBody", {}, [text(value, "right")]));
  item.end();
  doc.y = top + size + (isLast ? 10 : 6);
}

/** The theatre above; the demo theatre's logo is not another theatre's. */
function drawHead(doc: PDFKit.PDFDocument, { supplier }: DocumentContent): void {
  const isDemo = supplier.colour === null;
  if (isDemo) drawMark(doc, { x: page.left, y: 36, size: 32, colour: colours.red });
  const name = knownSigns(supplier.name);
  doc
    .font(headlineFont(name), 12)
    .fillColor(supplier.colour ?? colours.ink)
    .text(name, page.left + (isDemo ? 42 : 0), 46, { lineBreak: false });
}

/** On every page: how to reach the supplier, the number and the page. */
function drawFeet(doc: PDFKit.PDFDocument, { supplier, number }: DocumentContent): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    drawArtifact(doc, () => {
      doc.moveTo(page.left, 796).lineTo(right, 796).lineWidth(0.6).strokeColor(colours.rule).stroke();
      doc.font("text", 8.5).fillColor(colours.muted);
      doc.text(supplier.contact, page.left, 803, { lineBreak: false });
      doc.text(`${number} · strana ${index + 1} z\u00a0${count}`, page.left, 803, {
        width: page.width,
        align: "right",
        lineBreak: false,
      });
    });
  }
}
