import { outlineOf } from "#standalone/pdf/ticket-paper.ts";

const millimetre = 72 / 25.4;
/** Two of them fit on a sheet of A4. */
const page = [105 * millimetre, 210 * millimetre] as const;
const [pageWidth, pageHeight] = page;
const edge = 8;
const box = { left: edge, top: edge, right: pageWidth - edge, bottom: pageHeight - edge };
const margin = 20;
const qrSize = 42 * millimetre;
/** Below the code: the order, and three lines. */
const about = box.bottom - 68;
const qrTop = about - 8 - qrSize;
const tear = qrTop - 12;

/** Points. */
export const layout = {
  page,
  curtain: { ...box, bottom: 78 },
  text: { left: box.left + margin, width: box.right - box.left - 2 * margin },
  title: { top: 90, height: 70 },
  /** The facts begin there, or below a long title. */
  facts: { top: 204 },
  /** Width of the labels' column. */
  label: 70,
  tear,
  qr: { left: (pageWidth - qrSize) / 2, top: qrTop, size: qrSize },
  about: { top: about },
  outline: outlineOf(box, tear),
} as const;
