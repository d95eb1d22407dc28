import type { Id } from "#app/domain/id.ts";
import type { RatingReport } from "#app/domain/theatre/rating-report.ts";
import type { RequestContext } from "#server/context/context.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import { outcomeOf, type Outcome } from "#server/services/outcome.ts";
import { sendRatingReport } from "#server/upstream/resources/ratings.ts";

/** Sends a notice of an illegal rating to the theatre, which confirms and decides it by e-mail. */
export async function reportRating(context: RequestContext, id: Id, report: RatingReport): Promise<Outcome> {
  // Each report with an address sends an e-mail to it.
  const over = await firstExceeded(
    context,
    [limits.ratingReport],
    ...(report.email === null ? [] : [[limits.ratingReportEmail, report.email] as const]),
  );
  if (over) return { kind: "limited", wait: over.seconds };
  return outcomeOf(await sendRatingReport(context.upstream, id, report));
}
