import { spawnSync } from "node:child_process";
import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { printable } from "#standalone/pdf/gift-voucher/dedication.ts";
import { drawPreview, drawVoucher } from "#standalone/pdf/gift-voucher/draw-voucher.ts";
import type { GiftVoucher } from "#standalone/domain/gift-vouchers/gift-voucher.ts";
import { needPoppler, opened, printedText, savedPdf } from "./pdf-text.ts";

const issuer = { theatre: "Divadlo Na Vantrokách", site: "www.example.cz" };
const voucher: GiftVoucher = {
  name: "Dárkový poukaz do divadla",
  code: "DAR-7KQ4-M2XW-P9TC",
  value: 1000,
  dedication: "Příliš žluťoučký kůň úpěl ďábelské ódy, Řehoři!",
  lastDay: "21.\u00a011.\u00a02028",
};

async function draw(changes: Partial<GiftVoucher> = {}): Promise<Buffer> {
  return drawVoucher({ ...voucher, ...changes }, issuer, new Date("2026-11-21T10:00:00Z"));
}

test("every typeface is embedded and maps its glyphs to letters", async () => {
  const pdf = opened(await draw());
  const fonts = pdf.match(/\/Subtype \/Type0\b/g) ?? [];
  expect(fonts.length).toBeGreaterThanOrEqual(3);
  expect(pdf.match(/\/FontFile2 \d+ 0 R/g)).toHaveLength(fonts.length);
  expect(pdf.match(/\/ToUnicode \d+ 0 R/g)).toHaveLength(fonts.length);
  expect(pdf).not.toMatch(/\/Subtype \/Type1\b/);
  // The italic typeface of the dedication maps each of these letters.
  const maps =
    pdf
      .match(/beginbfrange[\s\S]*?endbfrange/g)
      ?.join("\n")
      .toLowerCase() ?? "";
  for (const message of "Příliš žluťoučký kůň úpěl ďábelské ódy, Ř") {
    const code = message === " " ? "20" : message.charCodeAt(0).toString(16);
    expect(maps, message).toContain(`<${code.padStart(4, "0")}>`);
  }
});

test("the file is tagged, Czech and titled, for screen readers", async () => {
  const pdf = opened(await draw());
  expect(pdf).toMatch(/\/Marked true/);
  expect(pdf).toContain("/Lang (cs-CZ)");
  expect(pdf).toContain("/DisplayDocTitle true");
  expect(pdf).toContain("<pdfuaid:part>1</pdfuaid:part>");
  for (const role of ["Document", "H1", "P", "Figure"]) expect(pdf).toContain(`/S /${role}`);
  expect(pdf).toMatch(/\/Alt /);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

/** A scanner's reading of the page's QR code, printed at 300 dpi. */
async function scan(pdf: Buffer): Promise<string | undefined> {
  const file = savedPdf(pdf);
  const program = "pdftoppm";
  spawnSync(program, ["-r", "300", "-png", "-singlefile", file, file]);
  const page = sharp(`${file}.png`);
  const { data, info } = await page.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test("pdftotext extracts the printed text letter by letter", async ({ skip }) => {
  const text = await printedText(await draw(), skip);
  for (const part of [
    "Divadlo Na Vantrokách",
    "Dárkový poukaz do divadla",
    "1 000,00 Kč",
    "Příliš žluťoučký kůň úpěl ďábelské ódy, Řehoři!",
    "DAR-7KQ4-M2XW-P9TC",
    "Platí do 21. 11. 2028",
    "Uplatníte ho v pokladně divadla při nákupu vstupenek, nebo kódem v košíku na webu www.example.cz/kosik.",
    "Platit jím můžete po částech: co zbude, zůstává na kódu; zůstatek ukáže www.example.cz/poukaz.",
    "Za peníze ho vyměnit nelze.",
  ]) {
    expect(text).toContain(part);
  }
});

test("printed at 300 dpi, the QR code contains the code", async ({ skip }) => {
  await needPoppler(skip);
  const { code } = voucher;
  expect(await scan(await draw())).toBe(code);
});

test("a preview is marked as one, and nothing on it is a code", async ({ skip }) => {
  const { name, value, dedication } = voucher;
  const preview = await drawPreview({ name, value, dedication }, issuer, new Date("2026-11-21T10:00:00Z"));
  const text = await printedText(preview, skip);
  for (const part of [
    "Dárkový poukaz do divadla",
    "1 000,00 Kč",
    "Příliš žluťoučký kůň úpěl ďábelské ódy, Řehoři!",
    "NÁHLED, neplatí: kód vznikne po zaplacení",
    "DAR-XXXX-XXXX-XXXX",
    "Platí 24 měsíců od zaplacení",
  ]) {
    expect(text).toContain(part);
  }
  expect(await scan(preview)).toBe("NAHLED");
  expect(opened(preview)).toContain("<pdfuaid:part>1</pdfuaid:part>");
});

test.each(["Poukaz\n".repeat(40), "Dárkový poukaz do divadla ".repeat(8), `A${"\n".repeat(150)}B`])(
  "a name of many lines, %j, fits on one page",
  async (name) => {
    expect(opened(await draw({ name })).match(/\/Type \/Page\b/g)).toHaveLength(1);
  },
);

test("any dedication fits on one page", async () => {
  const wild = ["W".repeat(160), "a\n".repeat(80), "😀".repeat(160), "漢字", "Ž".repeat(500)];
  for (const dedication of wild) {
    const pdf = opened(await draw({ dedication }));
    expect(pdf.match(/\/Type \/Page\b/g), dedication).toHaveLength(1);
  }
});

test.each([
  ["Milé babičce", "Milé babičce"],
  ["  S láskou ❤️  ", "S láskou ❤"],
  ["Ahoj 😀", "Ahoj"],
  ["漢字", "□□"],
  ["první\r\n\r\n\r\ndruhý", "první\ndruhý"],
  ["Пěkný αβγ", "Пěkný αβγ"],
  ["", null],
  [null, null],
  ["Ž".repeat(161), `${"Ž".repeat(159)}…`],
])("the dedication %j is printed as %j", (note, expected) => {
  expect(printable(note)).toBe(expected);
});
