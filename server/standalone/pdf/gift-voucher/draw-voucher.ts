import { sampleCode } from "#standalone/domain/gift-vouchers/gift-code.ts";
import { validMonths } from "#standalone/domain/gift-vouchers/validity.ts";
import { crowns } from "#standalone/domain/orders/czech-text.ts";
import { headlineFont, knownSigns } from "#standalone/pdf/known-signs.ts";
import { drawMark } from "#standalone/pdf/mark.ts";
import { colours, drawArtifact, openPdf } from "#standalone/pdf/open-pdf.ts";
import { printable } from "./dedication.ts";
import { drawQr } from "#standalone/pdf/qr-code.ts";
import { drawPaper, drawTearLine } from "#standalone/pdf/ticket-paper.ts";
import { bound, fitting } from "#standalone/pdf/typeset.ts";
import { drawBarcode } from "./codes.ts";
import type { Issuer } from "./issuer.ts";
import type { GiftVoucher, VoucherPreview } from "#standalone/domain/gift-vouchers/gift-voucher.ts";
import { ticket } from "./ticket.ts";

/** What stands on the stub of the ticket. */
interface Stub {
  readonly label: string;
  readonly code: string;
  readonly validity: string | null;
  /** What the QR code and the barcode contain. */
  readonly scanned: string;
  readonly alt: string;
}

/**
 * Draws one voucher as a PDF for printing at home: A5 landscape, tagged, in Czech, with embedded typefaces and the code
 * as selectable text. Resolves with the whole file.
 */
export function drawVoucher(voucher: GiftVoucher, issuer: Issuer, now: Date): Promise<Buffer> {
  const { code, lastDay } = voucher;
  const stub = {
    label: "Kód poukazu",
    code,
    validity: lastDay && `Platí do ${lastDay}`,
    scanned: code,
    alt: `QR kód s kódem poukazu ${code}`,
  };
  return draw(voucher, stub, issuer, now);
}

/** Draws the same before it is paid: marked as a preview, with nothing that could be used in place of a code. */
export function drawPreview(voucher: VoucherPreview, issuer: Issuer, now: Date): Promise<Buffer> {
  const stub = {
    label: "NÁHLED, neplatí: kód vznikne po zaplacení",
    code: sampleCode,
    validity: `Platí ${validMonths} měsíců od zaplacení`,
    scanned: "NAHLED",
    alt: "QR kód náhledu, který nic neplatí",
  };
  return draw({ ...voucher, isPreview: true }, stub, issuer, now);
}

async function draw(
  voucher: VoucherPreview & { readonly isPreview?: true },
  stub: Stub,
  issuer: Issuer,
  now: Date,
): Promise<Buffer> {
  const { doc, sheet, finish } = openPdf({
    size: "A5",
    layout: "landscape",
    title: `${voucher.isPreview ? "Náhled: " : ""}${voucher.name}, ${crowns(voucher.value)}`,
    author: issuer.theatre,
    date: now,
  });
  const write = (tag: string, closure: () => void) => sheet.add(doc.struct(tag, {}, [closure]));

  drawArtifact(doc, () => {
    drawPanel(doc, issuer.colours);
  });
  write("P", () =>
    writeTheatre(doc, bound(knownSigns(issuer.theatre)), issuer.colours?.light ?? colours.paper),
  );
  const { left, width } = ticket.text;
  write("H1", () => {
    const name = bound(knownSigns(voucher.name));
    const font = headlineFont(name);
    const room = { height: 56, width };
    doc.font(font, fitting(doc, font, name, [25, 22, 19], room)).fillColor(colours.ink);
    doc.text(name, left, 48, { ...room, lineGap: -3, ellipsis: true });
  });
  const amountTop = doc.y + 2;
  write("P", () => {
    const amount = crowns(voucher.value);
    const size = fitting(doc, "display", amount, [54, 46, 38, 30, 20], { height: 70, width });
    doc.font("display", size).fillColor(issuer.colours?.panel ?? colours.red);
    doc.text(amount, left - 2, amountTop, { width, lineBreak: false });
  });
  const dedicationTop = amountTop + 72;
  const dedication = bound(printable(voucher.dedication) ?? "");
  if (dedication)
    write("P", () => writeDedication(doc, dedication, dedicationTop, issuer.colours?.panel ?? colours.red));
  else drawArtifact(doc, () => ruleForHandwriting(doc, dedicationTop));

  drawArtifact(doc, () => drawTearLine(doc, left, left + width, ticket.tear));
  drawStub(doc, write, stub);
  write("P", () => {
    const about = whereToUse(issuer.site);
    const { top, height } = ticket.about;
    doc
      .font("text", fitting(doc, "text", about, [9, 8.5, 8, 7.5], { height, width }))
      .fillColor(colours.muted);
    doc.text(about, left, top, { width, lineGap: -0.5 });
  });
  sheet.add(doc.struct("Figure", { alt: stub.alt }, [() => drawQr(doc, stub.scanned, ticket.qr)]));
  if (voucher.isPreview) drawArtifact(doc, () => drawWatermark(doc));
  return finish();
}

/** The code to copy, to scan, and until when it is valid. */
function drawStub(
  doc: PDFKit.PDFDocument,
  write: (tag: string, closure: () => void) => void,
  { label, code, validity, scanned }: Stub,
): void {
  const { left } = ticket.text;
  const width = ticket.besideCode;
  write("P", () => {
    doc.font("text", 9).fillColor(colours.muted).text(label, left, 262, { width });
  });
  write("P", () => {
    // The fifteen wide letters of the code must not overlap the QR code.
    const size = fitting(doc, "display", code, [18, 16.5, 15, 13.5], { height: 30, width });
    doc.font("display", size).fillColor(colours.ink);
    doc.text(code, left, 272, { width, lineBreak: false });
  });
  // Screen readers have the code above.
  drawArtifact(doc, () => drawBarcode(doc, scanned));
  if (validity === null) return;
  write("P", () => {
    doc.font("display", 11.5).fillColor(colours.ink).text(validity, left, 328, { width });
  });
}

/** Across the ticket, so that no print of a preview is taken for a voucher. */
function drawWatermark(doc: PDFKit.PDFDocument): void {
  const { left, width } = ticket.text;
  const centre = { x: left + width / 2, y: 210 };
  doc.save();
  doc.rotate(-24, { origin: [centre.x, centre.y] });
  doc.font("display", 92).fillColor(colours.muted).fillOpacity(0.2);
  const across = doc.widthOfString("NÁHLED");
  doc.text("NÁHLED", centre.x - across / 2, centre.y - 60, { lineBreak: false });
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

function writeTheatre(doc: PDFKit.PDFDocument, theatre: string, colour: string): void {
  const { panel } = ticket;
  const inside = panel.width - 44;
  const font = headlineFont(theatre);
  const size = fitting(doc, font, theatre, [19, 17, 15.5, 13], { height: 70, width: inside });
  doc.font(font, size).fillColor(colour);
  const height = doc.heightOfString(theatre, { width: inside });
  doc.text(theatre, panel.left + 22, ticket.bottom - 26 - height, { width: inside });
}

function writeDedication(doc: PDFKit.PDFDocument, dedication: string, top: number, colour: string): void {
  const { left, width } = ticket.text;
  const room = ticket.tear - 14 - top;
  const inside = width - 16;
  const size = fitting(doc, "italic", dedication, [21, 18, 15, 13, 11.5, 10], {
    height: room,
    width: inside,
  });
  // A dedication with many line breaks of its own fits only as running text.
  doc.font("italic", size);
  const text =
    doc.heightOfString(dedication, { width: inside }) > room ? dedication.replaceAll("\n", " ") : dedication;
  const height = Math.min(room, doc.heightOfString(text, { width: inside }));
  doc.rect(left, top + size * 0.25, 2.5, height - size * 0.35).fill(colour);
  doc.fillColor(colours.ink).text(text, left + 16, top, { width: inside });
}

/** Lines for a handwritten dedication (for whom, and from whom), where none is printed. */
function ruleForHandwriting(doc: PDFKit.PDFDocument, top: number): void {
  const { left, width } = ticket.text;
  for (const y of [top + 26, top + 54]) {
    doc.moveTo(left, y).lineTo(left + width, y);
  }
  doc.lineWidth(0.7).strokeColor(colours.rule).stroke();
}

/** The panel: a curtain, with the demo theatre's logo on it unless another theatre issues the voucher. */
function drawPanel(doc: PDFKit.PDFDocument, own: Issuer["colours"]): void {
  const { left, width } = ticket.panel;
  const { top, bottom } = ticket;
  drawPaper(doc, ticket.outline, { left, top, right: left + width, bottom }, own);
  if (!own) drawMark(doc, { x: left + 22, y: top + 26, size: 104, colour: colours.paper });
}
