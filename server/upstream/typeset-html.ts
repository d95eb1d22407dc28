import { czech, czechMarks, partsOf } from "#app/domain/typography.ts";

/** Inline elements do not interrupt a run of text: „v <em>Praze</em>“ is typeset as one run. */
const inline = new Set(
  "a abbr b cite code del dfn em i ins kbd mark q s small strong sub sup time u".split(" "),
);
/**
 * A tag (sanitized ones have no `<` or `>` in their attributes) or a text; the pattern matches every character once.
 */
const tagOrText = /<\/?([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>|[^<]+/g;
const verbatimTags = new Set(["code", "kbd", "pre"]);

interface Piece {
  readonly isText: boolean;
  /** The name of a tag; null for a text. */
  readonly tag: string | null;
  text: string;
}

/**
 * Typesets the Czech of HTML that is already sanitized: punctuation and no-break spaces across whole runs of text
 * regardless of the tags inside them, and ranges that stay on one line; never in code. Headings begin at h2 and skip no
 * level; tables get a scrollable wrapper.
 */
export function typesetHtml(html: string): string {
  const pieces = [...html.matchAll(tagOrText)].map(([text, tag = null]): Piece => ({
    isText: tag === null,
    tag,
    text,
  }));
  setText(pieces);
  setHeadings(pieces);
  return pieces.map(({ text, tag }) => (tag === "table" ? wrapTable(text) : text)).join("");
}

function setText(pieces: readonly Piece[]): void {
  let run: Piece[] = [];
  let kept = 0;
  for (const piece of [...pieces, null]) {
    if (piece && verbatimTags.has(piece.tag ?? "")) kept += piece.text.startsWith("</") ? -1 : 1;
    if (piece?.isText) {
      if (kept === 0) run.push(piece);
      // Code does not interrupt the run around it, and its text stays unchanged.
    } else if (!piece || !inline.has(piece.tag ?? "")) {
      setRun(run);
      run = [];
    }
  }
}

/**
 * The rules for the joined text preserve its length, so that it can be divided into the same pieces again. Collapsed
 * spaces and ellipses, which change the length, therefore apply to each piece first.
 */
function setRun(run: readonly Piece[]): void {
  if (run.length === 0) return;
  for (const piece of run) piece.text = piece.text.replace(/[ \t\r\n]+/g, " ").replace(/\.\.\.(?!\.)/g, "…");
  const set = czech(czechMarks(run.map(({ text }) => text).join("")));
  let at = 0;
  for (const piece of run) {
    const end = at + piece.text.length;
    piece.text = onOneLine(set.slice(at, end));
    at = end;
  }
}

/** The style sheet of rich texts keeps every `<span>` on one line; sanitized upstream text contains none. */
function onOneLine(text: string): string {
  return partsOf(text)
    .map((part, index) => (index % 2 ? `<span>${part}</span>` : part))
    .join("");
}

/**
 * The h1 belongs to the page, so an h1 of the text, or an h4 after an h2, becomes the level directly below its parent
 * heading.
 */
function setHeadings(pieces: readonly Piece[]): void {
  const above: number[] = [];
  for (const piece of pieces) {
    const level = Number(/^h([1-6])$/.exec(piece.tag ?? "")?.[1] ?? 0);
    if (level === 0) continue;
    if (!piece.text.startsWith("</")) {
      while ((above.at(-1) ?? 0) >= level) above.pop();
      above.push(level);
    }
    const shown = Math.min(6, above.length + 1);
    piece.text = piece.text.replace(/^(<\/?h)[1-6]/, `$1${shown}`);
  }
}

/** Makes a wide table scrollable, by keyboard too, without changing its table semantics. */
function wrapTable(tag: string): string {
  return tag.startsWith("</") ? `${tag}</div>` : `<div role="group" aria-label="Tabulka" tabindex="0">${tag}`;
}
