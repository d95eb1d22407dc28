import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In bytes. Below this size the headers of compression cost more than it saves. */
const worthwhile = 860;
const compressible =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/;

export function isCompressible(type: string | null, size: number): boolean {
  return type !== null && size >= worthwhile && compressible.test(type);
}

/** The encoding of the response: brotli if it is accepted, else gzip, else none. `q=0` rejects an encoding. */
export function acceptedEncoding(accept: string | null): Encoding {
  const accepted = new Set(
    (accept ?? "")
      .toLowerCase()
      .split(",")
      .map((part) => part.split(";").map((piece) => piece.trim()))
      .filter(([, weight]) => weight === undefined || Number(weight.replace(/^q\s*=/, "")) > 0)
      .map(([name]) => name),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : "identity";
}

/**
 * For how many requests the result is used: "single" for one, "now" for those of some seconds (a cached page), "once"
 * for all that follow.
 */
type Effort = "single" | "now" | "once";

/**
 * In bytes. A single document from this size on is compressed in half the time to 4–14 % more bytes; below it, the time
 * saved is under 0.4 ms (docs/performance.md).
 */
const large = 96 * 1024;

/**
 * The quality of brotli for a document of `size` bytes. Of the home page 5 makes 8 % fewer bytes than 4 in the same time;
 * 11 would make 10 % fewer than 5, but takes 200 ms, which a page of some seconds does not earn.
 */
function brotliQuality(size: number, effort: Effort): number {
  if (effort === "once") return constants.BROTLI_MAX_QUALITY;
  return effort === "single" && size >= large ? 2 : 5;
}

export async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  effort: Effort,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return new Uint8Array(await zip(bytes, { level: effort === "once" ? 9 : 6 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(bytes.byteLength, effort),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return new Uint8Array(await brotli(bytes, { params }));
}
