import { openAsBlob } from "node:fs";
import { openReference, type Reference, type ReferenceOptions } from "#server/reference/reference.ts";

/** What the reference logged in a test, newest last. */
export interface Logged {
  readonly level: "info" | "warn" | "error";
  readonly event: string;
  readonly fields: Record<string, unknown>;
}

export interface OpenedReference extends Reference {
  /** JSON in, JSON out. `path` begins with `/api`. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  readonly logged: readonly Logged[];
}

export interface CallOptions {
  readonly json?: unknown;
  readonly bearer?: string;
  readonly headers?: Record<string, string>;
}

export interface Answer {
  readonly status: number;
  /** The JSON of the body, or its text; checked by the tests' own expectations. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  readonly headers: Headers;
}

/** Noon of a Saturday in Prague. */
export const today = new Date("2026-11-21T11:00:00Z");

/** A reference in memory with a still clock. OPONA_DUMP may name a dump file that makes it start in half a second. */
export async function open(options: Partial<ReferenceOptions> = {}): Promise<OpenedReference> {
  const logged: Logged[] = [];
  const keep =
    (level: Logged["level"]) =>
    (event: string, fields: Record<string, unknown> = {}, error?: unknown) =>
      void logged.push({ level, event, fields: error ? { ...fields, error } : fields });
  const dump = process.env["OPONA_DUMP"];
  const reference = await openReference({
    dataDir: null,
    databaseUrl: null,
    publicOrigin: null,
    smtpUrl: null,
    outboxDir: null,
    adminToken: null,
    clock: () => today,
    log: { info: keep("info"), warn: keep("warn"), error: keep("error") },
    ...(dump && !options.loadDataDir ? { loadDataDir: await openAsBlob(dump) } : {}),
    ...options,
  });
  return { ...reference, logged, call: caller(reference.fetch) };
}

/** The same short way to call over any fetch. */
export function caller(
  fetch: (request: Request) => Promise<Response>,
  base = "http://reference.test",
): OpenedReference["call"] {
  return async (method, path, { json, bearer, headers = {} } = {}) => {
    const response = await fetch(
      new Request(`${base}${path}`, {
        method,
        redirect: "manual",
        headers: {
          Accept: "application/json",
          ...(json === undefined ? {} : { "Content-Type": "application/json" }),
          ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    );
    const text = await response.text();
    return { status: response.status, body: parsed(text), headers: response.headers };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
