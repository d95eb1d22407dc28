import type { Failure, Wait } from "./failure.ts";

/**
 * Maps a response other than 2xx to a failure. `body` is its parsed JSON, undefined if it had none; `wait`: what its
 * `Retry-After` says.
 */
export function readFailure(status: number, body: unknown, wait: Wait = {}): Failure {
  // A gateway without an answer (502, 504) may have passed the call on.
  if (status === 502 || status === 504) return { kind: "unreachable", isSent: true };
  if (status >= 500) return { kind: "unreachable", ...(status === 503 && wait) };
  if (status === 401) return { kind: "signed-out" };
  if (status < 400) return { kind: "broken" }; // 3xx: a redirect is never followed
  const codes = readCodes(body);
  const reason = { code: codes[0] ?? null, codes, value: readValue(body) };
  if (status === 404) return { kind: "not-found", ...reason, body };
  if (status === 422) {
    const errors = readFieldErrors(body);
    if (reason.code === null || Object.keys(errors).length > 0) return { kind: "invalid", errors, ...reason };
  }
  return { kind: "refused", status, ...reason, ...(status === 429 && wait) };
}

/** In seconds: a shorter wait would be none, and a longer one would be no answer to a person. */
const shortestWait = 1;
const longestWait = 3_600;

/**
 * Reads `Retry-After`, in seconds or as a date, within 1 s and 1 h; nothing where it is missing or neither of them. The
 * clock of the response counts a date, where it is told, so that the two clocks need not agree.
 */
export function readWait(headers: Headers): Wait {
  const written = headers.get("Retry-After")?.trim() ?? "";
  const seconds = /^\d+$/.test(written) ? Number(written) : secondsUntil(written, headers.get("Date"));
  return Number.isNaN(seconds)
    ? {}
    : { wait: Math.min(longestWait, Math.max(shortestWait, Math.ceil(seconds))) };
}

function secondsUntil(date: string, told: string | null): number {
  // "Sat, 21 Nov 2026 10:00:00 GMT"; `Date.parse` alone would accept "1.5" and "-1" too.
  if (!/^[A-Z][a-z]+, .+ GMT$/.test(date)) return Number.NaN;
  const now = Date.parse(told ?? "");
  return (Date.parse(date) - (Number.isNaN(now) ? Date.now() : now)) / 1000;
}

/** The codes in the body: `error`, `code` and `status`, in this order. */
function readCodes(body: unknown): string[] {
  return ["error", "code", "status"].flatMap((name) => {
    const found = property(body, name);
    if (typeof found === "string" && found !== "") return [found.slice(0, 80)];
    if (typeof found === "number") return [String(found)];
    const inside = property(found, "code") ?? property(found, "error");
    return typeof inside === "string" ? [inside.slice(0, 80)] : [];
  });
}

function readValue(body: unknown): string | number | null {
  const found = property(body, "value") ?? property(property(body, "error"), "value");
  if (typeof found === "number" && Number.isFinite(found)) return found;
  return typeof found === "string" && found !== "" ? found.slice(0, 200) : null;
}

const mostFields = 100;
const mostTexts = 10;
const longestText = 500;
const neverFields = new Set(["__proto__", "constructor", "prototype"]);

/** Reads the field map of a 422: `{field: [text]}` and similar shapes. Nested fields are joined by dots. */
export function readFieldErrors(body: unknown): Record<string, string[]> {
  const found: [string, string[]][] = [];
  collect(property(body, "errors"), "", found, 0);
  const errors: Record<string, string[]> = {};
  for (const [field, texts] of found.slice(0, mostFields)) {
    errors[field] = [...(errors[field] ?? []), ...texts].slice(0, mostTexts);
  }
  return errors;
}

function collect(value: unknown, field: string, found: [string, string[]][], depth: number): void {
  if (depth > 4 || found.length >= mostFields) return;
  if (typeof value === "string") found.push([field, [value.slice(0, longestText)]]);
  else if (Array.isArray(value)) {
    for (const item of value.slice(0, mostFields)) collectItem(item, field, found, depth);
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (!neverFields.has(name)) collect(inner, field ? `${field}.${name}` : name, found, depth + 1);
    }
  }
}

/** A list item is a text, a `{field, message}` pair, or another map. */
function collectItem(item: unknown, field: string, found: [string, string[]][], depth: number): void {
  const named = property(item, "field");
  const message = property(item, "message");
  if (typeof named === "string" && typeof message === "string") {
    if (!neverFields.has(named)) collect(message, named, found, depth + 1);
  } else collect(item, field, found, depth + 1);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function property(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
