import type { Sharp } from "sharp";
import type { Result } from "#app/domain/result.ts";
import { createPlaces } from "#server/http/render-queue.ts";
import { realTimer } from "#server/platform/timer.ts";

export type Format = "avif" | "webp" | "fallback";

interface Picture {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** In pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** `isFinal`: it is broken, or asks for more than the limits; otherwise another attempt may succeed. */
type Resized = Result<Picture, { readonly isFinal: boolean; readonly why: string }>;

export interface Pictures {
  /** Resizes a photograph to a width in pixels, or crops it to a size around what stands out in it. */
  resize(bytes: Uint8Array, to: number | PictureSize, format: Format): Promise<Resized>;
}

/** `longestWait` for one of `most` places, in milliseconds; `deadline` of one picture, in seconds. */
export const bounds = { most: 2, waiting: 100, longestWait: 10_000, deadline: 5 };
const limits = { limitInputPixels: 24_000_000, failOn: "error" } as const;
/**
 * For photographs only: it blocks everything else that libvips could load. One picture uses one thread, and two of the
 * pool's four always stay free.
 */
export function openPictures({ most, waiting, longestWait, deadline } = bounds): Pictures {
  const places = createPlaces(realTimer, { most, waiting, longestWait });
  return {
    async resize(bytes, to, format) {
      const resized = await places.run(null, () => resize(bytes, to, format, deadline));
      return resized ?? { ok: false, error: { isFinal: false, why: "too many pictures at once" } };
    },
  };
}

/** In pixels, of a photograph in its displayed orientation; a sentence if it cannot be read. */
export async function widthOf(bytes: Uint8Array): Promise<Result<number, string>> {
  const sharp = await openSharp();
  try {
    return { ok: true, value: (await sharp(bytes, limits).metadata()).autoOrient.width };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : "unknown" };
  }
}

async function resize(
  bytes: Uint8Array,
  to: number | PictureSize,
  format: Format,
  seconds: number,
): Promise<Resized> {
  const sharp = await openSharp();
  try {
    const photograph = sharp(bytes, limits).timeout({ seconds }).rotate();
    if (typeof to !== "number") {
      const cropped = photograph
        .resize({ ...to, position: sharp.strategy.attention })
        .flatten({ background: "white" });
      return { ok: true, value: { type: "image/jpeg", bytes: await encode(cropped, "fallback").toBuffer() } };
    }
    const { hasAlpha } = await sharp(bytes, limits).metadata();
    const picture = photograph.resize({ width: to, withoutEnlargement: true });
    const isTransparent = format === "fallback" && hasAlpha && !(await sharp(bytes, limits).stats()).isOpaque;
    const { data, info } = await encode(picture, isTransparent ? "png" : format).toBuffer({
      resolveWithObject: true,
    });
    const type = `image/${info.format === "heif" ? "avif" : info.format}`;
    return { ok: true, value: { type, bytes: data } };
  } catch (error) {
    const why = error instanceof Error ? error.message : "";
    return { ok: false, error: { isFinal: !/timeout/u.test(why), why } };
  }
}

function encode(picture: Sharp, format: Format | "png"): Sharp {
  if (format === "avif") return picture.avif({ quality: 60, effort: 2 });
  if (format === "webp") return picture.webp({ quality: 80, effort: 3 });
  if (format === "png") return picture.png({ compressionLevel: 9, palette: true });
  return picture.jpeg({ quality: 82, mozjpeg: true });
}

let opened: ReturnType<typeof open> | null = null;

/** Once: while the loaders are being set, no other thread may be reading a picture. */
export function openSharp() {
  return (opened ??= open());
}

async function open() {
  const { default: sharp } = await import("sharp");
  // libvips decodes no picture twice.
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadNsgif", "VipsForeignLoadWebp"],
  });
  return sharp;
}
