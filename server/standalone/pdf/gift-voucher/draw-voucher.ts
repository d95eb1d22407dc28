import { sampleCode } from "#standalone/domain/gift-vouchers/gift-code.ts";
import type { GiftVoucher, VoucherPreview } from "#standalone/domain/gift-vouchers/gift-voucher.ts";
import { validMonths } from "#standalone/domain/gift-vouchers/validity.ts";
import { crowns } from "#standalone/domain/orders/czech-text.ts";
import { Flow } from "#standalone/pdf/flow.ts";
import { drawMark } from "#standalone/pdf/mark.ts";
import { colours } from "#standalone/pdf/open-pdf.ts";
import { drawQr } from "#standalone/pdf/qr-code.ts";
import { drawPaper, drawTearLine, outlineOf } from "#standalone/pdf/ticket-paper.ts";
import { bound, type Look } from "#standalone/pdf/typeset.ts";
import { printable } from "./dedication.ts";
import type { Issuer } from "./issuer.ts";

/** A5 landscape, in points. */
const size = [595.28, 419.53] as const;
const paper = { left: 24, top: 24, right: 571, bottom: 396 };
const outline = outlineOf(paper, 210);
const curtain = { ...paper, right: 202 };
const text = { left: 232, width: 309 };
const tear = 252;
const qr = { left: 461, top: 266, size: 80 };
const besideCode = { left: 232, width: 213 };

/** The text on the ticket's stub. */
interface Stub {
  readonly label: string;
  readonly code: string;
  readonly validity: string | null;
  /** The content of the QR code. */
  readonly scanned: string;
  readonly alt: string;
}

/**
 * Draws one voucher as a PDF for printing at home: A5 landscape, tagged, in Czech, with embedded typefaces and the code
 * as selectable text. Resolves with the whole file.
 */
export function drawVoucher(voucher: GiftVoucher, issuer: Issuer, now: Date): Promise<Buffer> {
  const { code, lastDay } = voucher;
  const validity = lastDay && `Platí do ${lastDay}`;
  const alt = `QR kód s kódem poukazu ${code}`;
  const stub = { label: "Kód poukazu", code, validity, scanned: code, alt };
  return write(voucher, stub, issuer, now).finish();
}

/** Draws the same before the payment: marked as a preview, without a usable code. */
export function drawPreview(voucher: VoucherPreview, issuer: Issuer, now: Date): Promise<Buffer> {
  const stub = {
    label: "NÁHLED, neplatí: kód vznikne po zaplacení",
    code: sampleCode,
    validity: `Platí ${validMonths} měsíců od zaplacení`,
    scanned: "NAHLED",
    alt: "QR kód náhledu, který nic neplatí",
  };
  const flow = write(voucher, stub, issuer, now, "Náhled: ");
  flow.decorate(drawWatermark);
  return flow.finish();
}

function write(voucher: VoucherPreview, stub: Stub, issuer: Issuer, date: Date, before = ""): Flow {
  const { theatre, colours: own } = issuer;
  const amount = crowns(voucher.value);
  const accent = own?.panel ?? colours.red;
  const flow = new Flow({
    size,
    title: `${before}${voucher.name}, ${amount}`,
    author: theatre,
    date,
    ...text,
    ground(doc) {
      drawPaper(doc, outline, curtain, own);
      if (!own) drawMark(doc, { x: 46, y: 50, size: 104, colour: colours.paper });
      drawTearLine(doc, text.left, text.left + text.width, tear);
    },
  });
  const name = bound(theatre);
  const light: Look = { font: "headline", size: [19, 17, 15.5, 13], height: 70, colour: own?.light ?? colours.paper }; // oxfmt-ignore
  const panel = { left: 46, width: 134 };
  const top = 370 - flow.heightOf([[name, light]], panel.width);
  flow.at({ ...panel, top }, () => flow.paragraph(name, light));
  flow.doc.y = 48;
  flow.heading(1, bound(voucher.name), { size: [25, 22, 19], height: 56, lineGap: -3 });
  flow.gap(2);
  flow.paragraph(amount, { font: "headline", size: [54, 46, 38, 30, 20], height: 70, colour: accent });
  flow.gap(6);
  const dedication = bound(printable(voucher.dedication) ?? "");
  if (dedication) writeDedication(flow, dedication, accent);
  else flow.decorate(ruleForHandwriting);
  flow.at({ ...besideCode, top: 274 }, () => writeStub(flow, stub));
  flow.doc.y = 350;
  flow.paragraph(whereToUse(issuer.site), { size: [9, 8.5, 8, 7.5], height: 40, lineGap: -0.5, colour: colours.muted }); // oxfmt-ignore
  flow.figure(stub.alt, (doc) => drawQr(doc, stub.scanned, qr));
  return flow;
}

/** The code to copy, and until when it is valid. */
function writeStub(flow: Flow, { label, code, validity }: Stub): void {
  flow.paragraph(label, { size: 9, colour: colours.muted });
  flow.doc.y = 284;
  // The fifteen wide letters of the code must not overlap the QR code.
  flow.paragraph(code, { font: "headline", size: [18, 16.5, 15, 13.5], height: 30 });
  flow.doc.y = 312;
  if (validity !== null) flow.paragraph(validity, { font: "headline", size: 11.5 });
}

/** Across the ticket, so that nobody takes a printed preview for a voucher. */
function drawWatermark(doc: PDFKit.PDFDocument): void {
  doc.save().rotate(-24, { origin: [386, 210] });
  doc.font("display", 92).fillColor(colours.muted).fillOpacity(0.2);
  doc.text("NÁHLED", 386 - doc.widthOfString("NÁHLED") / 2, 150, { lineBreak: false });
  doc.restore();
}

function whereToUse(site: string | null): string {
  const cart = site === null ? "" : ` ${site}/kosik`;
  const balance = site === null ? "" : `; zůstatek ukáže ${site}/poukaz`;
  return (
    `Uplatníte ho v\u00a0pokladně divadla při nákupu vstupenek, nebo kódem v\u00a0košíku na\u00a0webu${cart}. ` +
    `Platit jím můžete po\u00a0částech: co zbude, zůstává na\u00a0kódu${balance}. Za\u00a0peníze ho vyměnit nelze.`
  );
}

/** In large letters if it is short, with a bar beside it. */
function writeDedication(flow: Flow, dedication: string, accent: string): void {
  const { y: top } = flow.doc;
  const inner = { left: text.left + 16, width: text.width - 16, top };
  const height = tear - 14 - top;
  const smallest: Look = { font: "italic", size: 10 };
  // A text with many line breaks fits only as running text.
  const isLong = flow.heightOf([[dedication, smallest]], inner.width) > height;
  const words = isLong ? dedication.replaceAll("\n", " ") : dedication;
  const look: Look = { font: "italic", size: [21, 18, 15, 13, 11.5, 10], height };
  const end = flow.at(inner, () => flow.paragraph(words, look));
  flow.decorate((doc) => doc.rect(text.left, top + 4, 2.5, end - top - 6).fill(accent));
}

/** Lines for a handwritten dedication (for whom, and from whom), if none is printed. */
function ruleForHandwriting(doc: PDFKit.PDFDocument): void {
  for (const y of [doc.y + 26, doc.y + 54]) doc.moveTo(text.left, y).lineTo(text.left + text.width, y);
  doc.lineWidth(0.7).strokeColor(colours.rule).stroke();
}
