import type { z } from "zod";
import type { Log } from "#server/http/log.ts";
import type { ContentCache } from "./cache.ts";
import type { Answer } from "./failure.ts";
import type { UpstreamPath } from "./path.ts";

export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** The theatre's back office as one visit may call it. Every call ends in a value, never in a throw. */
export interface Upstream {
  /** GET. Tried once more on a network error or 502–504 while the deadline (3 s) lasts. */
  read<T>(path: UpstreamPath, schema: z.ZodType<T>, options?: ReadOptions): Promise<Answer<T>>;
  /** GET of content that is the same for everybody: without the visitor's token, from the shared cache. */
  shared<T>(path: UpstreamPath, schema: z.ZodType<T>, options?: ReadOptions): Promise<Answer<T>>;
  /** A write, sent exactly once. `body` undefined = no body and no Content-Type. */
  send<T>(
    method: "POST" | "PUT" | "DELETE",
    path: UpstreamPath,
    body: unknown,
    schema: z.ZodType<T>,
    options?: SendOptions,
  ): Promise<Answer<T>>;
  /** The same upstream without the visitor's token. */
  asGuest(): Upstream;
}

export interface ReadOptions {
  readonly query?: Query;
  /** Most bytes of an answer; 2 MB unless told. */
  readonly maxBytes?: number;
}

export interface SendOptions {
  readonly idempotencyKey?: string;
  /** Milliseconds; 8 s unless told. */
  readonly deadline?: number;
}

export interface UpstreamClient {
  forRequest(visitor: {
    readonly requestId: string;
    /** Bearer of a signed-in customer. */
    readonly token: string | null;
    /** Milliseconds that bound every call of this visit from above. */
    readonly deadline?: number;
  }): Upstream;
}

export function createUpstream(_options: {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Standalone: the site's own origin. A path in it is kept in front of every call. */
  readonly baseUrl: string;
  readonly cache: ContentCache;
  readonly log: Log;
}): UpstreamClient {
  throw new Error("not yet");
}
