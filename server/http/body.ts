import { overJsonLimit } from "#app/domain/parse-json.ts";
import type { Result } from "#app/domain/result.ts";

/** The longest body of a form or an API call, in bytes. */
export const maxBodyBytes = 64 * 1024;
/** The largest form of this site has about thirty fields. */
const mostFields = 500;

const ampersand = 0x26;

/** The error is the status of the answer. */
type Read<T> = Result<T, 400 | 411 | 413 | 415>;

export const formType = "application/x-www-form-urlencoded";
const jsonType = "application/json";

/**
 * Reads a body of at most 64 KB whose type is one of `types`; an empty one needs no type. Stops reading at the limit.
 */
export async function readBody(
  request: Request,
  types: readonly string[],
): Promise<Read<Uint8Array<ArrayBuffer>>> {
  const { headers } = request;
  const length = headers.get("Content-Length");
  if (length === null && headers.has("Transfer-Encoding")) return { ok: false, error: 411 };
  if (length !== null && !/^\d{1,15}$/.test(length)) return { ok: false, error: 400 };
  if (Number(length) > maxBodyBytes) return { ok: false, error: 413 };
  if (headers.has("Content-Encoding")) return { ok: false, error: 415 };
  if (!request.body || length === "0") return { ok: true, value: new Uint8Array(0) };

  const type = typeOf(headers);
  if (type !== undefined && !types.includes(type)) return { ok: false, error: 415 };
  const read = await readUpTo(maxBodyBytes, request.body);
  if (!read) return { ok: false, error: 413 };
  if (read.byteLength > 0 && type === undefined) return { ok: false, error: 415 };
  const isTooWide = type === formType && read.filter((byte) => byte === ampersand).length > mostFields;
  return isTooWide ? { ok: false, error: 413 } : { ok: true, value: read };
}

/**
 * Reads the body of a call of `/api/*`, a form or JSON. Refuses JSON with too deep nesting or too many values before
 * anything parses it. Leaves a body that is no JSON to the API.
 */
export async function readApiBody(request: Request): Promise<Read<Uint8Array<ArrayBuffer>>> {
  const body = await readBody(request, [jsonType, formType]);
  if (!body.ok || typeOf(request.headers) !== jsonType) return body;
  return overJsonLimit(new TextDecoder().decode(body.value)) ? { ok: false, error: 400 } : body;
}

function typeOf(headers: Headers): string | undefined {
  return headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
}

async function readUpTo(
  most: number,
  body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      void reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
