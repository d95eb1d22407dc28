import type { Result } from "#app/domain/result.ts";
import { isTryLater, type Failure, type UpstreamResult } from "#server/upstream/failure.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";

/** Result of reading or changing the customer's own data. */
export type AccountResult<T> = Result<T, AccountError>;

export type AccountError =
  /** The token is no longer valid: `stillSignedIn` (server/guards/access.ts) redirects to the sign-in. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "missing" | "refused" | "failed" }
  /** Keyed by our field names. */
  | { readonly kind: "invalid"; readonly errors: Record<string, string[]> };

/** Converts an upstream answer to the result that the account screens use. */
export function toAccountResult<T>(answer: UpstreamResult<T>): AccountResult<T> {
  return answer.ok ? answer : { ok: false, error: toAccountError(answer.error) };
}

export function toAccountError(failure: Failure): AccountError {
  switch (failure.kind) {
    case "invalid":
      return { kind: "invalid", errors: mapFieldErrors(failure.errors) };
    case "signed-out":
      return { kind: "signed-out" };
    case "not-found":
      return { kind: "missing" };
    case "refused":
      return { kind: isTryLater(failure) ? "failed" : "refused" };
    case "unreachable":
    case "timed-out":
    case "broken":
      return { kind: "failed" };
  }
}
