import type { Log, LogFields } from "#server/platform/log.ts";
import { codeOf, type Fetch } from "#server/upstream/exchange.ts";

/** The trace of one call: its request, and the client's log lines about its answer. */
export interface Trace {
  /** The first one, for example `GET https://back-office.example/api/settings/cs`; null: the client sent nothing. */
  readonly request: string | null;
  /** Of the last answer, as the adapter has it; null: no answer. */
  readonly status: number | null;
  readonly location: string | null;
  /** Why the answer is missing or unreadable: Node's code or the log's. */
  readonly why: string | null;
  /** The parts that the site could not read, with zod's paths. */
  readonly unread: readonly string[];
  /** Paths of times without an offset. */
  readonly localTimes: readonly string[];
}

const nothing: Trace = { request: null, status: null, location: null, why: null, unread: [], localTimes: [] };

export type Tracing = ReturnType<typeof createTracing>;

/** A log and a fetch that record the current call, one at a time. */
export function createTracing(send: Fetch) {
  let trace = nothing;

  function failed(event: string, { status }: LogFields = {}): void {
    if (event === "upstream.failed" && typeof status === "number") trace = { ...trace, status };
  }

  function warn(event: string, fields: LogFields = {}): void {
    const { why, where = [], count, items, characters } = fields;
    failed(event, fields);
    if (event === "upstream.broken" && typeof why === "string") trace = { ...trace, why };
    const paths = Array.isArray(where) ? where : [];
    const more = Number(count ?? 0) - paths.length;
    const beyond = `${items} rows and ${characters} characters beyond the limits`;
    const others = event === "upstream.truncated" ? [beyond] : more > 0 ? [`and ${more} more`] : [];
    trace = { ...trace, unread: [...trace.unread, ...paths, ...others] };
  }
  function onLocalTimes(paths: readonly string[]): void {
    trace = { ...trace, localTimes: [...new Set([...trace.localTimes, ...paths])] };
  }
  const ignore = () => undefined;
  const log: Log = { debug: ignore, info: failed, warn, error: ignore, record: ignore, with: () => log };

  async function fetch(request: Request): Promise<Response> {
    trace = { ...nothing, request: trace.request ?? `${request.method} ${request.url}` };
    try {
      const response = await send(request);
      trace = { ...trace, status: response.status, location: response.headers.get("Location") };
      return response;
    } catch (error) {
      trace = { ...trace, why: codeOf(error) ?? String(error) };
      throw error;
    }
  }

  return { log, fetch, onLocalTimes, begin: () => void (trace = nothing), seen: () => trace };
}
