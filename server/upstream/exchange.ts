import { parseJson } from "#app/domain/parse-json.ts";
import type { Result } from "#app/domain/result.ts";
import { AdapterError } from "./adapted-call.ts";
import { isTryLater, waitOf, type Failure } from "./failure.ts";
import { readFailure, readWait } from "./read-failure.ts";
import type { Endpoint } from "./endpoints.ts";
import { requestFor, type Adapted, type CallRequest, type Received } from "./requests.ts";
import type { Resilience, CallReport } from "./resilience.ts";
import type { Timer } from "#server/platform/timer.ts";

export type Fetch = (request: Request) => Promise<Response>;

interface Call extends CallRequest {
  readonly endpoint: Endpoint;
  readonly url: URL;
  readonly adapted: Adapted | null;
  readonly maxBytes: number;
  /** Milliseconds for all attempts together, including waiting for a place, headers and body. */
  readonly deadline: number;
}

interface Unanswered {
  readonly failure: Failure;
  /** For the log, if the answer is broken. */
  readonly why?: string;
}

interface CallError extends Unanswered {
  /** HTTP status, null without an answer. */
  readonly status: number | null;
  readonly attempts: number;
  /** The connection was closed before any answer. */
  readonly isReset?: boolean;
}

type CallResult = Result<unknown, CallError>;

/** A proxy before the upstream answered, and not the upstream. */
export function isGatewayFailure(status: number): boolean {
  return status >= 502 && status <= 504;
}

/**
 * From this size in bytes, the client parses a response in separate ticks of the event loop, so that the process serves
 * other requests meanwhile.
 */
const largeBodyBytes = 64 * 1024;

/**
 * When the client repeats a call: a read `after-failure`, without an answer or after 502–504; a write that changes
 * nothing the second time `after-reset`, if the connection was lost before any answer, but not after a time-out.
 */
export type Repeat = "never" | "after-failure" | "after-reset";

/** Sends one call, at most twice, and reads its answer. Never throws. */
export async function exchange(
  { fetch, timer: { wait }, resilience }: { fetch: Fetch; timer: Timer; resilience: Resilience },
  call: Call,
  repeat: Repeat,
): Promise<CallResult> {
  let attempts = 0;
  let status: number | null = null;

  /** The client sent a request of this call, or at least tried to connect for it. */
  let isTried = false;
  /** It reached the upstream, which began to answer. */
  let isUnderWay = false;

  async function send(request: Request): Promise<Received> {
    status = null;
    isTried = true;
    const response = await fetch(request);
    status = response.status;
    isUnderWay = true;
    return read(response);
  }

  async function read(response: Response): Promise<Received> {
    const body = await readAnswerBody(response, call.maxBytes);
    const isLarge = body.ok && body.value.byteLength >= largeBodyBytes;
    if (isLarge) await nextTick();
    const isFile = call.endpoint.answer === "bytes" && response.ok;
    const json = body.ok ? (isFile ? fileOf(response, body.value) : readJson(body.value)) : body;
    // The caller validates the value by its schema in another tick.
    if (isLarge) await nextTick();
    return { status: response.status, headers: response.headers, json };
  }

  async function ask(signal: AbortSignal): Promise<Received> {
    const { adapted, endpoint, url } = call;
    if (!adapted) return send(requestFor(endpoint, call, url, signal));
    const received = await adapted(signal, { send, read });
    // The status as the adapter returns it: the original status of a translated refusal has no meaning.
    status = received.status;
    return received;
  }

  async function attempt(signal: AbortSignal): Promise<CallResult> {
    attempts += 1;
    status = null;
    isTried = false;
    isUnderWay = false;
    try {
      const understood = understand(call.endpoint, await ask(signal));
      return understood.ok ? understood : { ok: false, error: { ...understood.error, status, attempts } };
    } catch (error) {
      if (error instanceof AdapterError) {
        const failure: Failure = isUnderWay ? { kind: "broken" } : unreachable(isTried);
        return { ok: false, error: { failure, status, attempts, why: `adapter: ${error.message}` } };
      }
      const code = codeOf(error);
      const isReset = !isUnderWay && resetCodes.has(code);
      // A connection that broke within the body counts as an answer.
      const isSent = isUnderWay || (isTried && (code === null || !notConnected.test(code)));
      return { ok: false, error: { failure: unreachable(isSent), status: null, attempts, isReset } };
    }
  }

  async function run(signal: AbortSignal): Promise<CallResult> {
    const outcome = await attempt(signal);
    if (outcome.ok || signal.aborted || !isWorthAnotherTry(outcome.error, repeat)) return outcome;
    await wait(50 + 100 * Math.random());
    if (signal.aborted) return outcome;
    const again = await attempt(signal);
    return again.ok || !outcome.error.isReset ? again : { ok: false, error: afterReset(again.error) };
  }

  const ended = await resilience.call(call.name, call.deadline, async (signal) =>
    reportOf(await run(signal)),
  );
  if (ended.kind === "answered") return ended.value;
  const failure: Failure =
    ended.kind === "timed-out"
      ? ended
      : { kind: "unreachable", isSent: false, ...(ended.wait && { wait: ended.wait }) };
  return { ok: false, error: { failure, status, attempts } };
}

function unreachable(isSent: boolean): Failure {
  return { kind: "unreachable", ...(isSent && { isSent: true }) };
}

/**
 * Only a 503 may hold the calls of all visitors: a 429 may be the limit of one, and the cache of shared content
 * respects it.
 */
function reportOf(outcome: CallResult): CallReport<CallResult> {
  if (outcome.ok) return { value: outcome, isDown: false };
  const { failure, status } = outcome.error;
  const isDown = failure.kind === "unreachable" && (status === null || isGatewayFailure(status));
  return { value: outcome, isDown, hold: status === 503 ? waitOf(failure) : undefined };
}

function isWorthAnotherTry({ failure, status, isReset }: CallError, repeat: Repeat): boolean {
  if (repeat !== "after-failure") return repeat === "after-reset" && isReset === true;
  // The client sends no call before the time that the upstream names for the next attempt.
  if (failure.kind !== "unreachable" || waitOf(failure) !== undefined) return false;
  return status === null || isGatewayFailure(status);
}

/** The upstream may have performed an attempt whose answer was lost, unless it judged the second one. */
function afterReset(again: CallError): CallError {
  const { failure } = again;
  const isJudged = failure.kind !== "unreachable" && failure.kind !== "misrouted" && !isTryLater(failure);
  if (isJudged) return again;
  const wait = waitOf(failure);
  return { ...again, failure: { kind: "unreachable", isSent: true, ...(wait !== undefined && { wait }) } };
}

/** The other side closed the connection. */
const resetCodes: ReadonlySet<string | null> = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);
/**
 * Without a connection the client sent nothing. After any other code, also of an unreadable answer, it may have sent
 * the request.
 */
const notConnected =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|EPROTO|(?:ERR_(?:SSL|TLS)|CERT|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)_\w+)$/;

/** The `fetch` of Node gives the reason as the cause of its error. */
export function codeOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  const found = [cause, error].find(
    (item) => item instanceof Error && "code" in item && typeof item.code === "string",
  );
  return found instanceof Error && "code" in found ? String(found.code) : null;
}

function nextTick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function understand(call: Endpoint, { status, headers, json }: Received): Result<unknown, Unanswered> {
  const succeeded = status >= 200 && status < 300;
  if (succeeded && json.ok) return json;
  if (succeeded && !json.ok) return { ok: false, error: { failure: { kind: "broken" }, why: json.error } };
  if (!json.ok && isMisrouted(call, status))
    return { ok: false, error: { failure: { kind: "misrouted" }, why: json.error } };
  // An error page may be HTML; its status still has a meaning.
  const failure = readFailure(status, json.ok ? json.value : undefined, readWait(headers));
  if (!json.ok && failure.kind === "not-found")
    return { ok: false, error: { failure: { ...failure, isPage: true } } };
  return { ok: false, error: { failure, ...(failure.kind === "broken" && { why: "redirect" }) } };
}

/**
 * Whether a page, instead of JSON, with this status is not the upstream's. The upstream may answer an unknown call with
 * 404, but it knows those of the specification. So a proxy's 404 does not, for example, make the site forget a cart.
 */
function isMisrouted({ method, specified }: Endpoint, status: number): boolean {
  if (status < 400 || status >= 500 || status === 401 || status === 429) return false;
  return status !== 404 || method !== "GET" || specified === true;
}

type Body = Result<Uint8Array, "too-large">;

/** Reads the whole body, but stops (and closes the connection) as soon as it exceeds `most` bytes. */
export async function readAnswerBody(response: Response, most: number): Promise<Body> {
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

/** The answer of a call for a file. */
interface SentFile {
  /** As the upstream named it, with parameters. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

function fileOf(response: Response, bytes: Uint8Array): { ok: true; value: SentFile } {
  return { ok: true, value: { type: response.headers.get("Content-Type") ?? "", bytes } };
}

/** Reads an empty body (for example of a 204) as undefined. */
function readJson(bytes: Uint8Array): Received["json"] {
  const text = new TextDecoder().decode(bytes);
  return text.trim() === "" ? { ok: true, value: undefined } : parseJson(text);
}
