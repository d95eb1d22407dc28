import { reportNoise } from "./noise.ts";

/** One call that reached the upstream. */
export interface Call {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

export type Answerer = (request: Request, call: Call) => Response | Promise<Response>;

export interface FakeUpstream {
  readonly fetch: (request: Request) => Promise<Response>;
  /** All calls, oldest first. */
  readonly calls: Call[];
  /** Changes or adds an answer, e.g. `answer("GET /api/settings/cs", () => json([]))`. */
  answer(call: string, answerer: Answerer): void;
}

/** A JSON answer. */
export function json(value: unknown, status = 200): Response {
  return Response.json(value, { status });
}

/** The answer that promises that the call was not begun. */
export function notBegun(): Response {
  return new Response(null, { status: 503, headers: { "Retry-After": "1" } });
}

/**
 * An upstream that answers only the given calls: "GET /api/cart/cs" with or without a query, `*` matching one segment
 * of the path. Any other call fails the test and gets 501.
 */
export function fakeUpstream(answers: Readonly<Record<string, Answerer>> = {}): FakeUpstream {
  const known = new Map(Object.entries(answers));
  const calls: Call[] = [];
  return {
    calls,
    answer: (call, answerer) => known.set(call, answerer),
    async fetch(request) {
      const call = await recordCall(request);
      calls.push(call);
      const key = `${call.method} ${call.path.split("?")[0]}`;
      const answerer = known.get(`${call.method} ${call.path}`) ?? known.get(key) ?? matching(known, key);
      if (answerer) return answerer(request, call);
      reportNoise(`The upstream was not taught ${call.method} ${call.path}`);
      return json({ status: 501, error: "untaught" }, 501);
    },
  };
}

/** The record of a call; the body of the request itself is not consumed. */
export async function recordCall(request: Request): Promise<Call> {
  const { pathname, search } = new URL(request.url);
  const body = request.body ? await request.clone().text() : "";
  return { method: request.method, path: pathname + search, headers: request.headers, body };
}

function matching(known: ReadonlyMap<string, Answerer>, key: string): Answerer | undefined {
  const parts = key.split("/");
  return [...known].find(([pattern]) => {
    const wanted = pattern.split("/");
    return (
      wanted.length === parts.length && wanted.every((part, index) => part === "*" || part === parts[index])
    );
  })?.[1];
}
