import { wholeNumber } from "./read-id.ts";
import type { Result } from "./result.ts";

export type Json = Result<unknown, "too-deep" | "too-many" | "no-json">;

const deepest = 64;
/**
 * 150 dates of the demo have 6 000 values. Without a limit, parsing 5 MB of short keys would block for half a second.
 */
const mostValues = 200_000;

/**
 * Parses JSON of at most 64 levels and 200 000 values. A whole number that JavaScript would round becomes a text with an
 * `n` behind its digits (`id.ts`).
 */
export function parseJson(text: string): Json {
  const over = overJsonLimit(text);
  if (over) return { ok: false, error: over };
  try {
    return { ok: true, value: JSON.parse(withLongNumbers(text)) };
  } catch {
    return { ok: false, error: "no-json" };
  }
}

const stringOrLongNumber = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])[1-9]\d{15,}(?![\d.eE])/g;

function withLongNumbers(text: string): string {
  if (!/\d{16}/.test(text)) return text;
  return text.replaceAll(stringOrLongNumber, (found) =>
    found.startsWith('"') ? found : JSON.stringify(wholeNumber(found)),
  );
}

/** The inverse of `parseJson`: a long number of an id is a number again. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/(?<!\\)"([1-9]\d{15,19})n"/g, "$1");
}

/** Counts before parsing: traversing a deeply nested value later would overflow the stack. */
export function overJsonLimit(text: string): "too-deep" | "too-many" | null {
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
