import type { Result } from "#app/domain/result.ts";

export type Body = Result<Uint8Array, "too-large">;

/** Reads the whole body, but stops (and closes the connection) as soon as it exceeds `most` bytes. */
export async function readBody(response: Response, most: number): Promise<Body> {
  const announced = Number(response.headers.get("Content-Length"));
  if (announced > most) {
    await response.body?.cancel();
    return { ok: false, error: "too-large" };
  }
  if (!response.body) return { ok: true, value: new Uint8Array() };
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { ok: true, value: Buffer.concat(chunks, size) };
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      return { ok: false, error: "too-large" };
    }
    chunks.push(value);
  }
}

export type Json = Result<unknown, "too-deep" | "too-many" | "no-json">;

const deepest = 64;
/**
 * 150 dates of the demo have 6 000 values. Without a limit, parsing 5 MB of short keys would block for half a second.
 */
const mostValues = 200_000;

/** An empty body (for example of a 204) is read as undefined. */
export function readJson(bytes: Uint8Array): Json {
  const text = new TextDecoder().decode(bytes);
  return text.trim() === "" ? { ok: true, value: undefined } : parseJson(text);
}

/** Parses JSON of at most 64 levels and 200 000 values. */
export function parseJson(text: string): Json {
  const over = overLimit(text);
  if (over) return { ok: false, error: over };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: "no-json" };
  }
}

/** Counts before parsing: traversing a deeply nested value later would overflow the stack. */
function overLimit(text: string): "too-deep" | "too-many" | null {
  let depth = 0;
  let values = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (inString) {
      if (character === 92) at += 1;
      else if (character === 34) inString = false;
    } else if (character === 34) inString = true;
    else if (character === 91 || character === 123) {
      depth += 1;
      values += 1;
      if (depth > deepest) return "too-deep";
    } else if (character === 93 || character === 125) depth -= 1;
    else if (character === 44) values += 1;
    if (values > mostValues) return "too-many";
  }
  return null;
}
