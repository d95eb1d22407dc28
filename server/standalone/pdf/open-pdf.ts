import PDFDocument from "pdfkit";
import display from "@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf?inline";
import text from "@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf?inline";
import italic from "@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf?inline";

/**
 * The site's typefaces as complete files: those of the web pages are split into subsets by alphabet, and Czech needs
 * two of them. They are bundled as text, so that the built server needs no files beside it.
 */
const fonts = {
  display: bytes(display),
  text: bytes(text),
  italic: bytes(italic),
} as const;

/** PDF/UA (ISO 14289), a value that is missing in the types of pdfkit. */
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
  /** The root structure element, to which all meaningful content is added. */
  readonly sheet: PDFKit.PDFStructureElement;
  /** Ends the file and resolves with the whole of it. */
  finish(): Promise<Buffer>;
}

export interface PdfOptions {
  /** Width and height in points. */
  readonly size: readonly [number, number];
  readonly title: string;
  readonly author: string;
  readonly date: Date;
}

/** Opens a tagged PDF in Czech with the site's typefaces embedded and selectable text. */
export function openPdf({ size, title, author, date }: PdfOptions): PdfPage {
  const doc = new PDFDocument({
    size: [...size],
    margin: 0,
    // Pages can be drawn on until the end: their numbers.
    bufferPages: true,
    pdfVersion: "1.7",
    ...accessible,
    tagged: true,
    lang: "cs-CZ",
    displayTitle: true,
    // None of the fourteen standard PDF fonts: they have no Czech characters.
    font: "",
    info: { Title: title, Author: author, Creator: author, CreationDate: date },
  });
  // Registered for each document again, because glyphs used by another document lose their characters (ToUnicode).
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
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

/** Draws decoration that screen readers skip (an artifact). */
export function drawArtifact(doc: PDFKit.PDFDocument, draw: () => void): void {
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

function bytes(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
