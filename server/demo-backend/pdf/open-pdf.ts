import PDFDocument from "pdfkit";
import { fonts } from "./fonts.ts";

/** PDF for everybody (ISO 14289); a value that the types of pdfkit have not heard of. */
const accessible: object = { subset: "PDF/UA" };

export const colours = {
  ink: "#1b1717",
  paper: "#fbf8f1",
  red: "#c8102e",
  fold: "#b40e29",
  rule: "#c9bdab",
  muted: "#625a50",
} as const;

export interface PdfPage {
  readonly doc: PDFKit.PDFDocument;
  /** The structure that everything with a meaning is added to. */
  readonly sheet: PDFKit.PDFStructureElement;
  /** Ends the file and resolves with the whole of it. */
  finish(): Promise<Buffer>;
}

/** A sheet that is tagged and in Czech, with the site's typefaces inside and text that can be selected. */
export function openPdf(options: {
  readonly size: "A4" | "A5";
  readonly layout: "portrait" | "landscape";
  readonly title: string;
  readonly author: string;
  readonly date: Date;
}): PdfPage {
  const { size, layout, title, author, date } = options;
  const doc = new PDFDocument({
    size,
    layout,
    margin: 0,
    pdfVersion: "1.7",
    ...accessible,
    tagged: true,
    lang: "cs-CZ",
    displayTitle: true,
    // None of the fourteen fonts that every reader has: they know no Czech.
    font: "",
    info: { Title: title, Author: author, Creator: author, CreationDate: date },
  });
  // Each document reads them anew: glyphs that another one has used lose the letters they stand for (ToUnicode).
  for (const [name, bytes] of Object.entries(fonts)) doc.registerFont(name, bytes);
  const whole = collect(doc);
  const sheet = doc.struct("Document");
  doc.addStructure(sheet);
  return {
    doc,
    sheet,
    finish() {
      sheet.end();
      doc.end();
      return whole;
    },
  };
}

/** What a reader of the page aloud passes over. */
export function decorate(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
  });
}
