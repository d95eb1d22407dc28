import { colours, drawArtifact, openPdf, type PdfOptions, type PdfPage } from "./open-pdf.ts";
import { heightOf, set, type Look, type Texts } from "./typeset.ts";

/** Points. */
interface Place {
  readonly left: number;
  readonly width: number;
}
type Cell = Place & { readonly tag: string; readonly texts: Texts };

interface RowStyle {
  /** Above and below the texts, together. */
  readonly padding?: number;
  /** First lines stand on one baseline, or last lines on the bottom. */
  readonly stand?: "baseline" | "bottom";
  /** The weight of the rule below, in ink if it is heavy. */
  readonly rule?: number;
  /** Draws beside the row. */
  readonly bullet?: (doc: PDFKit.PDFDocument) => void;
}

type Pair = readonly [name: Texts, value: Texts, style?: RowStyle];

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align?: "right";
}

/** Texts stand between `left` and `left + width`. */
interface FlowOptions extends PdfOptions, Place {
  /** A text that would go below it begins another page. */
  readonly bottom?: number;
  /** Where texts begin on the second page and later. */
  readonly nextTop?: number;
  /** Draws what is below the texts of each page. */
  readonly ground: (doc: PDFKit.PDFDocument) => void;
  readonly foot?: (doc: PDFKit.PDFDocument, page: number, pages: number) => void;
}

/** PDF/UA requires the scope of a header cell, which the types of pdfkit lack. */
const ofColumn: object = { scope: "Column" };
const headStyle: RowStyle = { padding: 7, stand: "bottom", rule: 0.9 };
const rowStyle: RowStyle = { padding: 7, rule: 0.5 };
const gutter = 6;

/** A tagged document, written from top to bottom: `doc.y` is where the next text begins. */
export class Flow {
  readonly doc: PDFKit.PDFDocument;
  left: number;
  width: number;
  readonly #options: FlowOptions;
  readonly #pdf: PdfPage;
  /** Null: the writing is decoration, such as the repeated titles of a table. */
  #parent: PDFKit.PDFStructureElement | null;

  constructor(options: FlowOptions) {
    this.#options = options;
    this.#pdf = openPdf(options);
    ({ doc: this.doc, sheet: this.#parent } = this.#pdf);
    ({ left: this.left, width: this.width } = options);
    this.decorate(options.ground);
  }

  nextPage(): void {
    this.doc.addPage();
    this.decorate(this.#options.ground);
    this.doc.y = this.#options.nextTop ?? 0;
  }

  /** Begins another page if `height` does not fit on this one; returns whether it did. */
  reserve(height: number): boolean {
    const isFull = this.doc.y + height > (this.#options.bottom ?? Infinity);
    if (isFull) this.nextPage();
    return isFull;
  }

  gap(height: number): void {
    this.doc.y += height;
  }

  rule(weight = 0.6): void {
    this.decorate((doc) => {
      doc.moveTo(this.left, doc.y).lineTo(this.left + this.width, doc.y);
      doc
        .lineWidth(weight)
        .strokeColor(weight > 0.8 ? colours.ink : colours.rule)
        .stroke();
    });
  }

  /** Draws what screen readers skip. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    drawArtifact(this.doc, () => draw(this.doc));
  }

  figure(alt: string, draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#leaf("Figure", () => draw(this.doc), { alt });
  }

  heading(level: 1 | 2 | 3, text: string, look: Look): void {
    this.#leaf(`H${level}`, () => this.#print(text, { font: "headline", ...look }));
  }

  paragraph(text: string, look: Look): void {
    this.reserve(this.heightOf([[text, look]]));
    this.#leaf("P", () => this.#print(text, look));
  }

  /** Numbered from `first`, or with bullets, which are decoration. */
  list(items: readonly string[], look: Look, { first, accent }: { first?: number; accent: string }): void {
    if (first !== undefined) {
      const numbers = items.map((item, index) => [[[`${first + index}.`, look]], [[item, look]]] as const);
      return this.pairs(numbers, 20, { padding: 3 });
    }
    const bullet = (doc: PDFKit.PDFDocument) => doc.rect(this.left, doc.y + 7, 4, 4).fill(accent);
    const inner = { left: this.left + 14, width: this.width - 14, tag: "LBody" };
    this.inside("L", () => {
      for (const item of items)
        this.#row("LI", [{ ...inner, texts: [[item, look]] }], { padding: 3, bullet });
    });
  }

  /** Names, and beside each its value, `indent` points from the left. */
  pairs(rows: readonly Pair[], indent: number, style: RowStyle = {}): void {
    const inner = { left: this.left + indent, width: this.width - indent };
    this.inside("L", () => {
      for (const [name, value, own] of rows) {
        const label = { tag: "Lbl", left: this.left, width: indent - gutter, texts: name };
        const body = { ...inner, tag: "LBody", texts: value };
        this.#row("LI", [label, body], { stand: "baseline", ...style, ...own });
      }
    });
  }

  /** Rows are never divided; a row that begins another page repeats the titles of the columns. */
  table(columns: readonly Column[], titles: Look, rows: readonly (readonly Texts[])[]): void {
    let left = this.left;
    const places = columns.map(({ width, align }) => {
      left += width;
      return { left: left - width, width: align ? width : width - gutter };
    });
    const cellsOf = (tag: string, row: readonly Texts[]): Cell[] =>
      places.map((place, index) => ({ ...place, tag, texts: row[index] ?? [] }));
    const head = columns.map(({ title, align }): Texts => [[title, { ...titles, ...(align && { align }) }]]);
    this.inside("Table", () => {
      this.#row("TR", cellsOf("TH", head), headStyle);
      for (const row of rows) {
        const cells = cellsOf("TD", row);
        if (this.reserve(this.#standing(cells, rowStyle).height)) {
          const table = this.#parent;
          this.#parent = null;
          this.#row("TR", cellsOf("TH", head), headStyle);
          this.#parent = table;
        }
        this.#row("TR", cells, rowStyle);
      }
    });
  }

  /** Cells side by side, on one page. */
  #row(tag: string, cells: readonly Cell[], style: RowStyle): void {
    const { height, downs } = this.#standing(cells, style);
    this.reserve(height);
    if (style.bullet) this.decorate(style.bullet);
    const top = this.doc.y;
    this.inside(tag, () =>
      cells.forEach(({ texts, ...cell }, index) => {
        const write = () => texts.forEach(([text, look]) => this.#print(text, look));
        const options = cell.tag === "TH" ? ofColumn : {};
        this.at({ ...cell, top: top + (downs[index] ?? 0) }, () => this.#leaf(cell.tag, write, options));
      }),
    );
    this.doc.y = top + height;
    if (style.rule) this.rule(style.rule);
  }

  /** How high a row is, and how far below its top each of its cells begins. */
  #standing(cells: readonly Cell[], { padding = 0, stand }: RowStyle) {
    const heights = cells.map(({ texts, width }) => this.heightOf(texts, width));
    const ascents = cells.map(({ texts: [first], width }) =>
      first ? set(this.doc, ...first, width).ascent : 0,
    );
    const lowest = stand === "baseline" ? ascents : heights;
    const downs = cells.map((_, index) => (stand ? Math.max(...lowest) - (lowest[index] ?? 0) : 0));
    const height = Math.max(...heights.map((value, index) => value + (downs[index] ?? 0)));
    return { height: height + padding, downs: downs.map((down) => down + padding / 2) };
  }

  /** Parts of the same width side by side; the next text stands below the longest. */
  beside(space: number, ...parts: readonly (() => void)[]): void {
    const { left } = this;
    const top = this.doc.y;
    const width = (this.width - space * (parts.length - 1)) / parts.length;
    const ends = parts.map((draw, index) =>
      this.at({ left: left + index * (width + space), top, width }, draw),
    );
    this.doc.y = Math.max(...ends);
  }

  /** Writes in another place; returns where it ends. */
  at(place: Place & { readonly top: number }, write: () => void): number {
    const { left, width } = this;
    ({ left: this.left, width: this.width, top: this.doc.y } = place);
    write();
    Object.assign(this, { left, width });
    return this.doc.y;
  }

  /** Writes inside an element of the structure. */
  inside(tag: string, write: () => void): void {
    const outer = this.#parent;
    if (!outer) return write();
    this.#parent = this.doc.struct(tag);
    outer.add(this.#parent);
    write();
    this.#parent.end();
    this.#parent = outer;
  }

  heightOf(texts: Texts, width = this.width): number {
    return heightOf(this.doc, texts, width);
  }

  finish(): Promise<Buffer> {
    const { foot } = this.#options;
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; foot && index < count; index += 1) {
      this.doc.switchToPage(index);
      this.decorate((doc) => foot(doc, index + 1, count));
    }
    return this.#pdf.finish();
  }

  #leaf(tag: string, draw: () => void, options: object = {}): void {
    if (this.#parent) this.#parent.add(this.doc.struct(tag, options, [draw]));
    else this.decorate(draw);
  }

  #print(text: string, look: Look): void {
    const { shown, options } = set(this.doc, text, look, this.width);
    this.doc.fillColor(look.colour ?? colours.ink).text(shown, this.left, this.doc.y, options);
  }
}
