import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inflateSync } from "node:zlib";
import {
  BarcodeFormat,
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  RGBLuminanceSource,
} from "@zxing/library";
import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { printable } from "#server/demo-backend/pdf/gift-voucher/dedication.ts";
import { drawPreview, drawVoucher } from "#server/demo-backend/pdf/gift-voucher/draw-voucher.ts";
import type { GiftVoucher } from "#server/demo-backend/pdf/gift-voucher/gift-voucher.ts";
import { amountOf } from "#server/demo-backend/pdf/gift-voucher/ticket.ts";
import { skipWithout } from "../support/missing.ts";
import { oneAtATime } from "../support/one-at-a-time.ts";
import { outputFolder } from "../support/output.ts";

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

/** The file as text, with its streams decompressed. */
function opened(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = ""]) => {
    try {
      return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
    } catch {
      return bytes;
    }
  });
  return [raw, ...streams].join("\n");
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

/** Runs a program; returns whether it succeeded. */
async function does(program: string, ...args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const ended = spawn(program, args, { stdio: "ignore", env });
  return new Promise((resolve) => {
    ended.on("error", () => resolve(false));
    ended.on("close", (code) => resolve(code === 0));
  });
}

/** Skips the test without Debian's poppler-utils; installs them where that is allowed. */
async function needPoppler(skip: (why: string) => never): Promise<void> {
  if (await hasPoppler()) return;
  skipWithout("pdftotext is missing (Debian: poppler-utils), and could not be installed.", skip);
}

async function hasPoppler(): Promise<boolean> {
  if (await does("pdftotext", "-v")) return true;
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  // Debian's tools fail while another test is installing a package.
  return oneAtATime("packages", async () => {
    await does("apt-get", "update", "-qq");
    await does("apt-get", "install", "-y", "-qq", "--no-install-recommends", "poppler-utils");
    return does("pdftotext", "-v");
  });
}

function saved(pdf: Buffer): string {
  const file = path.join(mkdtempSync(path.join(outputFolder("scratch"), "pdf-")), "voucher.pdf");
  writeFileSync(file, pdf);
  return file;
}

const programs = { text: "pdftotext", picture: "pdftoppm" };

function textOf(pdf: Buffer): string {
  const { stdout } = spawnSync(programs.text, ["-raw", saved(pdf), "-"], { encoding: "utf8" });
  return stdout.replace(/[\s\u00a0]+/gu, " ");
}

/** What scanners read from the page, printed at 300 dpi: its QR code and its barcode. */
async function scan(pdf: Buffer): Promise<{ qr: string | undefined; barcode: string }> {
  const file = saved(pdf);
  spawnSync(programs.picture, ["-r", "300", "-png", "-singlefile", file, file]);
  const page = sharp(`${file}.png`);
  const { data, info } = await page.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const qr = jsQR(new Uint8ClampedArray(data), width, height)?.data;
  const grey = await sharp(`${file}.png`).greyscale().raw().toBuffer();
  const seen = new RGBLuminanceSource(new Uint8ClampedArray(grey), width, height);
  const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);
  const read = new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(seen)), hints);
  expect(read.getBarcodeFormat()).toBe(BarcodeFormat.CODE_128);
  return { qr, barcode: read.getText() };
}

test("pdftotext extracts the printed text letter by letter", { timeout: 300_000 }, async ({ skip }) => {
  await needPoppler(skip);
  const text = textOf(await draw());
  for (const part of [
    "Divadlo Na Vantrokách",
    "Dárkový poukaz do divadla",
    "1 000 Kč",
    "Příliš žluťoučký kůň úpěl ďábelské ódy, Řehoři!",
    "DAR-7KQ4-M2XW-P9TC",
    "Platí do 21. 11. 2028",
    "Uplatníte ho v pokladně divadla při nákupu vstupenek, nebo kódem v košíku e-shopu www.example.cz/kosik.",
    "Platit jím můžete po částech: co zbude, zůstává na kódu; zůstatek ukáže www.example.cz/poukaz.",
    "Za peníze ho vyměnit nelze.",
  ]) {
    expect(text).toContain(part);
  }
});

test(
  "printed at 300 dpi, the QR code and the barcode contain the code",
  { timeout: 300_000 },
  async ({ skip }) => {
    await needPoppler(skip);
    const { code } = voucher;
    expect(await scan(await draw())).toEqual({ qr: code, barcode: code });
  },
);

test("a preview is marked as one, and nothing on it is a code", { timeout: 300_000 }, async ({ skip }) => {
  await needPoppler(skip);
  const { name, value, dedication } = voucher;
  const preview = await drawPreview({ name, value, dedication }, issuer, new Date("2026-11-21T10:00:00Z"));
  const text = textOf(preview);
  for (const part of [
    "Dárkový poukaz do divadla",
    "1 000 Kč",
    "Příliš žluťoučký kůň úpěl ďábelské ódy, Řehoři!",
    "NÁHLED, neplatí: kód vznikne po zaplacení",
    "DAR-XXXX-XXXX-XXXX",
    "Platí 24 měsíců od zaplacení",
  ]) {
    expect(text).toContain(part);
  }
  expect(await scan(preview)).toEqual({ qr: "NAHLED", barcode: "NAHLED" });
  expect(opened(preview)).toContain("<pdfuaid:part>1</pdfuaid:part>");
});

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
  ["漢字", null],
  ["první\r\n\r\n\r\ndruhý", "první\ndruhý"],
  ["Пěkný αβγ", "Пěkný αβγ"],
  ["", null],
  [null, null],
  ["Ž".repeat(161), `${"Ž".repeat(159)}…`],
])("the dedication %j is printed as %j", (note, expected) => {
  expect(printable(note)).toBe(expected);
});

test.each([
  [300, "300\u00a0Kč"],
  [1200, "1\u00a0200\u00a0Kč"],
  [442.5, "442,50\u00a0Kč"],
])("an amount of %d is printed %s", (value, expected) => {
  expect(amountOf(value)).toBe(expected);
});
