import type { ImageSource } from "#server/http/images.ts";
import type { Log } from "#server/http/log.ts";

/** Reads originals of pictures: `/images/{folder}/{size}/{file}`. For `openImages({ readSource })`. */
export function createPictureReader(_options: {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly baseUrl: string;
  readonly log: Log;
}): (path: string) => Promise<ImageSource> {
  throw new Error("not yet");
}
