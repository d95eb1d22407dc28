/** Everything a call to the upstream can end with other than its value. A closed set: a service handles each. */
export type Failure =
  /** No connection, or a 5xx. */
  | { readonly kind: "unreachable" }
  /** No whole answer within the deadline; a write may have happened. */
  | { readonly kind: "timed-out" }
  /** 401. */
  | { readonly kind: "signed-out" }
  /** 404 (or a path that cannot exist). `body` is what the answer said: parse it before use. */
  | ({ readonly kind: "not-found"; readonly body: unknown } & Reason)
  /** 422 with messages by field, in the upstream's field names. */
  | ({ readonly kind: "invalid"; readonly errors: Record<string, string[]> } & Reason)
  /** Any other refusal. */
  | ({ readonly kind: "refused"; readonly status: number } & Reason)
  /** An answer that is not what the contract says: no JSON, a wrong shape, too large, a redirect. */
  | { readonly kind: "broken" };

/** Why the upstream says no, in its own words. */
export interface Reason {
  /** The first of `codes`. */
  readonly code: string | null;
  /** The body's `error`, `code` and `status`, those that are given, in this order. */
  readonly codes: readonly string[];
  /** The number or text that belongs to the reason: a count, an amount, a name. */
  readonly value: string | number | null;
}

/** 429: the upstream asks for patience. It says nothing of what was sent: no password was wrong, nothing was done. */
export function isTryLater(failure: Failure): boolean {
  return failure.kind === "refused" && failure.status === 429;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };
