import { headlineFont, knownSigns } from "./known-signs.ts";
import { drawMark } from "./mark.ts";
import { colours, drawArtifact, openPdf, type PdfPage } from "./open-pdf.ts";
import type { DocumentPdf, LeafletBlock } from "./leaflet.ts";
import { drawSeats } from "./seats.ts";

/** Points; A4 portrait is 595 × 842. */
const page = { left: 64, width: 467, top: 116, bottom: 770 } as const;
const half = page.width / 2;

/**
 * Draws a document of the theatre as a tagged A4 PDF in Czech with selectable text. Same input, same bytes.
 */
export async function drawDocument(leaflet: DocumentPdf): Promise<Buffer> {
  const { theatre, date } = leaflet;
  const title = knownSigns(leaflet.title);
  const pdf = openPdf({ size: "A4", layout: "portrait", title: leaflet.title, author: theatre, date });
  const { doc } = pdf;
  let number = 1;
  drawHeaderAndFooter(doc, leaflet, number);
  const ensureSpace = (height: number) => {
    if (doc.y + height <= page.bottom) return;
    number += 1;
    doc.addPage();
    drawHeaderAndFooter(doc, leaflet, number);
    doc.y = page.top - 40;
  };
  doc.y = page.top;
  write(pdf, "H1", () => {
    doc
      .font(headlineFont(title), 25)
      .fillColor(colours.ink)
      .text(title, page.left, doc.y, { width: page.width, lineGap: -3 });
  });
  doc.y += 6;
  write(pdf, "P", () => {
    doc
      .font("text", 11)
      .fillColor(colours.muted)
      .text(leaflet.about, page.left, doc.y, { width: page.width });
  });
  doc.y += 12;
  const drawing = { accent: leaflet.colour ?? colours.red, room: ensureSpace };
  for (const block of leaflet.blocks) drawBlock(pdf, block, drawing);
  return pdf.finish();
}

function write({ doc, sheet }: PdfPage, tag: string, closure: () => void): void {
  sheet.add(doc.struct(tag, {}, [closure]));
}

interface Drawing {
  readonly accent: string;
  /** Begins another page where a height does not fit on this one. */
  readonly room: (height: number) => void;
}

function drawBlock(pdf: PdfPage, block: LeafletBlock, drawing: Drawing): void {
  const { doc } = pdf;
  const { room } = drawing;
  switch (block.kind) {
    case "heading":
    case "subheading":
      // With the beginning of its text.
      room(110);
      doc.y += 8;
      write(pdf, block.kind === "heading" ? "H2" : "H3", () => {
        doc
          .font(headlineFont(block.text), block.kind === "heading" ? 14 : 11.5)
          .fillColor(colours.ink)
          .text(block.text, page.left, doc.y, { width: page.width });
      });
      doc.y += 3;
      break;
    case "text":
      doc.font("text", 11);
      room(doc.heightOfString(block.text, { width: page.width, lineGap: 2 }));
      write(pdf, "P", () => {
        doc.fillColor(colours.ink).text(block.text, page.left, doc.y, { width: page.width, lineGap: 2 });
      });
      doc.y += 7;
      break;
    case "list":
      drawList(pdf, block, drawing);
      break;
    case "figures":
      drawFigures(pdf, block.rows, room);
      break;
    case "seats":
      room(360);
      pdf.sheet.add(
        doc.struct("Figure", { alt: block.alt }, [() => drawSeats(doc, page.left, doc.y, page.width)]),
      );
      break;
  }
}

/** Bullets are decoration; numbers are read. */
function drawList(
  { doc, sheet }: PdfPage,
  { items, first }: Extract<LeafletBlock, { kind: "list" }>,
  { accent, room }: Drawing,
): void {
  const list = doc.struct("L");
  sheet.add(list);
  const indent = first === undefined ? 14 : 20;
  const width = page.width - indent;
  items.forEach((item, index) => {
    doc.font("text", 11);
    room(doc.heightOfString(item, { width, lineGap: 2 }));
    const top = doc.y;
    const entry = doc.struct("LI");
    list.add(entry);
    if (first === undefined) {
      drawArtifact(doc, () => doc.rect(page.left, top + 6, 4, 4).fill(accent));
    } else {
      const number = () =>
        doc.fillColor(colours.ink).text(`${first + index}.`, page.left, top, { lineBreak: false });
      entry.add(doc.struct("Lbl", {}, [number]));
    }
    entry.add(
      doc.struct("LBody", {}, [
        () => doc.fillColor(colours.ink).text(item, page.left + indent, top, { width, lineGap: 2 }),
      ]),
    );
    entry.end();
    doc.y += 3;
  });
  list.end();
  doc.y += 5;
}

/** Names on the left, values on the right, a rule below each. */
function drawFigures(
  { doc, sheet }: PdfPage,
  rows: readonly (readonly [name: string, value: string])[],
  room: (height: number) => void,
): void {
  const list = doc.struct("L");
  sheet.add(list);
  for (const [name, value] of rows) {
    doc.font("text", 11);
    const height = Math.max(
      doc.heightOfString(name, { width: half }),
      doc.heightOfString(value, { width: half - 12 }),
    );
    room(height + 10);
    const top = doc.y + 4;
    const entry = doc.struct("LI");
    list.add(entry);
    entry.add(
      doc.struct("Lbl", {}, [
        () => doc.font("text", 11).fillColor(colours.muted).text(name, page.left, top, { width: half }),
      ]),
    );
    entry.add(
      doc.struct("LBody", {}, [
        () =>
          doc
            .font("text", 11)
            .fillColor(colours.ink)
            .text(value, page.left + half + 12, top, { width: half - 12 }),
      ]),
    );
    entry.end();
    doc.y = top + height + 4;
    drawArtifact(doc, () => {
      doc.moveTo(page.left, doc.y).lineTo(page.left + page.width, doc.y);
      doc.lineWidth(0.6).strokeColor(colours.rule).stroke();
    });
  }
  list.end();
  doc.y += 10;
}

/** Header and footer of every page: the logo and the name above, the address and the page number below. */
function drawHeaderAndFooter(doc: PDFKit.PDFDocument, leaflet: DocumentPdf, number: number): void {
  drawArtifact(doc, () => {
    const isDemo = leaflet.colour === undefined;
    if (isDemo) drawMark(doc, { x: page.left, y: 34, size: 34, colour: colours.red });
    const theatre = knownSigns(leaflet.theatre);
    doc
      .font(headlineFont(theatre), 12)
      .fillColor(leaflet.colour ?? colours.ink)
      .text(theatre, page.left + (isDemo ? 44 : 0), 46, { lineBreak: false });
    doc.moveTo(page.left, 786).lineTo(page.left + page.width, 786);
    doc.lineWidth(0.6).strokeColor(colours.rule).stroke();
    doc.font("text", 9).fillColor(colours.muted).text(leaflet.address, page.left, 794, { lineBreak: false });
    doc.text(`strana ${number}`, page.left + page.width - 60, 794, {
      width: 60,
      align: "right",
      lineBreak: false,
    });
  });
}
