import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { isDrawing } from "#app/domain/file-name.ts";
import { shareSize, type ShareCard } from "#app/domain/share-card.ts";
import { paletteOf } from "#server/theatre/identity/colours.ts";
import type { Identity } from "#server/theatre/identity/identity.ts";
import type { Brand } from "./draw-card.tsx";
import type { ImageSource, PictureName } from "#server/http/images.ts";
import { keptLoads } from "#server/http/kept-loads.ts";
import type { Log } from "#server/http/log.ts";
import type { Picture, Pictures } from "#server/http/pictures.ts";

export interface SharePictures {
  /**
   * The picture of a card as PNG, or 503 if the server cannot draw one now. `isFinal`: false if the card replaces one
   * that could not be read.
   */
  answer(request: Request, card: ShareCard, isFinal: boolean): Promise<Response>;
}

interface Drawn {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /**
   * False: the picture beside the text is missing, so the site does not cache this one and the next request retries.
   */
  readonly isWhole: boolean;
}

const cacheBytes = 24 * 1024 * 1024;
/** The width of a photograph beside the words before it is cropped, in pixels. */
const widthBeside = 960;

/** `readSource` reads the originals of pictures, as for `openImages`. */
export function openSharePictures(options: {
  readSource: (picture: PictureName) => Promise<ImageSource>;
  pictures: Pictures;
  log: Log;
  /** The theatre's own; null: the built-in appearance. */
  identity: Pick<Identity, "palette" | "mark" | "look"> | null;
}): SharePictures {
  const { identity } = options;
  const cards = keptLoads<Drawn>({
    maxSize: cacheBytes,
    sizeOf: ({ bytes, isWhole }) => (isWhole ? bytes.byteLength + 500 : null),
  });
  // One at a time: a crawler that requests a hundred must not take the CPU from visitors.
  const limitConcurrency = pLimit(1);

  /** The photograph beside the words. This server never renders a drawing. */
  async function readBeside({ picture }: ShareCard): Promise<Picture | "failed" | null> {
    if (!picture || isDrawing(picture.file)) return null;
    const source = await options.readSource({ ...picture, size: "big" });
    if (source.kind !== "found") return source.kind === "failed" ? "failed" : null;
    const photograph = await options.pictures.resize(source.bytes, widthBeside, "fallback");
    if (photograph.ok) return photograph.value;
    options.log.warn("share-picture-broken", { message: photograph.error.why });
    return photograph.error.isFinal ? null : "failed";
  }

  async function draw(card: ShareCard): Promise<Drawn> {
    const beside = await readBeside(card);
    const { drawCard, ownSign } = await import("./draw-card.tsx");
    const brand: Brand = {
      palette: identity?.palette ?? paletteOf({}),
      sign: identity?.look ? identity.mark : ownSign,
    };
    const pixels = await drawCard(card, brand, beside === "failed" ? null : beside);
    const png = await options.pictures.encodePng(pixels, shareSize);
    const etag = `"${createHash("sha256").update(png).digest("base64url").slice(0, 27)}"`;
    return { bytes: new Uint8Array(png), etag, isWhole: beside !== "failed" };
  }

  async function find(card: ShareCard): Promise<Drawn | null> {
    // Keyed by its content: a new date gives a new picture, and pages that look the same share one.
    const key = JSON.stringify(card);
    return cards.get(key) ?? (await cards.load(key, () => limitConcurrency(() => draw(card))));
  }

  return {
    async answer(request, card, isFinal) {
      const drawn = await find(card);
      if (!drawn) return new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
      const { bytes, etag, isWhole } = drawn;
      const headers = {
        "Cache-Control": isFinal && isWhole ? "public, max-age=3600" : "no-store",
        ETag: etag,
      };
      if (request.headers.get("If-None-Match")?.includes(etag))
        return new Response(null, { status: 304, headers });
      return new Response(bytes, {
        headers: { ...headers, "Content-Type": "image/png", "Content-Length": String(bytes.byteLength) },
      });
    },
  };
}
