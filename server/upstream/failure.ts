import type { Result } from "#app/domain/result.ts";

/** All ways in which a call to the upstream can fail. A closed set, of which services handle every member. */
export type Failure =
  /** No connection, or a 5xx. */
  | { readonly kind: "unreachable" }
  /** No complete response within the deadline; a write may have happened. */
  | { readonly kind: "timed-out" }
  /** 401. */
  | { readonly kind: "signed-out" }
  /** 404 (or a path that cannot exist). `body` is the unvalidated response body: parse it before use. */
  | ({ readonly kind: "not-found"; readonly body: unknown } & Reason)
  /** 422 with messages by field, in the upstream's field names. */
  | ({ readonly kind: "invalid"; readonly errors: Record<string, string[]> } & Reason)
  /** Any other refusal. */
  | ({ readonly kind: "refused"; readonly status: number } & Reason)
  /** A response that violates the contract: no JSON, a wrong shape, too large, a redirect. */
  | { readonly kind: "broken" };

/** The upstream's reason for a refusal. */
export interface Reason {
  /** The first of `codes`. */
  readonly code: string | null;
  /** Those of the body's `error`, `code` and `status` that are present, in this order. */
  readonly codes: readonly string[];
  /** The number or text that details the reason: a count, an amount, a name. */
  readonly value: string | number | null;
}

/** 429: the upstream limits the rate. It has not judged what was sent: no password was wrong, and nothing was done. */
export function isTryLater(failure: Failure): boolean {
  return failure.kind === "refused" && failure.status === 429;
}

export type UpstreamResult<T> = Result<T, Failure>;
