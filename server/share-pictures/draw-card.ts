import { shareSize, type ShareCard } from "#app/domain/share-card.ts";
import type { Job } from "#server/http/picture-processes.ts";
import type { Palette } from "#server/identity/colours.ts";
import { looksIn, type Look } from "./colours.ts";
import { fitLines, shorten } from "./fit-lines.ts";
import type { Fonts } from "./fonts.ts";
import { drawMark, drawWater, drawWheel } from "./mark.ts";
import { outline, readable, widthOf, type Face } from "./outlines.ts";

const { width, height } = shareSize;
const margin = 64;
const titleSizes = [118, 104, 92, 82, 74, 66, 60, 54, 48, 42];
/** Title sizes where the text has the whole width. */
const largeSizes = [168, 150, 134, ...titleSizes];
const titleLead = 1.02;
const kickerSize = 28;
const lineSize = 32;
const lineLead = 44;
/** The logo and the theatre's name are drawn below this line. */
const foot = 516;

/** What a card shows of the theatre. */
export interface Brand {
  readonly palette: Palette;
  /** `mill`: the built-in logo, wheel and water. Otherwise the theatre's own sign, or nothing where it has none. */
  readonly sign: "mill" | { readonly type: string; readonly bytes: Uint8Array } | null;
}

/** What draws the picture of a shared link; `picture` is the original of the picture beside the text, if any. */
export function cardJob(card: ShareCard, fonts: Fonts, brand: Brand, picture: Uint8Array | null): Job {
  const look = looksIn(brand.palette)[card.look];
  const panel = picture && look.panel;
  return {
    kind: "card",
    words: cardSvg(card, fonts, brand.sign, panel ? look : { ...look, panel: null }),
    beside: panel && {
      bytes: picture,
      left: width - panel.width,
      width: panel.width,
      height,
      edge: panel.whole ? margin : 0,
      ground: panel.ground,
    },
  };
}

/** Everything but the picture, as SVG shapes. */
function cardSvg(card: ShareCard, fonts: Fonts, sign: Brand["sign"], look: Look): string {
  const { panel } = look;
  const column = (panel ? width - panel.width : width) - 2 * margin;
  const isSea = !panel;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${look.ground}"/>`,
    panel
      ? `<rect x="${width - panel.width}" width="${panel.width}" height="${height}" fill="${panel.ground}"/>`
      : sign === "mill"
        ? drawWheel({ x: 690, y: -70, size: 700 }, look.wheel)
        : "",
    isSea ? drawGround(sign, look) : "",
    writeHead(card, fonts, { look, column: isSea ? column - 60 : column }),
    isSea ? "" : `<rect x="${margin}" y="${foot - 4}" width="${column}" height="4" fill="${look.rule}"/>`,
    writeFoot(card, fonts, sign, { look, column, isSea }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

interface Column {
  readonly look: Look;
  readonly column: number;
}

function writeHead(card: ShareCard, fonts: Fonts, { look, column }: Column): string {
  const display: Face = { font: fonts.display, tracking: -0.03 };
  const text: Face = { font: fonts.text, tracking: 0 };
  const spaced: Face = { font: fonts.text, tracking: 0.01 };
  const lines = card.lines.map((line) => readable(line, text)).filter(Boolean);
  const kicker = readable(card.kicker ?? "", spaced);
  const top = kicker ? margin + 56 : margin;
  const bottom = foot - 36 - lines.length * lineLead;
  // A name with letters missing in the display typeface (a Ukrainian guest) is set in the text typeface.
  const face = readable(card.title, display).length === card.title.trim().length ? display : text;
  const title = fitLines(readable(card.title, face) || card.signature, face, {
    width: column,
    height: bottom - top,
    sizes: look.panel ? titleSizes : largeSizes,
    lead: titleLead,
  });
  // Letters begin below the top of their line: capitals are about 0.7 em high.
  const baseline = top + title.size * 0.8;
  const lastLine = baseline + (title.lines.length - 1) * title.size * titleLead;
  return [
    kicker &&
      `<rect x="${margin}" y="${margin + 3}" width="18" height="18" fill="${look.kicker}"/>` +
        outline(shorten(kicker, spaced, (column - 32) / kickerSize), spaced, {
          x: margin + 32,
          y: margin + 21,
          size: kickerSize,
          fill: look.kicker,
        }),
    ...title.lines.map((line, index) =>
      outline(line, face, {
        x: margin - 3,
        y: baseline + index * title.size * titleLead,
        size: title.size,
        fill: look.title,
      }),
    ),
    ...lines.map((line, index) =>
      outline(shorten(line, text, column / lineSize), text, {
        x: margin,
        y: lastLine + 36 + title.size * 0.2 + (index + 0.5) * lineLead,
        size: lineSize,
        fill: look.lines,
      }),
    ),
  ].join("");
}

/** What the name stands on: water, or a plain band under another sign. */
function drawGround(sign: Brand["sign"], { sea }: Look): string {
  if (sign === "mill") return drawWater(shareSize, foot + 6, sea);
  return `<rect y="${foot - 4}" width="${width}" height="${height - foot + 4}" fill="${sea}"/>`;
}

/** The logo and the theatre's name; both are light on water. */
function writeFoot(
  card: ShareCard,
  fonts: Fonts,
  sign: Brand["sign"],
  { look, column, isSea }: Column & { readonly isSea: boolean },
): string {
  const face: Face = { font: fonts.display, tracking: -0.02 };
  const beside = sign === null ? 0 : 80;
  const most = column + 4 - beside;
  const name = readable(card.signature, face);
  const size = Math.min(34, Math.max(22, most / Math.max(1, widthOf(name, face))));
  return (
    drawSign(sign, look, isSea) +
    outline(shorten(name, face, most / size), face, {
      x: margin + beside,
      y: foot + 67,
      size,
      fill: isSea ? look.light : look.title,
    })
  );
}

function drawSign(sign: Brand["sign"], look: Look, isSea: boolean): string {
  if (sign === null) return "";
  if (sign === "mill") {
    const mark = isSea ? { wheel: look.light, water: look.light } : look.mark;
    return drawMark({ x: margin, y: foot + 24, size: 62 }, mark);
  }
  // Its colours are not known: it stands on white.
  const data = `data:${sign.type};base64,${Buffer.from(sign.bytes).toString("base64")}`;
  return (
    `<rect x="${margin}" y="${foot + 24}" width="62" height="62" rx="6" fill="#fff"/>` +
    `<image x="${margin + 6}" y="${foot + 30}" width="50" height="50" href="${data}"/>`
  );
}
