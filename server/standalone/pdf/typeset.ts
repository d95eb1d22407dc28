import { headlineFont, knownSigns } from "./known-signs.ts";

export interface Look {
  /** `headline`: for names and amounts, if that typeface has the letters. */
  readonly font?: "text" | "italic" | "headline";
  /** Points; of several the largest that fits into `height`. */
  readonly size: number | readonly number[];
  readonly colour?: string;
  /** A longer text ends with an ellipsis. */
  readonly height?: number;
  readonly lineGap?: number;
  readonly align?: "left" | "center" | "right";
}

/** Texts of one cell, below each other. */
export type Texts = readonly (readonly [text: string, look: Look])[];

/** Binds a short word, such as a preposition, to the next word with a no-break space. */
export function bound(text: string): string {
  return text.replace(/(?<=^|[\s(„])(\p{L}{1,2}) (?=\S)/gu, "$1\u00a0");
}

/** The largest size that breaks no word and leaves the text no higher than `height`; the last one if none does. */
function fitting(
  doc: PDFKit.PDFDocument,
  font: string,
  text: string,
  sizes: readonly number[],
  { height, width }: { readonly height: number; readonly width: number },
): number {
  const words = text.split(/[ \n]+/u);
  const found = sizes.find((size) => {
    doc.font(font, size);
    return (
      words.every((word) => doc.widthOfString(word) <= width) && doc.heightOfString(text, { width }) <= height
    );
  });
  return found ?? sizes.at(-1) ?? 10;
}

/** Chooses the typeface and the size of a text. */
export function set(doc: PDFKit.PDFDocument, text: string, look: Look, width: number) {
  const { font = "text", size, height, lineGap = 0, align = "left" } = look;
  const shown = knownSigns(text);
  const face = font === "headline" ? headlineFont(shown) : font;
  const room = { width, height: height ?? Infinity };
  const points = typeof size === "number" ? size : fitting(doc, face, shown, size, room);
  doc.font(face, points);
  const figures = align === "right" && { features: ["tnum" as const] };
  const options = { width, align, lineGap, ...figures, ...(height && { height, ellipsis: true }) };
  return { shown, options, ascent: points * 0.94 };
}

export function heightOf(doc: PDFKit.PDFDocument, texts: Texts, width: number): number {
  return texts.reduce((sum, [text, look]) => {
    const { shown, options } = set(doc, text, look, width);
    const line = doc.currentLineHeight(true) + options.lineGap;
    const lines = Math.max(1, Math.floor((look.height ?? Infinity) / line));
    return sum + Math.min(lines * line, doc.heightOfString(shown, options));
  }, 0);
}
