import type { Flow } from "./flow.ts";
import type { DocumentPdf, LeafletBlock } from "./leaflet.ts";
import { openWithLetterhead } from "./letterhead.ts";
import { colours } from "./open-pdf.ts";

const text = { size: 11, lineGap: 2 } as const;
const muted = { size: 11, colour: colours.muted } as const;

/** Draws a document of the theatre as a tagged A4 PDF in Czech with selectable text. Same input, same bytes. */
export function drawDocument({ blocks, about, ...leaflet }: DocumentPdf): Promise<Buffer> {
  const flow = openWithLetterhead({ ...leaflet, margin: 64, pageName: (page) => `strana ${page}` });
  flow.heading(1, leaflet.title, { size: 25, lineGap: -3 });
  flow.gap(6);
  flow.paragraph(about, muted);
  flow.gap(12);
  for (const block of blocks) drawBlock(flow, block, leaflet.colour ?? colours.red);
  return flow.finish();
}

function drawBlock(flow: Flow, block: LeafletBlock, accent: string): void {
  switch (block.kind) {
    case "heading":
    case "subheading":
      // Keeps a heading with the beginning of its text.
      flow.reserve(110);
      flow.gap(8);
      if (block.kind === "heading") flow.heading(2, block.text, { size: 14 });
      else flow.heading(3, block.text, { size: 11.5 });
      flow.gap(3);
      break;
    case "text":
      flow.paragraph(block.text, text);
      flow.gap(7);
      break;
    case "list":
      flow.list(block.items, text, { ...block, accent });
      flow.gap(5);
      break;
  }
}
