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

/** The encoding of the response: brotli where it is accepted, else gzip, else none. `q=0` rejects an encoding. */
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

/** `effort`: "now" for a single response, "once" for content that is cached. */
export async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  effort: "now" | "once",
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return new Uint8Array(await zip(bytes, { level: effort === "once" ? 9 : 6 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === "once" ? 11 : 4,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return new Uint8Array(await brotli(bytes, { params }));
}
