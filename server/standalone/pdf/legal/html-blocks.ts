import { Parser } from "htmlparser2";
import { withAddress } from "#standalone/domain/orders/czech-text.ts";
import { knownSigns } from "#standalone/pdf/known-signs.ts";
import type { LeafletBlock } from "#standalone/pdf/leaflet.ts";

/** Characters of a paragraph at most: it must fit on a page. */
const longestParagraph = 1_500;

const headings: ReadonlySet<string> = new Set(["h1", "h2"]);
const subheadings: ReadonlySet<string> = new Set(["h3", "h4", "h5", "h6"]);
const breaking: ReadonlySet<string> = new Set([
  ...headings,
  ...subheadings,
  ..."p li ul ol dl dt dd table thead tbody tr blockquote section article div figure hr pre".split(" "),
]);
const cells: ReadonlySet<string> = new Set(["td", "th"]);

const known: ReadonlySet<string> = new Set([...breaking, ...cells, "a", "br"]);
/** Elements inside each other at most; the parser takes quadratic time for their number. */
const deepest = 200;

interface OpenList {
  readonly isNumbered: boolean;
  count: number;
  /** The block with its last items. */
  last: WrittenList | null;
}

/**
 * The HTML of a page as blocks of a document: headings, paragraphs, lists; a row of a table is a paragraph. The address
 * of a link stands behind its words. `origin` completes local addresses; without it the document omits them.
 */
export function blocksOf(html: string, origin: string | null): LeafletBlock[] {
  const blocks: LeafletBlock[] = [];
  const lists: OpenList[] = [];
  let kind: "heading" | "subheading" | "text" | "item" = "text";
  /** The text of the current block. */
  const texts: string[] = [];
  let link: { readonly address: string; readonly from: number } | null = null;

  function end(): void {
    const written = tidy(texts.splice(0).join(""));
    if (written === "") return;
    const list = lists.at(-1);
    if (kind === "item" && list) addItem(blocks, list, written);
    else if (kind === "heading" || kind === "subheading") blocks.push({ kind, text: written });
    else blocks.push(...partsOf(written).map((part) => ({ kind: "text" as const, text: part })));
  }

  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === "a" && href !== undefined) link = { address: href, from: texts.length };
      if (name === "br") texts.push("\n");
      // A paragraph inside an item is part of it.
      if (name === "p" && kind === "item") texts.push("\n");
      else if (breaking.has(name)) end();
      if (name === "ul" || name === "ol") lists.push({ isNumbered: name === "ol", count: 0, last: null });
      if (name === "li") kind = "item";
      if (headings.has(name)) kind = "heading";
      if (subheadings.has(name)) kind = "subheading";
    },
    ontext(part) {
      texts.push(part.replace(/[^\S\u00a0]+/gu, " "));
    },
    onclosetag(name) {
      if (name === "a" && link) {
        texts.push(withAddress(texts.splice(link.from).join(""), link.address, origin));
        link = null;
      }
      if (cells.has(name)) texts.push(" ");
      if (!breaking.has(name) || (name === "p" && kind === "item")) return;
      end();
      if (name === "ul" || name === "ol") {
        lists.pop();
        kind = lists.length > 0 ? "item" : "text";
      } else if (name === "li" || headings.has(name) || subheadings.has(name)) kind = "text";
    },
  });
  parser.end(shallow(html));
  end();
  return blocks;
}

/** The HTML without unused tags and without those that are too deep. */
function shallow(html: string): string {
  let depth = 0;
  return html.replace(/<[^<>]*>/gu, (tag) => {
    const name = /^<\/?(?<name>[a-z][a-z0-9]*)/iu.exec(tag)?.groups?.name?.toLowerCase();
    if (name === undefined) return tag;
    if (!known.has(name)) return "";
    if (tag.startsWith("</")) depth = Math.max(0, depth - 1);
    else if (depth >= deepest) return "";
    else if (name !== "br" && name !== "hr") depth += 1;
    return tag;
  });
}

/** A list that is still read. */
interface WrittenList {
  readonly kind: "list";
  readonly items: string[];
  readonly first?: number;
}

/** An inner list divides the outer one, whose numbers continue after it. */
function addItem(blocks: (LeafletBlock | WrittenList)[], list: OpenList, text: string): void {
  list.count += 1;
  const continued = list.last === blocks.at(-1) ? list.last : null;
  if (continued) continued.items.push(text);
  else {
    list.last = { kind: "list", items: [text], ...(list.isNumbered && { first: list.count }) };
    blocks.push(list.last);
  }
}

function tidy(text: string): string {
  const signs: string[] = [];
  // Piece by piece: composing many accents takes quadratic time.
  for (let at = 0; at < text.length; at += longestParagraph)
    signs.push(knownSigns(text.slice(at, at + longestParagraph)));
  return signs
    .join("")
    .split("\n")
    .map((line) => line.split(" ").filter(Boolean).join(" "))
    .filter(Boolean)
    .join("\n");
}

function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longestParagraph) {
    const space = rest.lastIndexOf(" ", longestParagraph);
    const at = space > 0 ? space : longestParagraph;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...parts, rest];
}
