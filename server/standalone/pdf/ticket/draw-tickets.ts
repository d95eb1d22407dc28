import { crowns } from "#standalone/domain/orders/czech-text.ts";
import { dayOf, doorsOf, timeOf } from "#standalone/domain/tickets/evening-text.ts";
import type { OrderTicket } from "#standalone/domain/tickets/tickets.ts";
import { Flow } from "#standalone/pdf/flow.ts";
import type { Issuer } from "#standalone/pdf/gift-voucher/issuer.ts";
import { drawMark } from "#standalone/pdf/mark.ts";
import { colours } from "#standalone/pdf/open-pdf.ts";
import { drawQr } from "#standalone/pdf/qr-code.ts";
import { drawPaper, drawTearLine, outlineOf } from "#standalone/pdf/ticket-paper.ts";
import { bound, type Look, type Texts } from "#standalone/pdf/typeset.ts";

const millimetre = 72 / 25.4;
/** Two of them fit on a sheet of A4. */
const size = [105 * millimetre, 210 * millimetre] as const;
/** Points. */
const paper = { left: 8, top: 8, right: size[0] - 8, bottom: size[1] - 8 };
const curtain = { ...paper, bottom: 78 };
const text = { left: 28, width: size[0] - 56 };
const indent = 70;
const qrSize = 42 * millimetre;
/** The order's code and three lines stand below the QR code. */
const qr = { left: (size[0] - qrSize) / 2, top: paper.bottom - 76 - qrSize, size: qrSize };
const tear = qr.top - 12;
const outline = outlineOf(paper, tear);

const lateComers = "Přijdete-li po začátku, uvaděčky vás pustí o přestávce nebo ve vhodné chvíli; do některých sálů už to nejde."; // oxfmt-ignore
const label = { size: 12, lineGap: -4, colour: colours.muted } as const;

/** Draws the tickets of an order as a PDF, one on each narrow page: for a phone, or to be printed in black and white. */
export function drawTickets(
  tickets: readonly OrderTicket[],
  { code }: { readonly code: string },
  { issuer, now }: { readonly issuer: Issuer; readonly now: Date },
): Promise<Buffer> {
  const flow = new Flow({
    size,
    title: `Vstupenky z objednávky ${code}`,
    author: issuer.theatre,
    date: now,
    ...text,
    ground: (doc) => {
      drawPaper(doc, outline, curtain, issuer.colours);
      if (!issuer.colours) drawMark(doc, { x: 22, y: 16, size: 54, colour: colours.paper });
      drawTearLine(doc, text.left, text.left + text.width, tear);
    },
  });
  tickets.forEach((ticket, index) => {
    if (index > 0) flow.nextPage();
    writeTheatre(flow, issuer);
    writeEvening(flow, ticket, issuer.colours?.panel ?? colours.red);
    flow.figure(`QR kód vstupenky, ${ticket.seat}`, (doc) => drawQr(doc, ticket.code, qr));
    flow.doc.y = qr.top + qr.size + 8;
    flow.paragraph(`Objednávka ${code}`, { font: "headline", size: 12, align: "center" });
    flow.gap(3);
    flow.paragraph(`Vstupenka je přenosná. ${bound(lateComers)}`, { size: 11, align: "center" });
  });
  return flow.finish();
}

/** In the middle of the curtain, beside the demo theatre's logo. */
function writeTheatre(flow: Flow, { theatre, colours: own }: Issuer): void {
  const left = own ? text.left : 90;
  const width = text.left + text.width - left;
  const look: Look = { font: "headline", size: [19, 17, 15, 13], height: 46, colour: own?.light ?? colours.paper }; // oxfmt-ignore
  const name = bound(theatre);
  const top = (curtain.top + curtain.bottom - flow.heightOf([[name, look]], width)) / 2;
  flow.at({ left, width, top }, () => flow.paragraph(name, look));
}

function writeEvening(flow: Flow, ticket: OrderTicket, accent: string): void {
  const { performance, category, zone, needs_proof: proof, unit_gross: price } = ticket;
  const startsAt = new Date(performance.starts_at);
  const day: Look = { font: "headline", size: 17, colour: accent };
  flow.doc.y = 90;
  flow.heading(1, bound(performance.title), { size: [30, 26, 23, 20, 17, 14], height: 70, lineGap: -2 });
  flow.gap(6);
  flow.paragraph(dayOf(startsAt), day);
  const doors: Texts = [[`sál otevíráme v\u00a0${doorsOf(startsAt)}`, label]];
  flow.pairs([[[[`v\u00a0${timeOf(startsAt)}`, day]], doors]], indent);
  flow.doc.y = Math.max(flow.doc.y, 204) + 5;
  const fact = (name: string, value: string, height: number, sizes: number[]) =>
    [[[`${name}:`, label]], [[bound(value), { font: "headline", size: sizes, height }]]] as [Texts, Texts];
  const [whose, kind] = fact("Kategorie", category ?? zone, 34, [15, 13, 11]);
  const proven: Texts = proof ? [[bound(`U vstupu ukážete ${proof}.`), { size: [12, 10.5, 9], height: 34 }]] : []; // oxfmt-ignore
  const facts = [
    fact("Sál", performance.venue, 20, [15, 12.5, 10.5]),
    fact("Místo", ticket.seat, 42, [21, 17, 14]),
    [whose, [...kind, ...proven]],
    fact("Cena s\u00a0DPH", crowns(price), 20, [15]),
  ] as const;
  flow.pairs(facts, indent, { padding: 9 });
}
