import type { RatingReport } from "#app/domain/theatre/rating-report.ts";
import { reportTexts as texts } from "#app/messages/rating-report.ts";
import type { RequestContext } from "#server/context.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import { mayHaveHappened } from "#server/upstream/failure.ts";
import { sendRatingReport } from "#server/upstream/resources/ratings.ts";

export type ReportedRating =
  | { readonly kind: "sent" }
  /** There is no such rating, or not any more. */
  | { readonly kind: "gone" }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly wait: number }
  | { readonly kind: "failed"; readonly message: string };

/** Sends a notice of an illegal rating to the theatre, which confirms and decides it by e-mail. */
export async function reportRating(
  context: RequestContext,
  id: number,
  report: RatingReport,
): Promise<ReportedRating> {
  // Each report with an address sends an e-mail to it.
  const over = await firstExceeded(
    context,
    [limits.ratingReport],
    ...(report.email === null ? [] : [[limits.ratingReportEmail, report.email] as const]),
  );
  if (over) return { kind: "limited", wait: over.seconds };
  const sent = await sendRatingReport(context.upstream, id, report);
  if (sent.ok) return { kind: "sent" };
  if (sent.error.kind === "not-found") return { kind: "gone" };
  return { kind: "failed", message: mayHaveHappened(sent.error) ? texts.uncertain : texts.failed };
}
