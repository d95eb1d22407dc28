import type { Failure, Wait } from "./failure.ts";

/**
 * Maps a response other than 2xx to a failure. `body` is its parsed JSON, undefined if it had none; `wait`: the seconds
 * of its `Retry-After`.
 */
export function readFailure(status: number, body: unknown, wait: Wait = {}): Failure {
  // Only a 503 that names the time of the next attempt promises that the upstream did not begin the call.
  if (status === 503 && wait.wait !== undefined) return { kind: "unreachable", ...wait };
  if (status >= 500) return { kind: "unreachable", isSent: true };
  if (status === 401) return { kind: "signed-out" };
  if (status < 400) return { kind: "broken" }; // 3xx: the client follows no redirect
  const codes = readCodes(body);
  const reason = { code: codes[0] ?? null, codes, value: readValue(body) };
  if (status === 404) return { kind: "not-found", ...reason, body };
  if (status === 422) {
    const errors = readFieldErrors(body);
    if (reason.code === null || vague.test(reason.code) || Object.keys(errors).length > 0) {
      const sentence = Object.keys(errors).length > 0 ? null : readSentence(body);
      return { kind: "invalid", errors: sentence === null ? errors : { "": [sentence] }, ...reason };
    }
  }
  return { kind: "refused", status, ...reason, ...(status === 429 && wait) };
}

/** A code of any refused form. */
const vague = /^(?:422|error|fail(?:ed|ure)?|invalid|validation[\w.:-]*)$/i;

/** In seconds: a shorter wait has no effect, and a longer one does not help a person. */
const shortestWait = 1;
const longestWait = 3_600;

/**
 * Reads `Retry-After`, in seconds or as a date, within 1 s and 1 h; null if it is missing or unreadable. The clock of
 * the response counts a date, if the response has it, so that the two clocks need not agree.
 */
export function readWait(headers: Headers): Wait {
  const written = headers.get("Retry-After")?.trim() ?? "";
  const seconds = /^\d+$/.test(written) ? Number(written) : secondsUntil(written, headers.get("Date"));
  return Number.isNaN(seconds)
    ? {}
    : { wait: Math.min(longestWait, Math.max(shortestWait, Math.ceil(seconds))) };
}

function secondsUntil(date: string, responseDate: string | null): number {
  // "Sat, 21 Nov 2026 10:00:00 GMT"; `Date.parse` alone would accept "1.5" and "-1" too.
  if (!/^[A-Z][a-z]+, .+ GMT$/.test(date)) return Number.NaN;
  const now = Date.parse(responseDate ?? "");
  return (Date.parse(date) - (Number.isNaN(now) ? Date.now() : now)) / 1000;
}

/** A back office's answers to an unknown call: the framework's 404, 405 or 501. */
export function isNotThere(status: number | null): boolean {
  return status === 404 || status === 405 || status === 501;
}

/** A word without a space is a code, whatever its place: `already_exists`, `404`. Anything else is a sentence. */
export function isCode(text: string): boolean {
  return /^[\w.:-]+$/.test(text);
}

/**
 * The codes in the body: `error`, `error_code`, `code` and `status`, in this order, then a `message` that is one, and
 * those anywhere in `errors`.
 */
function readCodes(body: unknown): string[] {
  const own = ["error", "error_code", "code", "status"].flatMap((name) => {
    const found = property(body, name);
    if (typeof found === "string" || typeof found === "number") return [String(found)];
    const inside = property(found, "code") ?? property(found, "error");
    return typeof inside === "string" ? [inside] : [];
  });
  const others = textsIn([property(body, "message"), ...errorsOf(body)]);
  return [...new Set([...own, ...others])].filter(isCode).map((code) => code.slice(0, 80));
}

/** The texts anywhere in a value. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return [value.trim()];
  if (typeof value !== "object" || value === null || depth > 4) return [];
  return Object.values(value)
    .slice(0, mostFields)
    .flatMap((inner) => textsIn(inner, depth + 1));
}

const errorMembers = ["errors", "invalid-params", "invalid_params", "violations"] as const;

/** The errors by field in an answer: `errors`, or a member of problem details (RFC 9457) or of a similar format. */
function errorsOf(body: unknown): unknown[] {
  return errorMembers.map((name) => property(body, name)).filter((item) => item !== undefined);
}

/** An answer's sentence besides its errors by field. */
function readSentence(body: unknown): string | null {
  const error = property(body, "error");
  const candidates = [
    property(body, "message"),
    property(body, "detail"),
    property(error, "message"),
    error,
    property(body, "error_description"),
    property(body, "title"),
  ];
  const isSentence = (text: unknown): text is string => typeof text === "string" && /\S\s+\S/u.test(text);
  return candidates.find(isSentence)?.trim().slice(0, longestText) ?? null;
}

/**
 * The refusal that an answer of 2xx contains: a `status` or `code` of 4xx, `success: false`, or an error. Null: it
 * contains none.
 */
export function refusalIn(body: unknown): Failure | null {
  if (!isRecord(body)) return null;
  const status = ["status", "code", "status_code"].map((name) => Number(property(body, name)));
  const refusedStatus = status.find((value) => value >= 400 && value < 600);
  const isRefused = ["success", "ok"].some((name) => property(body, name) === false);
  const hasError = textsIn([property(body, "error"), property(body, "error_code"), ...errorsOf(body)]).some(
    Boolean,
  );
  return refusedStatus !== undefined || isRefused || hasError
    ? readFailure(refusedStatus ?? 422, body)
    : null;
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

/**
 * Reads the errors of a 422 by field: a map `{field: [text]}`, a list of `{field, message}` or similar pairs, or plain
 * texts, whose field is empty. Dots join nested fields.
 */
export function readFieldErrors(body: unknown): Record<string, string[]> {
  const found: [string, string[]][] = [];
  for (const name of errorMembers) collect(property(body, name), "", found, 0);
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

const fieldNames = ["field", "name", "property", "propertyPath", "path", "param", "pointer"] as const;
const messageNames = ["message", "detail", "reason", "msg", "title", "code"] as const;

/** A list item is a text, a pair such as `{field, message}` or `{pointer, detail}`, or another map. */
function collectItem(item: unknown, field: string, found: [string, string[]][], depth: number): void {
  const named = textOf(item, fieldNames) ?? textOf(property(item, "source"), fieldNames);
  const message = textOf(item, messageNames);
  if (named !== null && message !== null) {
    const name = named.replace(/^[#/]+/, "").replaceAll("/", ".");
    if (!neverFields.has(name)) collect(message, name, found, depth + 1);
  } else if (message !== null) collect(message, field, found, depth + 1);
  else collect(item, field, found, depth + 1);
}

function textOf(item: unknown, names: readonly string[]): string | null {
  const found = names
    .map((name) => property(item, name))
    .find((entry) => typeof entry === "string" && entry !== "");
  return typeof found === "string" ? found : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function property(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
