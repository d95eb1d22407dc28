import display from "@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf?inline";
import text from "@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf?inline";
import { renderAsync } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import { shareSize, type ShareCard } from "#app/domain/share-card.ts";
import type { Palette } from "#server/theatre/identity/colours.ts";
import type { Picture } from "#server/http/pictures.ts";
import { looksIn, type Look } from "./colours.ts";

/** The theatre's parts of a card. */
export interface Brand {
  readonly palette: Palette;
  /** Null if the theatre has its own appearance without a sign. */
  readonly sign: Picture | null;
}

/** Pixels of four channels, `shareSize` large. */
type Pixels = Uint8Array;

const [mill = ""] = Object.values(
  import.meta.glob<string>("/public/logo.svg", { query: "?raw", import: "default", eager: true }),
);
/** The sign of the demo theatre. */
export const ownSign: Picture = { type: "image/svg+xml", bytes: Buffer.from(mill) };

/** The site's two typefaces, complete: a slim container image has no fonts. */
const fonts: Font[] = [
  { name: "display", data: bytesOf(display), weight: 800 },
  { name: "text", data: bytesOf(text), weight: 600 },
];
const margin = 64;
/** The foot, with the sign and the name. */
const foot = 114;
/** The size of a title by the letters of the whole and of its longest word, in pixels. */
const titleSizes = [
  { letters: 14, size: 116 },
  { letters: 28, size: 90 },
  { letters: 60, size: 70 },
  { letters: Infinity, size: 52 },
];
/** The factor by which a title without a picture is larger. */
const largerAlone = 1.4;
/** This factor × the letters of a word × their size is at most the width. */
const wordWidth = 1.55;
const longTitle = 60;
const mostLetters = 240;
const lineHeight = 44;
/** Of the title with the lines below it. */
const wordsHeight = 354;

/**
 * Draws a card: letters become shapes by satori, shapes pixels by resvg. Both get the site's own texts. Their only
 * foreign input is one photograph, as data that sharp has made.
 */
export async function drawCard(card: ShareCard, brand: Brand, photograph: Picture | null): Promise<Pixels> {
  const look = looksIn(brand.palette)[card.look];
  const shown = photograph ? look : { ...look, panel: null };
  const svg = await satori(
    <div
      style={{ display: "flex", width: "100%", height: "100%", background: look.ground, fontFamily: "text" }}
    >
      <div style={{ display: "flex", flexDirection: "column", flex: 1, overflow: "hidden" }}>
        <Words card={card} look={shown} />
        <Foot card={card} look={shown} sign={brand.sign} />
      </div>
      {photograph && look.panel ? <Panel photograph={photograph} panel={look.panel} /> : null}
    </div>,
    { ...shareSize, fonts },
  );
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).pixels;
}

function Words({ card, look }: { readonly card: ShareCard; readonly look: Look }) {
  const title = readable(card.title).slice(0, mostLetters) || card.signature;
  const width = shareSize.width - (look.panel?.width ?? 0) - 2 * margin;
  const size = titleSize(title, width, look.panel ? 1 : largerAlone);
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        flex: 1,
        padding: margin,
        paddingBottom: 24,
        gap: 20,
      }}
    >
      {card.kicker ? (
        <Line color={look.kicker} size={28}>
          {card.kicker}
        </Line>
      ) : null}
      <div
        style={{
          display: "block",
          fontFamily: "display, text",
          fontSize: size,
          lineHeight: 1.04,
          letterSpacing: "-0.03em",
          color: look.title,
          wordBreak: "break-word",
          lineClamp: Math.floor((wordsHeight - card.lines.length * lineHeight) / size / 1.04),
        }}
      >
        {title}
      </div>
      <div style={{ display: "flex", flexDirection: "column", gap: 6 }}>
        {card.lines.map((line) => (
          <Line key={line} color={look.lines} size={32}>
            {line}
          </Line>
        ))}
      </div>
    </div>
  );
}

/** One line, which ends with an ellipsis if it is too long. */
function Line({
  children,
  color,
  size,
}: {
  readonly children: string;
  readonly color: string;
  readonly size: number;
}) {
  return (
    <div
      style={{
        display: "block",
        fontSize: size,
        color,
        whiteSpace: "nowrap",
        overflow: "hidden",
        textOverflow: "ellipsis",
      }}
    >
      {readable(children)}
    </div>
  );
}

function Foot({
  card,
  look,
  sign,
}: {
  readonly card: ShareCard;
  readonly look: Look;
  readonly sign: Picture | null;
}) {
  const band = { height: foot, flexShrink: 0, padding: `0 ${margin}px`, gap: 18, alignItems: "center" };
  return (
    <div
      style={{
        display: "flex",
        ...band,
        ...(look.panel ? {} : { background: look.band }),
        color: look.panel ? look.title : look.onBand,
      }}
    >
      {sign ? (
        // Its colours are unknown: it stands on white.
        <div style={{ display: "flex", padding: 6, borderRadius: 6, background: "#fff" }}>
          <img src={dataOf(sign)} width={50} height={50} alt="" />
        </div>
      ) : null}
      <div style={{ display: "flex", flex: 1, fontFamily: "display, text" }}>
        <Line color={look.panel ? look.title : look.onBand} size={30}>
          {card.signature}
        </Line>
      </div>
    </div>
  );
}

function Panel({
  photograph,
  panel,
}: {
  readonly photograph: Picture;
  readonly panel: NonNullable<Look["panel"]>;
}) {
  const edge = panel.whole ? margin : 0;
  return (
    <div style={{ display: "flex", width: panel.width, padding: edge, background: panel.ground }}>
      <img
        src={dataOf(photograph)}
        width={panel.width - 2 * edge}
        height={shareSize.height - 2 * edge}
        style={{ objectFit: panel.whole ? "contain" : "cover" }}
        alt=""
      />
    </div>
  );
}

function titleSize(title: string, width: number, scale: number): number {
  const longest = Math.max(...title.split(/\s/u).map((word) => word.length));
  const byLetters = titleSizes.find(({ letters }) => title.length <= letters)?.size ?? 52;
  const wanted = title.length > longTitle ? byLetters : byLetters * scale;
  return Math.max(40, Math.min(wanted, (width * wordWidth) / longest));
}

/** Neither typeface has pictures for letters. */
function readable(words: string): string {
  return words
    .replace(/\p{Extended_Pictographic}|[\p{Cc}\p{Cf}]|\ufe0f/gu, " ")
    .replace(/ {2,}/gu, " ")
    .trim();
}

function dataOf({ type, bytes }: Picture): string {
  return `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
