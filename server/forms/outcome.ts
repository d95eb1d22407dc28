import { mapFieldErrors } from "#server/forms/map-field-errors.ts";
import { isTryLater, mayHaveHappened, type Failure, type UpstreamResult } from "#server/upstream/failure.ts";

/** Sentences by our field names; "": those of no field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * `refused`: the upstream has judged it; `no-origin`: the letter would contain a link, and PUBLIC_ORIGIN is not set;
 * `known`: it was done before; `token-too-long`: the upstream's token fits into no cookie.
 */
type FormFailure = "refused" | "known" | "no-origin" | "token-too-long";

/** What came of a form or of another change. It has no sentences of its own: the action gives them. */
export type Outcome<T = null, Reason = FormFailure> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "invalid"; readonly errors: FieldErrors }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly wait: number }
  /** What it is about does not exist, or not any more. */
  | { readonly kind: "gone" }
  /** It certainly was not done. */
  | { readonly kind: "failed"; readonly reason?: Reason }
  /** It may have been done. */
  | { readonly kind: "uncertain" }
  /** The customer's token is no longer valid. */
  | { readonly kind: "signed-out" };

/** What an upstream call says of a change. */
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

/** The same for the link of a letter, in which nothing but the secret can be wrong. */
export function linkOutcome<T>(answer: UpstreamResult<T>): Outcome<T> {
  const outcome = outcomeOf(answer);
  return outcome.kind === "invalid" ? { kind: "gone" } : outcome;
}

/** Of a removal: what does not exist any more counts as removed. */
export function doneIfGone(outcome: Outcome): Outcome {
  return outcome.kind === "gone" ? { kind: "done", value: null } : outcome;
}

/** Of a call without fields of a form: an error of one is a refusal of the whole. */
export function refusedIfInvalid<T>(outcome: Outcome<T>): Outcome<T> {
  return outcome.kind === "invalid" ? { kind: "failed", reason: "refused" } : outcome;
}

/** Whether the upstream has judged it, and not what is typed in a field. */
export function isRefused(outcome: Outcome<unknown>): boolean {
  return outcome.kind === "failed" && outcome.reason === "refused";
}

/** Of a reading before the change, which was not begun. */
export function readingOutcome({ kind }: Failure): Outcome<never> {
  return { kind: kind === "not-found" ? "gone" : kind === "signed-out" ? kind : "failed" };
}
