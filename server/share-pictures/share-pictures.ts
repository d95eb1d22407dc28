import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { paths } from "#app/domain/paths.ts";
import type { ShareCard } from "#app/domain/share-card.ts";
import type { ImageSource } from "#server/http/images.ts";
import type { Log } from "#server/http/log.ts";

export interface SharePictures {
  /** The picture of a card as PNG. `isFinal`: false where the card stands in for one that could not be read. */
  answer(request: Request, card: ShareCard, isFinal: boolean): Promise<Response>;
}

interface Drawn {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /**
   * False: the picture beside the words could not be read, so this one is not kept and the next request tries again.
   */
  readonly isWhole: boolean;
}

const keptBytes = 24 * 1024 * 1024;

/** The typefaces and what draws with them come with the first picture: most processes start for other reasons. */
async function drawWords(card: ShareCard, picture: Uint8Array | null): Promise<Buffer> {
  const [{ drawCard }, { openFonts }] = await Promise.all([import("./draw-card.ts"), import("./fonts.ts")]);
  return drawCard(card, openFonts(), picture);
}

/** `readSource` gives the originals of pictures, as for `openImages`. */
export function openSharePictures(options: {
  readSource: (path: string) => Promise<ImageSource>;
  log: Log;
}): SharePictures {
  const kept = new LRUCache<string, Drawn>({
    maxSize: keptBytes,
    sizeCalculation: (drawn) => drawn.bytes.byteLength + 500,
  });
  const underWay = new Map<string, Promise<Drawn>>();
  // One at a time: a robot that asks for a hundred must not take the machine from visitors.
  const turn = pLimit(1);

  async function draw(card: ShareCard): Promise<Drawn> {
    const { picture } = card;
    const source = picture && (await options.readSource(paths.image(picture.folder, picture.file, "big")));
    const bytes = source?.kind === "bytes" ? source.bytes : null;
    const drawn = await turn(() => drawWords(card, bytes)).catch((error: unknown) => {
      // The original is no picture, or too large a one: the words stand alone.
      options.log.warn("share-picture-broken", { message: error instanceof Error ? error.message : "" });
      return turn(() => drawWords(card, null));
    });
    const etag = `"${createHash("sha256").update(drawn).digest("base64url").slice(0, 27)}"`;
    return { bytes: new Uint8Array(drawn), etag, isWhole: source?.kind !== "failed" };
  }

  async function find(card: ShareCard): Promise<Drawn> {
    // By what is on it: a new date is a new picture, and pages that look the same share one.
    const key = JSON.stringify(card);
    const known = kept.get(key) ?? (await underWay.get(key));
    if (known) return known;
    const drawing = draw(card).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    const drawn = await drawing;
    if (drawn.isWhole) kept.set(key, drawn);
    return drawn;
  }

  return {
    async answer(request, card, isFinal) {
      const { bytes, etag, isWhole } = await find(card);
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
