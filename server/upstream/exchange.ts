import type { Result } from "#app/domain/result.ts";
import type { Failure } from "./failure.ts";
import { readFailure } from "./read-failure.ts";
import type { Timer } from "#server/timer.ts";

export type Fetch = (request: Request) => Promise<Response>;

export interface Call {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: URL;
  readonly token: string | null;
  readonly requestId: string;
  readonly body?: string;
  readonly idempotencyKey?: string;
  readonly maxBytes: number;
  /** Milliseconds for all attempts together, including headers and body. */
  readonly deadline: number;
}

interface Unanswered {
  readonly failure: Failure;
  /** For the log, where the answer is broken. */
  readonly why?: string;
}

interface CallError extends Unanswered {
  /** HTTP status, null where there was no answer. */
  readonly status: number | null;
  readonly attempts: number;
}

type Outcome = Result<unknown, CallError>;

const retryableStatuses = new Set([502, 503, 504]);

/**
 * From this size in bytes, a response is parsed in separate ticks of the event loop, so that other requests are served
 * meanwhile.
 */
const largeBodyBytes = 64 * 1024;

/** Sends one call and reads its answer. Never throws; `tries` above 1 only for reads. */
export async function exchange(
  { fetch, timer: { wait } }: { fetch: Fetch; timer: Timer },
  call: Call,
  tries: number,
): Promise<Outcome> {
  const abort = new AbortController();
  // Not AbortSignal.timeout: an in-process upstream may not listen to a signal, so the wait itself is raced.
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let status: number | null = null;
  const timeout = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      abort.abort();
      resolve({ ok: false, error: { failure: { kind: "timed-out" }, status, attempts } });
    }, call.deadline);
  });

  async function attempt(): Promise<Outcome> {
    attempts += 1;
    status = null;
    try {
      const response = await fetch(requestFor(call, abort.signal));
      status = response.status;
      const body = await readBody(response, call.maxBytes);
      const isLarge = body.ok && body.value.byteLength >= largeBodyBytes;
      if (isLarge) await nextTick();
      const understood = parseResponse(response.status, body);
      // The caller validates the value by its schema in another tick.
      if (isLarge) await nextTick();
      return understood.ok ? understood : { ok: false, error: { ...understood.error, status, attempts } };
    } catch {
      return { ok: false, error: { failure: { kind: "unreachable" }, status: null, attempts } };
    }
  }

  async function run(): Promise<Outcome> {
    let outcome = await attempt();
    while (!outcome.ok && attempts < tries && !abort.signal.aborted && isWorthAnotherTry(outcome.error)) {
      await wait(50 + 100 * Math.random());
      if (abort.signal.aborted) break;
      outcome = await attempt();
    }
    return outcome;
  }

  try {
    return await Promise.race([run(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function isWorthAnotherTry({ failure, status }: CallError): boolean {
  return failure.kind === "unreachable" && (status === null || retryableStatuses.has(status));
}

function nextTick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function requestFor(call: Call, signal: AbortSignal): Request {
  const headers = new Headers({ Accept: "application/json", "X-Request-Id": call.requestId });
  if (call.token !== null) headers.set("Authorization", `Bearer ${call.token}`);
  if (call.body !== undefined) headers.set("Content-Type", "application/json");
  if (call.idempotencyKey) headers.set("Idempotency-Key", call.idempotencyKey);
  return new Request(call.url, {
    method: call.method,
    headers,
    body: call.body,
    redirect: "manual",
    credentials: "omit",
    signal,
  });
}

function parseResponse(status: number, body: Body): Result<unknown, Unanswered> {
  const succeeded = status >= 200 && status < 300;
  const json = body.ok ? readJson(body.value) : body;
  if (succeeded && json.ok) return json;
  if (succeeded && !json.ok) return { ok: false, error: { failure: { kind: "broken" }, why: json.error } };
  // An error page may be HTML; its status is meaningful all the same.
  const failure = readFailure(status, json.ok ? json.value : undefined);
  return { ok: false, error: { failure, ...(failure.kind === "broken" && { why: "redirect" }) } };
}

type Body = Result<Uint8Array, "too-large">;

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

type Json = Result<unknown, "too-deep" | "too-many" | "no-json">;

const deepest = 64;
/**
 * 150 dates of the demo have 6 000 values. Without a limit, parsing 5 MB of short keys would block for half a second.
 */
const mostValues = 200_000;

/** An empty body (for example of a 204) is read as undefined. */
function readJson(bytes: Uint8Array): Json {
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
