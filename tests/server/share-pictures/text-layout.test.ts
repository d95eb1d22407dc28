import sharp from "sharp";
import { expect, test } from "vitest";
import type { ShareCard } from "#app/domain/share-card.ts";
import { paletteOf } from "#server/identity/colours.ts";
import { cardJob, type Brand } from "#server/share-pictures/draw-card.ts";
import { fitLines } from "#server/share-pictures/fit-lines.ts";
import { openFonts } from "#server/share-pictures/fonts.ts";
import { outline, readable, widthOf, type Face } from "#server/share-pictures/outlines.ts";
import { drawPatiently } from "../../support/patient-pictures.ts";

const fonts = openFonts();
const draw = drawPatiently;
const display: Face = { font: fonts.display, tracking: -0.03 };
const horse =
  "Příliš žluťoučký kůň úpěl ďábelské ódy. PŘÍLIŠ ŽLUŤOUČKÝ KŮŇ ÚPĚL ĎÁBELSKÉ ÓDY „‚–…’ · × 0123456789";
const place = { x: 0, y: 0, size: 40, fill: "#000" };

const brand: Brand = { palette: paletteOf({}), sign: "mill" };

const card: ShareCard = {
  look: "page",
  kicker: "Aktuality",
  title: "Příliš žluťoučký kůň",
  lines: [],
  picture: null,
  signature: "Divadlo",
};

async function drawCard(content: ShareCard, picture: Uint8Array | null): Promise<Uint8Array> {
  const outcome = await draw(cardJob(content, fonts, brand, picture));
  if (outcome.kind !== "drawn") throw new Error(outcome.why);
  return outcome.data;
}

test.each(["display", "text"] as const)("every Czech character has a glyph in the %s font", (name) => {
  const face: Face = { font: fonts[name], tracking: 0 };
  for (const letter of new Set(horse.replaceAll(" ", ""))) {
    expect([letter, readable(letter, face)]).toEqual([letter, letter]);
    expect(outline(letter, face, place), letter).toMatch(/ d="M.{20,}"/u);
    // The glyph for all unknown characters is another one.
    expect(outline(letter, face, place)).not.toBe(outline("\u{1F600}", face, place));
  }
  expect(outline("ň", face, place)).not.toBe(outline("n", face, place));
});

test("characters are drawn as outlines, so the renderer needs no font", () => {
  expect(cardJob(card, fonts, brand, null)).toMatchObject({ words: expect.stringContaining("<path") });
  const svg = JSON.stringify(cardJob(card, fonts, brand, null));
  expect(svg).not.toMatch(/<text|font/u);
});

test("a character missing in the font is left out", () => {
  expect(readable("Kůň 🐴 a\tmy", display)).toBe("Kůň a my");
});

test.each([
  "R. U. R.",
  "Divadelní odpoledne s vůní čerstvého chleba, kávy a dávno zapomenutých mlynářských písní",
  "Nejnevypočitatelnějšímipodivuhodnostmi",
  "x".repeat(400),
  "dlouhý název ".repeat(40).trim(),
])("a title stays within its box: %s", (title) => {
  const room = { width: 500, height: 300, sizes: [118, 82, 54, 42], lead: 1.02 };
  const { lines, size } = fitLines(title, display, room);
  expect(lines.length * size * room.lead).toBeLessThanOrEqual(room.height);
  for (const line of lines) expect(widthOf(line, display) * size).toBeLessThanOrEqual(room.width);
  const shown = lines.join(" ").replaceAll(/[- …]/gu, "");
  expect(title.replaceAll(" ", "").startsWith(shown)).toBe(true);
  expect(shown.length === title.replaceAll(" ", "").length || lines.at(-1)?.endsWith("…")).toBe(true);
});

test("lines are about equally long, and break at ordinary spaces only", () => {
  const room = { width: 700, height: 300, sizes: [82], lead: 1 };
  const { lines } = fitLines("Sen noci svatojánské v\u00a0lese", display, room);
  expect(lines).toEqual(["Sen noci", "svatojánské v\u00a0lese"]);
});

test("the right edge stays empty, however long the title", async () => {
  const title = "Nejneobhospodařovávatelnější ".repeat(6).trim();
  const picture = await drawCard({ ...card, title }, null);
  const { data, info } = await sharp(picture)
    .extract({ left: 1180, top: 150, width: 20, height: 300 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let dark = 0;
  for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 255) < 120) dark += 1;
  expect(dark).toBe(0);
});

test("a photograph of many colours makes a picture small enough for messengers", async () => {
  const noise = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const picture = await drawCard({ ...card, look: "scene" }, noise);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(picture.byteLength).toBeLessThan(600_000);
});

test("a picture of more than forty million pixels is not drawn", async () => {
  const drawing = (high: number) =>
    new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="8000" height="${high}"/>`);
  const drawHigh = (high: number) => drawCard({ ...card, look: "scene" }, drawing(high));
  expect(await sharp(await drawHigh(5_000)).metadata()).toMatchObject({ width: 1200, height: 630 });
  await expect(drawHigh(5_001)).rejects.toThrow(/pixel limit/u);
});
