import { createHash } from "node:crypto";

/** A file of the theatre, as this site serves it. */
export interface ServedFile {
  /** Unique to its content, so that browsers may keep it for ever. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface PictureFile extends ServedFile {
  readonly type: "image/svg+xml" | "image/png";
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** In bytes. The logo is part of every first visit. */
const largest = 512 * 1024;

/**
 * A picture that the theatre mounted. @param use first part of its name in the site's URL @returns a sentence if it is
 * unusable
 */
export function pictureFile(use: string, bytes: Uint8Array<ArrayBuffer>): PictureFile | string {
  if (bytes.byteLength > largest) return `must have at most ${largest / 1024} KB`;
  const size = pngSize(bytes);
  if (size) return { ...servedFile(`${use}.png`, bytes), type: "image/png", ...size };
  const drawn = svgSize(new TextDecoder().decode(bytes));
  if (drawn) return { ...servedFile(`${use}.svg`, bytes), type: "image/svg+xml", ...drawn };
  return "must be a PNG, or an SVG with a viewBox or with a width and a height";
}

/** @param name `logo.svg` */
export function servedFile(name: string, bytes: Uint8Array<ArrayBuffer>): Pick<ServedFile, "name" | "bytes"> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const dot = name.lastIndexOf(".");
  return { name: `${name.slice(0, dot)}-${hash}${name.slice(dot)}`, bytes };
}

/** The size in the first chunk of a PNG. */
function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  const head = Buffer.from(bytes.subarray(0, 24));
  if (head.length < 24 || head.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n") return null;
  const [width, height] = [head.readUInt32BE(16), head.readUInt32BE(20)];
  return width > 0 && height > 0 ? { width, height } : null;
}

/** The size of a drawing by its root element. */
function svgSize(text: string): { width: number; height: number } | null {
  const [, root] = /<svg\s([^<>]*)>/u.exec(text) ?? [];
  if (root === undefined) return null;
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of ` ${root}`.matchAll(
    /\s(width|height|viewBox)=["']([^"'<>]*)["']/gu,
  )) {
    attributes.set(name, value);
  }
  const [, , wide, high] = (attributes.get("viewBox") ?? "").split(/[ ,]/u).filter(Boolean).map(Number);
  const width = pixels(attributes.get("width")) ?? wide;
  const height = pixels(attributes.get("height")) ?? high;
  return width && height && width > 0 && height > 0 ? { width, height } : null;
}

function pixels(text: string | undefined): number | undefined {
  const [, number] = /^(\d{1,6}(?:\.\d{1,6})?)(?:px)?$/u.exec(text?.trim() ?? "") ?? [];
  return number === undefined ? undefined : Number(number);
}
