import type { Result } from "#app/domain/result.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";
import { isTryLater, mayHaveHappened, type Failure, type UpstreamResult } from "#server/upstream/failure.ts";

/** Sentences by our field names; "": those of no field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * `refused`: the upstream has judged it; `no-origin`: the e-mail would contain a link, and PUBLIC_ORIGIN is not set;
 * `known`: an earlier change did it; `token-too-long`: the upstream's token fits into no cookie.
 */
type FormFailure = "refused" | "known" | "no-origin" | "token-too-long";

/** The outcome of a form or of another change. It has no sentences: the action adds them. */
export type Outcome<T = null, Reason = FormFailure> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "invalid"; readonly errors: FieldErrors }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly wait: number }
  /** The subject of the change does not exist, or not any more. */
  | { readonly kind: "gone" }
  /** The change certainly did not happen. */
  | { readonly kind: "failed"; readonly reason?: Reason }
  /** The change may have happened. */
  | { readonly kind: "uncertain" }
  /** The customer's token is no longer valid. */
  | { readonly kind: "signed-out" };

/** The outcome of a change by its upstream call. */
export function outcomeOf<T>(answer: UpstreamResult<T>): Outcome<T> {
  if (answer.ok) return { kind: "done", value: answer.value };
  const failure = answer.error;
  if (mayHaveHappened(failure)) return { kind: "uncertain" };
  switch (failure.kind) {
    case "invalid":
      return { kind: "invalid", errors: mapFieldErrors(failure.errors) };
    case "not-found":
      return { kind: "gone" };
    case "signed-out":
      return { kind: "signed-out" };
    case "refused":
      if (failure.status === 410) return { kind: "gone" };
      return isTryLater(failure) ? { kind: "failed" } : { kind: "failed", reason: "refused" };
    default:
      return { kind: "failed" };
  }
}

/** The same for the link of an e-mail, in which only the secret can be wrong. */
export function linkOutcome<T>(answer: UpstreamResult<T>): Outcome<T> {
  const outcome = outcomeOf(answer);
  return outcome.kind === "invalid" ? { kind: "gone" } : outcome;
}

/** Of a removal: a thing that does not exist any more counts as removed. */
export function doneIfGone(outcome: Outcome): Outcome {
  return outcome.kind === "gone" ? { kind: "done", value: null } : outcome;
}

/** Of a call without fields of a form: an error of one is a refusal of the whole. */
export function refusedIfInvalid<T>(outcome: Outcome<T>): Outcome<T> {
  return outcome.kind === "invalid" ? { kind: "failed", reason: "refused" } : outcome;
}

/** Whether the upstream judged the change as a whole, and not a field. */
export function isRefused(outcome: Outcome<unknown>): boolean {
  return outcome.kind === "failed" && outcome.reason === "refused";
}

/** Of a reading, for example before a change, which then does not begin. */
export function readingOutcome({ kind }: Failure): Outcome<never> {
  return { kind: kind === "not-found" ? "gone" : kind === "signed-out" ? kind : "failed" };
}

/** What a customer's page reads. `signed-out`: `stillSignedIn` (server/actions/access.ts) redirects to the sign-in. */
export type AccountResult<T> = Result<T, Outcome<never>>;

export function toAccountResult<T>(answer: UpstreamResult<T>): AccountResult<T> {
  return answer.ok ? answer : { ok: false, error: readingOutcome(answer.error) };
}
