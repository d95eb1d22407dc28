import type { Failure } from "./failure.ts";
import { readBody, readJson } from "./read-body.ts";
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

export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly failure: Failure;
      /** HTTP status, null where there was no answer. */
      readonly status: number | null;
      readonly attempts: number;
      /** For the log, where the answer is broken. */
      readonly why?: string;
    };

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
      resolve({ ok: false, failure: { kind: "timed-out" }, status, attempts });
    }, call.deadline);
  });

  async function attempt(): Promise<Outcome> {
    attempts += 1;
    status = null;
    try {
      const response = await fetch(requestFor(call, abort.signal));
      status = response.status;
      const body = await readBody(response, call.maxBytes);
      const isLarge = body.ok && body.bytes.byteLength >= largeBodyBytes;
      if (isLarge) await nextTick();
      const understood = parseResponse(response.status, body);
      // The caller validates the value by its schema in another tick.
      if (isLarge) await nextTick();
      return understood.ok ? understood : { ...understood, status, attempts };
    } catch {
      return { ok: false, failure: { kind: "unreachable" }, status: null, attempts };
    }
  }

  async function run(): Promise<Outcome> {
    let outcome = await attempt();
    while (!outcome.ok && attempts < tries && !abort.signal.aborted && isWorthAnotherTry(outcome)) {
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

function isWorthAnotherTry({ failure, status }: Outcome & { ok: false }): boolean {
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

type Understood =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: Failure; readonly why?: string };

function parseResponse(status: number, body: Awaited<ReturnType<typeof readBody>>): Understood {
  const succeeded = status >= 200 && status < 300;
  const json = body.ok ? readJson(body.bytes) : body;
  if (succeeded && json.ok) return { ok: true, value: json.value };
  if (succeeded && !json.ok) return { ok: false, failure: { kind: "broken" }, why: json.why };
  // An error page may be HTML; its status is meaningful all the same.
  const failure = readFailure(status, json.ok ? json.value : undefined);
  return { ok: false, failure, ...(failure.kind === "broken" && { why: "redirect" }) };
}
