import { createHash } from "node:crypto";
import pLimit from "p-limit";
import type { ShareCard } from "#app/domain/share-card.ts";
import { paletteOf } from "#server/identity/colours.ts";
import type { Identity } from "#server/identity/identity.ts";
import type { Brand } from "./draw-card.ts";
import type { ImageSource, PictureName } from "#server/http/images.ts";
import { keptLoads } from "#server/http/kept-loads.ts";
import type { Log } from "#server/http/log.ts";
import type { Draw, Outcome } from "#server/http/picture-processes.ts";

export interface SharePictures {
  /**
   * The picture of a card as PNG, or 503 where none can be drawn now. `isFinal`: false where the card replaces one that
   * could not be read.
   */
  answer(request: Request, card: ShareCard, isFinal: boolean): Promise<Response>;
}

interface Drawn {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** False: the picture beside the text could not be had, so this one is not cached and the next request retries. */
  readonly isWhole: boolean;
}

const cacheBytes = 24 * 1024 * 1024;

/** `readSource` reads the originals of pictures, as for `openImages`. */
export function openSharePictures(options: {
  readSource: (picture: PictureName) => Promise<ImageSource>;
  draw: Draw;
  log: Log;
  /** The theatre's own; null: the built-in appearance. */
  identity: Pick<Identity, "palette" | "mark" | "look"> | null;
}): SharePictures {
  const { identity } = options;
  const brand: Brand = {
    palette: identity?.palette ?? paletteOf({}),
    sign: identity?.look ? identity.mark : "mill",
  };
  const pictures = keptLoads<Drawn>({
    maxSize: cacheBytes,
    sizeOf: ({ bytes, isWhole }) => (isWhole ? bytes.byteLength + 500 : null),
  });
  // One at a time: a crawler that requests a hundred must not take the CPU from visitors.
  const limitConcurrency = pLimit(1);

  /** The typefaces and their code are loaded with the first picture: most processes never draw one. */
  async function drawWords(card: ShareCard, picture: Uint8Array | null): Promise<Outcome> {
    const [{ cardJob }, { openFonts }] = await Promise.all([import("./draw-card.ts"), import("./fonts.ts")]);
    return options.draw(cardJob(card, openFonts(), brand, picture));
  }

  async function draw(card: ShareCard): Promise<Drawn | null> {
    const { picture } = card;
    const source = picture && (await options.readSource({ ...picture, size: "big" }));
    const whole = await limitConcurrency(() =>
      drawWords(card, source?.kind === "bytes" ? source.bytes : null),
    );
    let drawn = whole;
    if (whole.kind !== "drawn") {
      // The original is not a picture, or is too large: the card is drawn without it.
      options.log.warn("share-picture-broken", { message: whole.why });
      drawn = await limitConcurrency(() => drawWords(card, null));
    }
    if (drawn.kind !== "drawn") return null;
    const etag = `"${createHash("sha256").update(drawn.data).digest("base64url").slice(0, 27)}"`;
    const isWhole = source?.kind !== "failed" && whole.kind !== "failed";
    return { bytes: new Uint8Array(drawn.data), etag, isWhole };
  }

  async function find(card: ShareCard): Promise<Drawn | null> {
    // Keyed by its content: a new date gives a new picture, and pages that look the same share one.
    const key = JSON.stringify(card);
    return pictures.get(key) ?? (await pictures.load(key, () => draw(card)));
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
