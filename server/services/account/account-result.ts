import type { Result } from "#app/domain/result.ts";
import { isTryLater, mayHaveHappened, type Failure, type UpstreamResult } from "#server/upstream/failure.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";

/** Result of reading the customer's own data, or of a change that certainly was not made where it failed. */
export type AccountResult<T> = Result<T, AccountError>;

/** Result of changing the customer's own data. */
export type ChangeResult<T> = Result<T, ChangeError>;

export type AccountError =
  /** The token is no longer valid: `stillSignedIn` (server/guards/access.ts) redirects to the sign-in. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "missing" | "refused" | "failed" }
  /** Keyed by our field names. */
  | { readonly kind: "invalid"; readonly errors: Record<string, string[]> };

/** `uncertain`: it is unknown whether the change was made. */
export type ChangeError = AccountError | { readonly kind: "uncertain" };

/** Converts an upstream answer to the result that the account screens use. */
export function toAccountResult<T>(answer: UpstreamResult<T>): AccountResult<T> {
  return answer.ok ? answer : { ok: false, error: toAccountError(answer.error) };
}

/** The same for a change. */
export function toChangeResult<T>(answer: UpstreamResult<T>): ChangeResult<T> {
  return answer.ok ? answer : { ok: false, error: toChangeError(answer.error) };
}

export function toChangeError(failure: Failure): ChangeError {
  return mayHaveHappened(failure) ? { kind: "uncertain" } : toAccountError(failure);
}

function toAccountError(failure: Failure): AccountError {
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
    case "misrouted":
    case "broken":
      return { kind: "failed" };
  }
}
