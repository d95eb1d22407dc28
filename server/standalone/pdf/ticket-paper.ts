import type { Issuer } from "./gift-voucher/issuer.ts";
import { colours } from "./open-pdf.ts";

/** Points. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The shape of a paper ticket: rounded corners, a notch on either side at this height. */
export function outlineOf({ left, top, right, bottom }: Box, middle: number): string {
  const corner = 10;
  const notch = 15;
  return [
    `M${left + corner} ${top}H${right - corner}`,
    `A${corner} ${corner} 0 0 1 ${right} ${top + corner}V${middle - notch}`,
    `A${notch} ${notch} 0 0 0 ${right} ${middle + notch}V${bottom - corner}`,
    `A${corner} ${corner} 0 0 1 ${right - corner} ${bottom}H${left + corner}`,
    `A${corner} ${corner} 0 0 1 ${left} ${bottom - corner}V${middle + notch}`,
    `A${notch} ${notch} 0 0 0 ${left} ${middle - notch}V${top + corner}`,
    `A${corner} ${corner} 0 0 1 ${left + corner} ${top}Z`,
  ].join("");
}

/** The paper, and a curtain over a part of it. */
export function drawPaper(
  doc: PDFKit.PDFDocument,
  outline: string,
  curtain: Box,
  own: Issuer["colours"],
): void {
  doc.path(outline).fill(colours.paper);
  doc.path(outline).lineWidth(0.75).strokeColor(colours.rule).stroke();
  const { left, top, right, bottom } = curtain;
  doc.save();
  doc.path(outline).clip();
  doc.rect(left, top, right - left, bottom - top).fill(own?.panel ?? colours.red);
  doc.rect(left, top, right - left, bottom - top).clip();
  const fold = 178 / 6;
  const bend = Math.min(120, (bottom - top) / 3);
  for (let x = left + fold * 0.62; x < right; x += fold) {
    doc.moveTo(x, top);
    doc.bezierCurveTo(x + 3, top + bend, x - 5, bottom - bend, x - 1, bottom);
    doc
      .lineTo(x + fold * 0.36, bottom)
      .bezierCurveTo(x + fold * 0.2, bottom - bend, x + fold * 0.44, top + bend, x + fold * 0.3, top);
    doc.closePath().fill(own?.fold ?? colours.fold);
  }
  doc.restore();
}

export function drawTearLine(doc: PDFKit.PDFDocument, from: number, to: number, height: number): void {
  doc.moveTo(from, height).lineTo(to, height);
  doc.lineWidth(1).dash(4, { space: 4 }).strokeColor(colours.rule).stroke().undash();
}
