/** Binds a short word, such as a preposition, to the next word with a no-break space. */
export function bound(text: string): string {
  return text.replace(/(?<=^|[\s(„])(\p{L}{1,2}) (?=\S)/gu, "$1\u00a0");
}

/** The largest size that breaks no word and leaves the text no higher than `height`; the last one if none does. */
export function fitting(
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
