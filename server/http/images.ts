import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Found } from "#app/domain/found.ts";
import { isDrawing, isFileName } from "#app/domain/file-name.ts";
import { shareSize } from "#app/domain/paths.ts";
import type { Log } from "#server/platform/log.ts";
import type { Format, Pictures } from "#server/http/pictures.ts";

/** The picture as the upstream has it, or the reason why it is missing. */
export type ImageSource = Found<{ readonly bytes: Uint8Array }>;

/** The identification of a picture, in its address and in the upstream. */
export interface PictureName {
  readonly folder: string;
  /** `big` or `thumbnail`. */
  readonly size: string;
  readonly file: string;
}

export interface Images {
  /**
   * Answers `/images/{folder}/{size}/{file}?w=`: a photograph in the best format that the browser accepts, a drawing
   * (SVG) as it is, whatever the width. With `?share` a photograph is a JPEG of `shareSize`. `file` may be in subfolders.
   */
  answer(request: Request, params: Partial<PictureName>): Promise<Response>;
}

interface Picture {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Null: the usual one of the picture's size. */
type Width = number | "share" | null;
type Made = Picture | "missing";

interface Wanted {
  readonly picture: PictureName;
  readonly width: Width;
  readonly format: Format;
}

/** All generated widths. The site rounds `?w=` up to one of them, so that arbitrary widths cannot fill the cache. */
const imageWidths: readonly number[] = [96, 160, 240, 320, 480, 640, 800, 960, 1200, 1600];
const widthWithoutAsking: Readonly<Record<string, number>> = { thumbnail: 320, big: 1200 };

const drawingType = "image/svg+xml";
/** In bytes. Larger drawings are traced photographs. */
export const largestDrawing = 512 * 1024;
/**
 * The server never renders a drawing. In a page a browser runs and loads nothing of it; opened by itself it is a
 * document, to which this policy applies.
 */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";
/** The beginning of a drawing. Another file with this beginning is sent as a drawing too, and does nothing. */
const drawing = /^\uFEFF?\s*<(?:svg|\?xml|!DOCTYPE svg|!--)/iu;

const cacheBytes = 64 * 1024 * 1024;
const missingFor = 60_000;
const mostMissing = 2_000;
/** A single segment. */
const folderName = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** `readSource` reads the original: from the standalone back office in this process, or over the network. */
export function openImages(options: {
  readSource: (picture: PictureName) => Promise<ImageSource>;
  pictures: Pictures;
  log: Log;
  clock?: () => number;
}): Images {
  const shared = {
    ttl: missingFor,
    ttlResolution: 0,
    perf: { now: options.clock ?? Date.now },
    ignoreFetchAbort: true,
  };
  // Pictures of the same original share one read. It keeps only that there is none: originals exceed its size.
  const sources = new LRUCache<string, ImageSource, PictureName>({
    ...shared,
    maxSize: mostMissing,
    sizeCalculation: ({ kind }) => (kind === "missing" ? 1 : mostMissing + 1),
    fetchMethod: (_name, _before, { context }) => options.readSource(context),
  });
  const pictures = new LRUCache<string, Made, Wanted>({
    maxSize: cacheBytes,
    ...shared,
    sizeCalculation: (made) => (made === "missing" ? 0 : made.bytes.byteLength) + 200,
    async fetchMethod(_key, _before, { context, options: entry }) {
      const made = await make(context);
      if (made !== "missing") entry.ttl = 0;
      return made;
    },
  });

  /** Undefined: another attempt may succeed. */
  async function make({ picture, width, format }: Wanted): Promise<Made | undefined> {
    const name = nameOf(picture);
    const source = await sources.fetch(name, { context: picture });
    if (source?.kind === "missing") return "missing";
    if (source?.kind !== "found") return undefined;
    const { bytes } = source;
    if (beginsAsDrawing(bytes)) {
      if (bytes.byteLength <= largestDrawing) return pictureOf(bytes, drawingType);
      options.log.warn("image-broken", { picture: name, message: "the drawing is too large" });
      return "missing";
    }
    const wide = width ?? widthWithoutAsking[picture.size] ?? 1200;
    const resized = await options.pictures.resize(bytes, wide === "share" ? shareSize : wide, format);
    if (resized.ok) return pictureOf(resized.value.bytes, resized.value.type);
    options.log.warn("image-broken", { picture: name, message: resized.error.why });
    return resized.error.isFinal ? "missing" : undefined;
  }

  return {
    async answer(request, { folder = "", size = "", file = "" }) {
      if (!folderName.test(folder) || !Object.hasOwn(widthWithoutAsking, size) || !isFileName(file))
        return noPicture(404);
      const query = new URL(request.url).searchParams;
      const widthText = query.get("w");
      const width = query.has("share") ? "share" : widthText === null ? null : roundUp(widthText);
      if (widthText !== null && width === null) return noPicture(404);
      // A drawing is one answer for every width and browser, so a photograph under such a name is, too.
      const isOne = isDrawing(file);
      const format = isOne || width === "share" ? "fallback" : bestFormat(request.headers.get("Accept"));
      const picture = { folder, size, file };
      const key = `${nameOf(picture)} ${isOne ? null : width} ${format}`;
      const found = await pictures.fetch(key, { context: { picture, width: isOne ? null : width, format } });
      if (found === undefined || found === "missing") return noPicture(found ? 404 : 503);
      return answerWith(found, request);
    },
  };
}

export function beginsAsDrawing(bytes: Uint8Array): boolean {
  return drawing.test(new TextDecoder().decode(bytes.subarray(0, 256)));
}

function nameOf({ folder, size, file }: PictureName): string {
  return `${folder}/${size}/${file}`;
}

function answerWith(picture: Picture, request: Request): Response {
  const headers = {
    "Cache-Control": "public, max-age=86400",
    ETag: picture.etag,
    Vary: "Accept",
    ...(picture.type === drawingType && { "Content-Security-Policy": drawingPolicy }),
  };
  if (request.headers.get("If-None-Match")?.includes(picture.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(picture.bytes, {
    headers: {
      ...headers,
      "Content-Type": picture.type,
      "Content-Length": String(picture.bytes.byteLength),
    },
  });
}

/** A missing picture may be cached for a while, a failure may not. */
function noPicture(status: 404 | 503): Response {
  return new Response(null, {
    status,
    ...(status === 404 && { statusText: "This page could not be found" }),
    headers: { "Cache-Control": status === 404 ? "public, max-age=60" : "no-store" },
  });
}

function roundUp(text: string): number | null {
  if (!/^[1-9]\d{0,4}$/.test(text)) return null;
  return imageWidths.find((width) => width >= Number(text)) ?? imageWidths.at(-1) ?? null;
}

function bestFormat(accept: string | null): Format {
  if (accept?.includes("image/avif")) return "avif";
  return accept?.includes("image/webp") ? "webp" : "fallback";
}

function pictureOf(data: Uint8Array, type: string): Picture {
  const etag = `"${createHash("sha256").update(data).digest("base64url").slice(0, 27)}"`;
  return { bytes: new Uint8Array(data), type, etag };
}
