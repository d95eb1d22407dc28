import type { DocumentContent } from "#standalone/db/document-content.ts";
import { headlineFont, knownSigns } from "#standalone/pdf/known-signs.ts";
import { colours, drawArtifact, type PdfPage } from "#standalone/pdf/open-pdf.ts";
import { factsOf } from "./words.ts";

interface Box {
  readonly left: number;
  readonly width: number;
}

/** The supplier on the left and the buyer on the right. */
export function drawParties(pdf: PdfPage, { supplier, buyer }: DocumentContent, { left, width }: Box): void {
  const { doc } = pdf;
  const top = doc.y;
  const half = (width - 28) / 2;
  drawParty(
    pdf,
    "Dodavatel",
    supplier.name,
    [
      supplier.legalForm,
      supplier.address,
      supplier.ico && `IČO ${supplier.ico}`,
      `DIČ ${supplier.dic}`,
      supplier.registration,
    ],
    { left, top, width: half },
  );
  const end = doc.y;
  drawParty(
    pdf,
    "Odběratel",
    buyer.name,
    [...buyer.address, buyer.ico && `IČO ${buyer.ico}`, buyer.dic && `DIČ ${buyer.dic}`],
    { left: left + half + 28, top, width: half },
  );
  doc.y = Math.max(end, doc.y);
}

function drawParty(
  { doc, sheet }: PdfPage,
  role: string,
  name: string,
  lines: readonly (string | null)[],
  { left, top, width }: Box & { readonly top: number },
): void {
  const section = doc.struct("Sect");
  sheet.add(section);
  const write = (tag: string, draw: () => void) => section.add(doc.struct(tag, {}, [draw]));
  write("H2", () => doc.font("text", 8.6).fillColor(colours.muted).text(role, left, top, { width }));
  const printed = knownSigns(name);
  write("P", () =>
    doc
      .font(headlineFont(printed), 11.5)
      .fillColor(colours.ink)
      .text(printed, left, doc.y + 1, { width }),
  );
  doc.y += 2;
  for (const line of lines) {
    if (!line) continue;
    write("P", () =>
      doc.font("text", 9.6).fillColor(colours.ink).text(knownSigns(line), left, doc.y, { width, lineGap: 1 }),
    );
  }
  section.end();
}

/** Days, the order and the way of payment, each value below its name, four in a row. */
export function drawFacts({ doc, sheet }: PdfPage, content: DocumentContent, { left, width }: Box): void {
  const facts = factsOf(content);
  const step = width / facts.length;
  const top = doc.y;
  const list = doc.struct("L");
  sheet.add(list);
  let end = top;
  facts.forEach(([name, value], index) => {
    const x = left + index * step;
    const inside = { width: step - 10 };
    const item = doc.struct("LI");
    list.add(item);
    item.add(
      doc.struct("Lbl", {}, [
        () =>
          doc
            .font("text", 8)
            .fillColor(colours.muted)
            .text(name, x, top + 7, inside),
      ]),
    );
    item.add(
      doc.struct("LBody", {}, [
        () =>
          doc
            .font("text", 9.6)
            .fillColor(colours.ink)
            .text(value, x, doc.y + 1, inside),
      ]),
    );
    item.end();
    end = Math.max(end, doc.y);
  });
  list.end();
  doc.y = end + 6;
  const bottom = doc.y;
  drawArtifact(doc, () => {
    for (const y of [top, bottom]) doc.moveTo(left, y).lineTo(left + width, y);
    doc.lineWidth(0.6).strokeColor(colours.rule).stroke();
  });
}
