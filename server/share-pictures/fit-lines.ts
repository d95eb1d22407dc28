import { widthOf, type Face } from "./outlines.ts";

interface Room {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Allowed sizes, the largest first. */
  readonly sizes: readonly number[];
  /** Of a line, in ems. */
  readonly lead: number;
}

/** More than has room anywhere; measuring takes time. */
const mostLetters = 240;

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * The text in the largest size in which it has room, its lines about equally long. What has no room even in the
 * smallest loses its end, and a word that is wider than a line is broken.
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

/** The line, or its beginning with three dots where it is wider than `width` ems. */
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

/** Lines end at ordinary spaces only, so no-break spaces keep their promise. */
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

/** The narrowest column that takes no more lines: no word stays alone on the last one without need. */
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
