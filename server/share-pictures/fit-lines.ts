import { widthOf, type Face } from "./outlines.ts";

interface Room {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Allowed sizes, the largest first. */
  readonly sizes: readonly number[];
  /** Line height, in ems. */
  readonly lead: number;
}

/** More letters than fit anywhere; measuring takes time. */
const mostLetters = 240;

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * Sets the text in the largest size in which it fits, in lines of about equal length. A text that does not fit even in
 * the smallest size is truncated, and a word that is wider than a line is broken.
 */
export function fitLines(given: string, face: Face, room: Room): Fitted {
  const text = given.slice(0, mostLetters);
  for (const size of room.sizes) {
    const width = room.width / size;
    const most = Math.floor(room.height / (size * room.lead));
    const lines = wrap(text, face, width);
    if (lines.length <= most && lines.every((line) => widthOf(line, face) <= width)) {
      return { size, lines: balance(text, face, { width, count: lines.length }) };
    }
  }
  const size = room.sizes.at(-1) ?? 40;
  const width = room.width / size;
  const most = Math.max(1, Math.floor(room.height / (size * room.lead)));
  const lines = wrap(text, face, width).flatMap((line) => breakUp(line, face, width));
  const shown = lines.slice(0, most);
  const last = shown.pop() ?? "";
  return { size, lines: [...shown, lines.length > most ? shorten(`${last} …`, face, width) : last] };
}

/** The line, truncated with an ellipsis where it is wider than `width` ems. */
export function shorten(line: string, face: Face, width: number): string {
  if (line.length <= mostLetters && widthOf(line, face) <= width) return line;
  const letters = [...line.slice(0, mostLetters).replace(/\s*…$/u, "")];
  let [fitting, tooMany] = [1, letters.length + 1];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (widthOf(`${letters.slice(0, middle).join("").trimEnd()}…`, face) > width) tooMany = middle;
    else fitting = middle;
  }
  return `${letters
    .slice(0, fitting)
    .join("")
    .replace(/[\s,.;:–]+$/u, "")}…`;
}

/** Breaks lines at ordinary spaces only, so that no-break spaces are respected. */
function wrap(text: string, face: Face, width: number): string[] {
  const space = widthOf(" ", face) + 2 * face.tracking;
  const lines: string[] = [];
  let taken = 0;
  for (const word of text.split(" ")) {
    const wide = widthOf(word, face);
    if (lines.length > 0 && taken + space + wide > width) {
      lines.push(word);
      taken = wide;
    } else {
      lines.splice(-1, 1, lines.length === 0 ? word : `${lines.at(-1)} ${word}`);
      taken += lines.length === 1 && taken === 0 ? wide : space + wide;
    }
  }
  return lines;
}

/** Wraps in the narrowest column that takes no more lines, which avoids a single word on the last one. */
function balance(
  text: string,
  face: Face,
  { width, count }: { readonly width: number; readonly count: number },
): string[] {
  let [tooNarrow, enough] = [0, width];
  for (let step = 0; step < 7; step += 1) {
    const middle = (tooNarrow + enough) / 2;
    const lines = wrap(text, face, middle);
    const fits = lines.length <= count && lines.every((line) => widthOf(line, face) <= middle);
    if (fits) enough = middle;
    else tooNarrow = middle;
  }
  return wrap(text, face, enough);
}

function breakUp(line: string, face: Face, width: number): string[] {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (part && widthOf(`${part}${letter}-`, face) > width && widthOf(line, face) > width) {
      parts.push(`${part}-`);
      part = "";
    }
    part += letter;
  }
  return [...parts, part];
}
