import { czechMarks, nbsp, withRanges } from "#app/domain/typography.ts";

/** Between these one reads on: „v <em>Praze</em>“ is set as one run of text. */
const inline = new Set(
  "a abbr b cite code del dfn em i ins kbd mark q s small strong sub sup time u".split(" "),
);
/** A tag (sanitised ones have no `<` or `>` in their attributes) or a text; each letter is read once. */
const tagOrText = /<\/?([a-z][a-z0-9]*)(?![a-z0-9])[^<>]*>|[^<]+/g;
const asWritten = new Set(["code", "kbd", "pre"]);

interface Piece {
  readonly isText: boolean;
  /** Of a tag, its name; of a text, null. */
  readonly tag: string | null;
  text: string;
}

/**
 * Sets the Czech of HTML that is harmless already: marks and no-break spaces over whole runs of text whatever tags
 * stand in them, and ranges that stay on one line, never in code. Headings begin at h2 and leave out no level; tables
 * get a box to scroll in.
 */
export function typesetHtml(html: string): string {
  const pieces = [...html.matchAll(tagOrText)].map(([text, tag = null]): Piece => ({
    isText: tag === null,
    tag,
    text,
  }));
  setText(pieces);
  setHeadings(pieces);
  return pieces.map(({ text, tag }) => (tag === "table" ? boxed(text) : text)).join("");
}

function setText(pieces: readonly Piece[]): void {
  let run: Piece[] = [];
  let kept = 0;
  for (const piece of [...pieces, null]) {
    if (piece && asWritten.has(piece.tag ?? "")) kept += piece.text.startsWith("</") ? -1 : 1;
    if (piece?.isText) {
      if (kept === 0) run.push(piece);
      // Code is a word of the sentence around it: its letters count, its text stays.
    } else if (!piece || !inline.has(piece.tag ?? "")) {
      setRun(run);
      run = [];
    }
  }
}

/** Every rule but the three dots keeps the length, so that the pieces can be cut out again. */
function setRun(run: readonly Piece[]): void {
  if (run.length === 0) return;
  for (const piece of run) piece.text = piece.text.replace(/[ \t\r\n]+/g, " ").replace(/\.\.\.(?!\.)/g, "…");
  const set = nbsp(czechMarks(run.map(({ text }) => text).join("")));
  let at = 0;
  for (const piece of run) {
    const end = at + piece.text.length;
    piece.text = onOneLine(set.slice(at, end));
    at = end;
  }
}

/** The sheet of rich texts says so of every `<span>`, which no upstream text may bring. */
function onOneLine(text: string): string {
  return withRanges(text)
    .map((part) => (part.isRange ? `<span>${part.text}</span>` : part.text))
    .join("");
}

/** The page has its first heading; what was h1, or h4 after h2, becomes the level below the one it stands under. */
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

/** A wide table scrolls by itself, by keyboard too, and stays a table. */
function boxed(tag: string): string {
  return tag.startsWith("</") ? `${tag}</div>` : `<div role="group" aria-label="Tabulka" tabindex="0">${tag}`;
}
