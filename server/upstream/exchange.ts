import type { Result } from "#app/domain/result.ts";
import type { Failure } from "./failure.ts";
import { readBody, readJson, type Body } from "./read-body.ts";
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
