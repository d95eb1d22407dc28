import { crowns } from "#standalone/domain/orders/czech-text.ts";
import { dayOf, doorsOf, timeOf } from "#standalone/domain/tickets/evening-text.ts";
import type { OrderTicket } from "#standalone/domain/tickets/tickets.ts";
import type { Issuer } from "#standalone/pdf/gift-voucher/issuer.ts";
import { headlineFont, knownSigns } from "#standalone/pdf/known-signs.ts";
import { drawMark } from "#standalone/pdf/mark.ts";
import { colours, drawArtifact, openPdf, type PdfPage } from "#standalone/pdf/open-pdf.ts";
import { drawQr } from "#standalone/pdf/qr-code.ts";
import { drawPaper, drawTearLine } from "#standalone/pdf/ticket-paper.ts";
import { bound, fitting } from "#standalone/pdf/typeset.ts";
import { layout } from "./layout.ts";

const { left, width } = layout.text;

const lateComers = "Přijdete-li po začátku, uvaděčky vás pustí o přestávce nebo ve vhodné chvíli; do některých sálů už to nejde."; // oxfmt-ignore

/** Draws the tickets of an order as a PDF, one on each narrow page: for a phone, or to be printed in black and white. */
export function drawTickets(
  tickets: readonly OrderTicket[],
  order: { readonly code: string },
  { issuer, now }: { readonly issuer: Issuer; readonly now: Date },
): Promise<Buffer> {
  const page = openPdf({
    size: layout.page,
    layout: "portrait",
    title: `Vstupenky z objednávky ${order.code}`,
    author: issuer.theatre,
    date: now,
  });
  for (const [index, ticket] of tickets.entries()) {
    if (index > 0) page.doc.addPage();
    drawTicket(page, { ticket, order: order.code, issuer });
  }
  return page.finish();
}

interface Printed {
  readonly ticket: OrderTicket;
  readonly order: string;
  readonly issuer: Issuer;
}

function drawTicket({ doc, sheet }: PdfPage, { ticket, order, issuer }: Printed): void {
  const write: Write = (tag, closure) => sheet.add(doc.struct(tag, {}, [closure]));
  const { performance } = ticket;
  const startsAt = new Date(performance.starts_at);

  drawArtifact(doc, () => drawGround(doc, issuer.colours));
  write("P", () => writeTheatre(doc, bound(knownSigns(issuer.theatre)), issuer.colours));
  write("H1", () => {
    const title = bound(knownSigns(performance.title));
    const room = { height: layout.title.height, width };
    const font = headlineFont(title);
    doc.font(font, fitting(doc, font, title, [30, 26, 23, 20, 17, 14], room));
    doc.fillColor(colours.ink).text(title, left, layout.title.top, { ...room, lineGap: -2, ellipsis: true });
  });
  doc.y += 6;
  write("P", () => {
    doc.font("display", 17).fillColor(issuer.colours?.panel ?? colours.red);
    doc.text(dayOf(startsAt), left, doc.y, { width });
    const time = `v\u00a0${timeOf(startsAt)}`;
    const { y } = doc;
    doc.text(time, left, y, { lineBreak: false });
    const x = left + doc.widthOfString(time) + 10;
    doc.font("text", 12).fillColor(colours.muted);
    doc.text(`sál otevíráme v\u00a0${doorsOf(startsAt)}`, x, y + 4);
  });

  doc.y = Math.max(doc.y, layout.facts.top);
  const { category, zone, needs_proof: proof, unit_gross: price } = ticket;
  writeFact(doc, write, { label: "Sál", text: performance.venue, sizes: [15, 12.5, 10.5], height: 20 });
  writeFact(doc, write, { label: "Místo", text: ticket.seat, sizes: [21, 17, 14], height: 42 });
  writeFact(doc, write, { label: "Kategorie", text: category ?? zone, sizes: [15, 13, 11], height: 34 });
  if (proof) writeProof(doc, write, proof);
  writeFact(doc, write, { label: "Cena s\u00a0DPH", text: crowns(price), sizes: [15], height: 20 });

  drawArtifact(doc, () => drawTearLine(doc, left, left + width, layout.tear));
  sheet.add(
    doc.struct("Figure", { alt: `QR kód vstupenky, ${ticket.seat}` }, [() => drawQr(doc, ticket.code, layout.qr)]),
  ); // oxfmt-ignore
  write("P", () => {
    doc.font("display", 12).fillColor(colours.ink);
    doc.text(`Objednávka ${order}`, left, layout.about.top, { width, align: "center" });
  });
  write("P", () => {
    doc.font("text", 11).fillColor(colours.ink);
    doc.text(`Vstupenka je přenosná. ${bound(lateComers)}`, left, doc.y + 3, { width, align: "center" });
  });
}

type Write = (tag: string, closure: () => void) => void;

interface Fact {
  readonly label: string;
  readonly text: string;
  /** The largest one that fits. */
  readonly sizes: readonly [number, ...number[]];
  readonly height: number;
}

const value = { x: left + layout.label, width: width - layout.label };

/** A label, and beside it what is so. */
function writeFact(doc: PDFKit.PDFDocument, write: Write, { label, text, sizes, height }: Fact): void {
  const top = doc.y + 9;
  write("P", () => {
    doc.font("text", 12).fillColor(colours.muted);
    doc.text(`${label}:`, left, top + sizes[0] * 0.6 - 6.5, { width: layout.label, lineBreak: false });
    const shown = bound(knownSigns(text));
    const room = { height, width: value.width };
    const font = headlineFont(shown);
    doc.font(font, fitting(doc, font, shown, sizes, room)).fillColor(colours.ink);
    doc.text(shown, value.x, top, { ...room, ellipsis: true });
  });
}

function writeProof(doc: PDFKit.PDFDocument, write: Write, proof: string): void {
  const text = bound(knownSigns(`U vstupu ukážete ${proof}.`));
  const room = { height: 34, width: value.width };
  write("P", () => {
    doc.font("text", fitting(doc, "text", text, [12, 10.5, 9], room)).fillColor(colours.ink);
    doc.text(text, value.x, doc.y, { ...room, ellipsis: true });
  });
}

/** The curtain at the top, with the demo theatre's logo on it unless another theatre issues the ticket. */
function drawGround(doc: PDFKit.PDFDocument, own: Issuer["colours"]): void {
  drawPaper(doc, layout.outline, layout.curtain, own);
  const { left: x, top, bottom } = layout.curtain;
  if (!own) drawMark(doc, { x: x + 14, y: (top + bottom - 54) / 2, size: 54, colour: colours.paper });
}

function writeTheatre(doc: PDFKit.PDFDocument, theatre: string, own: Issuer["colours"]): void {
  const { top, bottom } = layout.curtain;
  const x = own ? left : left + 62;
  const room = { height: 46, width: left + width - x };
  const font = headlineFont(theatre);
  doc.font(font, fitting(doc, font, theatre, [19, 17, 15, 13], room));
  const height = doc.heightOfString(theatre, { width: room.width });
  doc.fillColor(own?.light ?? colours.paper);
  doc.text(theatre, x, (top + bottom - height) / 2, { width: room.width });
}
