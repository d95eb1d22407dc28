import type { DocumentPdf, LeafletBlock } from "#standalone/pdf/leaflet.ts";
import { documents } from "./data/documents.ts";
import { reports } from "./data/reports.ts";
import type { SeedReport } from "./content-types.ts";
import { czech } from "./typeset.ts";

export interface NewFiles {
  readonly documents: readonly {
    readonly file: string;
    readonly position: number;
    readonly title: string;
    readonly group_name: string;
    readonly published_on: string;
    readonly content: Buffer;
  }[];
  readonly reports: readonly {
    readonly year: number;
    readonly file: string;
    readonly title: string;
    readonly published_on: string;
    readonly figures: string;
    readonly content: Buffer;
  }[];
}

const theatre = {
  theatre: "Divadlo Na\u00a0Vantrokách",
  address: "Mlýnská strouha 12, 799\u00a099 Doubravín, IČO 00000019 (demo)",
} as const;

/** Draws the documents and annual reports that are not in `known`; an existing file is never redrawn. */
export async function drawFiles(known: ReadonlySet<string>, now: Date): Promise<NewFiles> {
  const newDocuments = documents
    .map((document, position) => ({ ...document, position }))
    .filter(({ file }) => !known.has(file));
  const lastYear = now.getUTCFullYear() - 1;
  const newReports = reports
    .map((report) => ({ ...report, year: lastYear - report.back, file: reportFile(lastYear - report.back) }))
    .filter(({ file }) => !known.has(file));
  if (newDocuments.length + newReports.length === 0) return { documents: [], reports: [] };
  // Imported here, because only new files, mostly those of a new database, need the PDF library and the typefaces.
  const { drawDocument } = await import("#standalone/pdf/draw-leaflet.ts");

  const drawn = { documents: [], reports: [] } as {
    documents: NewFiles["documents"][number][];
    reports: NewFiles["reports"][number][];
  };
  for (const { file, position, title, group, published_day, about, blocks } of newDocuments) {
    const date = new Date(now.getTime() + published_day * 86_400_000);
    const content = await drawDocument(leafletOf(title, about, blocks, date));
    drawn.documents.push({
      file,
      position,
      title: czech(title),
      group_name: group,
      published_on: dayOf(date),
      content,
    });
  }
  for (const report of newReports) {
    const { year, file, figures } = report;
    const date = new Date(Date.UTC(year + 1, 5, 15));
    const title = `Výroční zpráva ${year}`;
    const content = await drawDocument(leafletOf(title, aboutReport(year), blocksOf(report), date));
    const published_on = dayOf(date > now ? now : date);
    drawn.reports.push({ year, file, title, published_on, figures: JSON.stringify(figures), content });
  }
  return drawn;
}

function reportFile(year: number): string {
  return `vyrocni-zprava-${year}.pdf`;
}

function aboutReport(year: number): string {
  return `Zpráva o činnosti a hospodaření za rok ${year}`;
}

function blocksOf({ figures, blocks }: SeedReport): LeafletBlock[] {
  return [
    { kind: "heading", text: "Rok v číslech" },
    { kind: "figures", rows: figures.map(({ label, value }) => [label, value]) },
    ...blocks,
  ];
}

function leafletOf(title: string, about: string, blocks: readonly LeafletBlock[], date: Date): DocumentPdf {
  return { title: czech(title), about: czech(about), blocks: blocks.map(typeset), date, ...theatre };
}

function typeset(block: LeafletBlock): LeafletBlock {
  switch (block.kind) {
    case "heading":
    case "subheading":
    case "text":
      return { ...block, text: czech(block.text) };
    case "list":
      return { ...block, items: block.items.map(czech) };
    case "figures":
      return { ...block, rows: block.rows.map(([name, value]) => [czech(name), czech(value)]) };
    case "seats":
      return block;
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
