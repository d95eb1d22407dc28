/** Everything a call to the upstream can end with other than its value. A closed set: a service handles each. */
export type Failure =
  /** No connection, or a 5xx. */
  | { readonly kind: "unreachable" }
  /** No whole answer within the deadline; a write may have happened. */
  | { readonly kind: "timed-out" }
  /** 401. */
  | { readonly kind: "signed-out" }
  /** 404 (or a path that cannot exist). `body` is what the answer said: parse it before use. */
  | { readonly kind: "not-found"; readonly code: string | null; readonly body: unknown }
  /** 422 with messages by field, in the upstream's field names. */
  | { readonly kind: "invalid"; readonly errors: Record<string, string[]> }
  /** Any other refusal, with its error code and the number or text that belongs to it. */
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly code: string | null;
      readonly value: string | number | null;
    }
  /** An answer that is not what the contract says: no JSON, a wrong shape, too large, a redirect. */
  | { readonly kind: "broken" };

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };
