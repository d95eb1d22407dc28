import type { Found } from "#app/domain/found.ts";
import type { Result } from "#app/domain/result.ts";

/** All ways in which a call to the upstream can fail. A closed set: services handle every member. */
export type Failure =
  /**
   * No connection, or a 5xx. `isSent`: a write may have happened, because the response to a sent call was lost, or was
   * a 5xx other than a 503 with `Retry-After`. False: the site held the call back and never sent it.
   */
  | ({ readonly kind: "unreachable"; readonly isSent?: boolean } & Wait)
  /** No complete response within the deadline; a write may have happened. */
  | { readonly kind: "timed-out" }
  /** 401. */
  | { readonly kind: "signed-out" }
  /**
   * 404 (or a path that cannot exist). `body` is the unvalidated response body: parse it before use. `isPage`: it was a
   * page instead of JSON, which may be a proxy's.
   */
  | ({ readonly kind: "not-found"; readonly body: unknown; readonly isPage?: true } & Reason)
  /** 422 with messages by field, in the upstream's field names; "": those of no field. They may be codes. */
  | ({ readonly kind: "invalid"; readonly errors: Record<string, string[]> } & Reason)
  /** Any other refusal. */
  | ({ readonly kind: "refused"; readonly status: number } & Reason & Wait)
  /**
   * A 4xx with a page instead of JSON (except the 404 of a read that the specification does not name). A proxy
   * responded and not the upstream, so the upstream judged nothing and did nothing.
   */
  | { readonly kind: "misrouted" }
  /**
   * A response that violates the contract: no JSON, a wrong shape, too large, a redirect; the upstream may have done a
   * write.
   */
  | { readonly kind: "broken" };

/** A 429 or 503 may name the time of the next attempt. */
export interface Wait {
  /** Seconds, from `Retry-After`. */
  readonly wait?: number;
}

/** The upstream's reason for a refusal. */
interface Reason {
  /** The first of `codes`. */
  readonly code: string | null;
  /** Those of the body's `error`, `error_code`, `code` and `status`, in this order, then any others in it. */
  readonly codes: readonly string[];
  /** The number or text that details the reason: a count, an amount, a name. */
  readonly value: string | number | null;
}

/**
 * For a read of one record: the record does not exist, or the upstream did not even read the id, which visitors may
 * invent.
 */
export function isNoSuch(failure: Failure): boolean {
  return (
    ["not-found", "invalid"].includes(failure.kind) || (failure.kind === "refused" && failure.status === 400)
  );
}

/** Of a read of one record that failed. */
export function notFoundBy({ kind }: Failure): Found<never> {
  return { kind: kind === "not-found" ? "missing" : "failed" };
}

/** 429: the upstream limits the rate. It has not judged the request: no password was wrong, and nothing changed. */
export function isTryLater(failure: Failure): boolean {
  return failure.kind === "refused" && failure.status === 429;
}

/** Whether the upstream may have done a write although the call failed: then no page denies it. */
export function mayHaveHappened(failure: Failure): boolean {
  switch (failure.kind) {
    case "timed-out":
    case "broken":
      return true;
    case "unreachable":
      return failure.isSent === true;
    default:
      return false;
  }
}

/** Whether this site or the upstream never began the call; another attempt a moment later may succeed. */
export function isNotBegun(failure: Failure): boolean {
  return failure.kind === "unreachable" && !mayHaveHappened(failure);
}

/** Seconds after which the upstream allows another call, if it named a time. */
export function waitOf(failure: Failure): number | undefined {
  return "wait" in failure ? failure.wait : undefined;
}

export type UpstreamResult<T> = Result<T, Failure>;
