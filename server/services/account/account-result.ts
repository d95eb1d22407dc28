import { isTryLater, type UpstreamResult } from "#server/upstream/failure.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";

/** Result of reading or changing the customer's own data. */
export type AccountResult<T> =
  | { readonly ok: true; readonly value: T }
  /** The token is no longer valid: `stillSignedIn` (server/guards/access.ts) redirects to the sign-in. */
  | { readonly ok: false; readonly why: "signed-out" }
  | { readonly ok: false; readonly why: "missing" | "refused" | "failed" }
  /** Keyed by our field names. */
  | { readonly ok: false; readonly why: "invalid"; readonly errors: Record<string, string[]> };

/** Converts an upstream answer to the result that the account screens use. */
export function toAccountResult<T>(answer: UpstreamResult<T>): AccountResult<T> {
  if (answer.ok) return { ok: true, value: answer.value };
  const { failure } = answer;
  switch (failure.kind) {
    case "invalid":
      return { ok: false, why: "invalid", errors: mapFieldErrors(failure.errors) };
    case "signed-out":
      return { ok: false, why: "signed-out" };
    case "not-found":
      return { ok: false, why: "missing" };
    case "refused":
      return { ok: false, why: isTryLater(failure) ? "failed" : "refused" };
    case "unreachable":
    case "timed-out":
    case "broken":
      return { ok: false, why: "failed" };
  }
}
