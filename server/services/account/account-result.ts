import type { Result } from "#app/domain/result.ts";
import type { UpstreamResult } from "#server/upstream/failure.ts";

/** Result of reading the customer's own data. */
export type AccountResult<T> = Result<T, AccountError>;

export interface AccountError {
  /** `signed-out`: `stillSignedIn` (server/guards/access.ts) redirects to the sign-in. */
  readonly kind: "signed-out" | "missing" | "failed";
}

export function toAccountResult<T>(answer: UpstreamResult<T>): AccountResult<T> {
  if (answer.ok) return answer;
  const { kind } = answer.error;
  return {
    ok: false,
    error: { kind: kind === "not-found" ? "missing" : kind === "signed-out" ? kind : "failed" },
  };
}
