import type { Font } from "fontkit";
import { LRUCache } from "lru-cache";

/** Typeface and letter-spacing of a text; the letter-spacing in ems. */
export interface Face {
  readonly font: Font;
  readonly tracking: number;
}

/** Omits letters missing in the typeface (an emoji), because a placeholder box has no meaning. */
export function readable(text: string, { font }: Face): string {
  return [...text]
    .map((letter) => (/\s/u.test(letter) && letter !== "\u00a0" ? " " : letter))
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join("")
    .replace(/ {2,}/gu, " ")
    .trim();
}

/** The same words are measured repeatedly while lines are fitted, and shaping is slow. */
const widths = new LRUCache<string, number>({ max: 2_000 });

/** Width of a line, in ems. */
export function widthOf(line: string, { font, tracking }: Face): number {
  const key = `${font.postscriptName} ${tracking} ${line}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const run = font.layout(line);
  const width = run.advanceWidth / font.unitsPerEm + tracking * Math.max(0, run.glyphs.length - 1);
  widths.set(key, width);
  return width;
}

/** A line as SVG shapes with its baseline starting at `x`, `y`: the renderer needs no font. */
export function outline(
  line: string,
  face: Face,
  {
    x,
    y,
    size,
    fill,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly fill: string },
): string {
  const { font, tracking } = face;
  const run = font.layout(line);
  let pen = 0;
  const shapes = run.glyphs.map((glyph, index) => {
    const position = run.positions[index];
    const left = pen + (position?.xOffset ?? 0);
    pen += (position?.xAdvance ?? 0) + tracking * font.unitsPerEm;
    const shape = glyph.path.toSVG();
    return shape && `<path transform="translate(${left} ${position?.yOffset ?? 0})" d="${shape}"/>`;
  });
  const scale = size / font.unitsPerEm;
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join("")}</g>`;
}
