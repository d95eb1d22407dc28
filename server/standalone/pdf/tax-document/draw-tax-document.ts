import type { DocumentContent } from "#standalone/db/document-content.ts";
import type { Column, Flow } from "#standalone/pdf/flow.ts";
import { openWithLetterhead } from "#standalone/pdf/letterhead.ts";
import { colours } from "#standalone/pdf/open-pdf.ts";
import type { Look, Texts } from "#standalone/pdf/typeset.ts";
import * as words from "./words.ts";

const text = { size: 9.6, lineGap: 1 } as const;
const name = { size: 9.6, colour: colours.muted } as const;
const small = { size: 7.4, colour: colours.muted } as const;
const noteLook = { size: 8, lineGap: 1, colour: colours.muted } as const;
const plain = { size: 10 } as const;
const large = { size: 14, font: "headline" } as const;
const cell = { size: 8.6 } as const;
const sum = { size: 8.6, font: "headline" } as const;

const left = (value: string, look: Look = cell): Texts => [[value, look]];
const right = (value: string, look: Look = cell): Texts => [[value, { ...look, align: "right" }]];
const numbers = (title: string, width: number): Column => ({ title, width, align: "right" });

/** Draws an invoice or a credit note as a tagged A4 PDF in Czech with selectable text. Same content, same bytes. */
export function drawTaxDocument(content: DocumentContent): Promise<Buffer> {
  const { supplier, buyer, number, reason } = content;
  const title = words.titleOf(content);
  const flow = openWithLetterhead({
    title,
    theatre: supplier.name,
    colour: supplier.colour,
    address: supplier.contact,
    margin: 48,
    date: new Date(`${content.issuedOn}T00:00:00Z`),
    pageName: (page, pages) => `${number} · strana ${page} z\u00a0${pages}`,
  });
  flow.heading(1, title, { size: 20 });
  flow.decorate((doc) => doc.rect(flow.left, doc.y + 4, 56, 3).fill(supplier.colour ?? colours.red));
  flow.gap(19);
  flow.beside(
    28,
    () => writeParty(flow, "Dodavatel", supplier.name, words.supplierOf(supplier)),
    () => writeParty(flow, "Odběratel", buyer.name, words.buyerOf(buyer)),
  );
  flow.gap(12);
  flow.rule();
  flow.gap(4);
  const facts = words.factsOf(content).map(([fact, value]) => [left(fact, name), left(value, text)] as const);
  flow.pairs(facts, 132);
  flow.gap(4);
  flow.rule();
  if (reason !== null) {
    flow.gap(8);
    flow.paragraph(`Důvod opravy: ${reason}`, plain);
  }
  flow.gap(10);
  writeLines(flow, content);
  flow.gap(18);
  writeSums(flow, content);
  flow.gap(16);
  for (const note of words.notesOf(content)) flow.paragraph(note, noteLook);
  return flow.finish();
}

function writeParty(flow: Flow, role: string, party: string, lines: readonly (string | null)[]): void {
  flow.inside("Sect", () => {
    flow.heading(2, role, { size: 8.6, font: "text", colour: colours.muted });
    flow.gap(1);
    flow.paragraph(party, { size: 11.5, font: "headline" });
    flow.gap(2);
    for (const line of lines) if (line) flow.paragraph(line, text);
  });
}

/** The column of discounts appears only if a code was used; otherwise the name takes its room. */
function writeLines(flow: Flow, { lines }: DocumentContent): void {
  const hasDiscount = lines.some(({ discount }) => discount !== 0);
  const columns = [
    numbers("Počet", 30),
    numbers("Cena za\u00a0kus bez\u00a0DPH", 58),
    ...(hasDiscount ? [numbers("Sleva bez\u00a0DPH", 52)] : []),
    numbers("Základ daně", 58),
    numbers("Sazba DPH", 38),
    numbers("DPH", 52),
    numbers("Celkem s\u00a0DPH", 62),
  ];
  const width = flow.width - columns.reduce((all, column) => all + column.width, 0);
  const rows = lines.map((line) => {
    const why = words.whyUntaxed[line.group];
    return [
      [...left(line.name), ...(why ? left(why, small) : [])],
      right(words.count(line.quantity)),
      right(words.amount(line.unit)),
      ...(hasDiscount ? [right(line.discount === 0 ? "–" : words.amount(0 - line.discount))] : []),
      right(words.baseOf(line)),
      right(words.rateOf(line)),
      right(words.taxOf(line)),
      right(words.amount(line.total)),
    ];
  });
  flow.table([{ title: "Předmět plnění (částky v\u00a0Kč)", width }, ...columns], small, rows);
}

/** The recapitulation of VAT, and below it at the right the total with what settled it. */
function writeSums(flow: Flow, content: DocumentContent): void {
  const { recapitulation, total, rounding = 0, settled, left: remaining } = content;
  // Keeps it with the notes, which would be lonely on a page of their own.
  const notes = flow.heightOf(words.notesOf(content).map((note) => [note, noteLook] as const));
  flow.reserve(84 + (recapitulation.length + settled.length + (rounding === 0 ? 2 : 3)) * 18 + notes);
  flow.heading(2, "Rekapitulace DPH v\u00a0Kč", { size: 10.5 });
  flow.gap(2);
  const columns = ["Základ daně", "DPH", "Celkem s\u00a0DPH"].map((title) => numbers(title, 90));
  const taxed = recapitulation.filter(({ group }) => group !== "outside");
  const all = (of: "base" | "tax") => words.amount(taxed.reduce((so, row) => so + row[of], 0));
  flow.table([{ title: "Sazba", width: flow.width - 270 }, ...columns], small, [
    ...recapitulation.map((row) => [
      left(words.recapitulationLabel(row)),
      ...[words.baseOf(row), words.taxOf(row), words.amount(row.total)].map((value) => right(value)),
    ]),
    [
      left("Celkem", sum),
      ...[all("base"), all("tax"), words.amount(total)].map((value) => right(value, sum)),
    ],
  ]);
  flow.gap(16);
  const items: [name: string, value: number][] = [
    ["Celkem s\u00a0DPH", total],
    ...(rounding === 0 ? [] : [[words.roundingLabel, rounding] as [string, number]]),
    ...settled.map((part): [string, number] => [words.settlementLabel(content, part), 0 - part.amount]),
  ];
  const rows = items.map(([label, value], index) => {
    const rule = index === items.length - 1 ? 0.9 : 0;
    return [left(label, plain), right(words.money(value), plain), { rule }] as const;
  });
  const result = [
    left(words.remainingLabel(content), large),
    right(words.money(remaining), large),
    { padding: 7 },
  ] as const;
  const nothing = () => {};
  flow.beside(28, nothing, () => flow.pairs([...rows, result], 150, { padding: 3 }));
}
