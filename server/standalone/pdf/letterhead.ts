import { Flow } from "./flow.ts";
import { headlineFont, knownSigns } from "./known-signs.ts";
import { drawMark } from "./mark.ts";
import { colours } from "./open-pdf.ts";

/** A page of A4, in points. */
const size = [595.28, 841.89] as const;

interface Letterhead {
  readonly title: string;
  readonly theatre: string;
  readonly date: Date;
  /** Absent: the colour of the demo theatre, whose logo is on every page. */
  readonly colour?: string | null | undefined;
  /** From the left and the right edge. */
  readonly margin: number;
  /** On the left below every page. */
  readonly address: string;
  /** On the right there. */
  readonly pageName: (page: number, pages: number) => string;
}

/** Opens a document of the theatre on A4: its name above, how to reach it and the number of the page below. */
export function openWithLetterhead({
  title,
  theatre,
  date,
  colour,
  margin,
  address,
  pageName,
}: Letterhead): Flow {
  const width = size[0] - 2 * margin;
  const name = knownSigns(theatre);
  const flow = new Flow({
    size,
    title,
    author: theatre,
    date,
    left: margin,
    width,
    bottom: 782,
    nextTop: 78,
    ground(doc) {
      if (!colour) drawMark(doc, { x: margin, y: 34, size: 34, colour: colours.red });
      doc.font(headlineFont(name), 12).fillColor(colour ?? colours.ink);
      doc.text(name, margin + (colour ? 0 : 44), 46, { lineBreak: false });
    },
    foot(doc, page, pages) {
      doc.moveTo(margin, 796).lineTo(margin + width, 796);
      doc.lineWidth(0.6).strokeColor(colours.rule).stroke();
      doc.font("text", 9).fillColor(colours.muted).text(address, margin, 803, { lineBreak: false });
      doc.text(pageName(page, pages), margin, 803, { width, align: "right", lineBreak: false });
    },
  });
  flow.doc.y = 92;
  return flow;
}
