import { parseJson } from "#app/domain/parse-json.ts";
import { listBytes } from "#server/upstream/endpoints.ts";
import { readBody, type Fetch } from "#server/upstream/exchange.ts";

/** One request that was sent, and what came back. */
export interface Exchange {
  /** `GET https://back-office.example/api/settings/cs`. */
  readonly request: string;
  /** Null: there was no answer. */
  readonly status: number | null;
  /** Why there was no answer: Node's code, or the error's message. */
  readonly error: string | null;
  readonly location: string | null;
  /** `page`: HTML or another text that is no JSON. */
  readonly body: "json" | "page" | "empty" | "too-large";
  readonly json: unknown;
}

/** A fetch that keeps what it has sent and received. */
export function recordedFetch(fetch: Fetch): { readonly fetch: Fetch; readonly exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    async fetch(request) {
      const sent = {
        request: `${request.method} ${request.url}`,
        error: null,
        location: null,
        json: undefined,
      };
      try {
        const response = await fetch(request);
        const { status, headers } = response;
        const read = await readBody(response, 5 * listBytes);
        const told = { ...sent, status, location: headers.get("Location") };
        if (!read.ok) {
          exchanges.push({ ...told, body: "too-large" });
          return Response.error();
        }
        const text = new TextDecoder().decode(read.value);
        const parsed = parseJson(text);
        const body = text.trim() === "" ? "empty" : parsed.ok || parsed.error !== "no-json" ? "json" : "page";
        exchanges.push({ ...told, body, json: parsed.ok ? parsed.value : undefined });
        const isEmpty = [101, 204, 205, 304].includes(status);
        return new Response(isEmpty ? null : new Uint8Array(read.value), { status, headers });
      } catch (error) {
        exchanges.push({ ...sent, status: null, error: reasonOf(error), body: "empty" });
        throw error;
      }
    },
  };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}
