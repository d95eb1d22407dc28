import type { Id } from "#app/domain/id.ts";
import { z } from "zod";
import type { Distribution, Rating, RatingPage, RatingSummary } from "#app/domain/theatre/rating.ts";
import type { RatingReport } from "#app/domain/theatre/rating-report.ts";
import { reading, type Upstream } from "#server/upstream/client.ts";
import * as w from "#server/upstream/wire.ts";

const stars = w.amount.pipe(z.number().int().min(1).max(5));
const average = w.amount.pipe(z.number().min(1).max(5));
const production = z.object({ slug: w.opaqueKey, title: w.line });

const rating: z.ZodType<Rating> = z.object({
  id: w.urlId,
  production,
  stars,
  text: w.optionalText,
  name: w.line,
  date: w.instant,
  answer: w.optionalText,
});

const ratingPage = w
  .page(rating)
  .transform(({ items: ratings, ...pages }): RatingPage => ({ ratings, ...pages }));

/** Counts for all five ratings, five stars first, including those that the upstream left out. */
const distribution = w.optionalList(z.object({ stars, count: w.whole })).transform((counted): Distribution =>
  [5, 4, 3, 2, 1].map((mark) => ({
    stars: mark,
    count: counted.find((item) => item.stars === mark)?.count ?? 0,
  })),
);

const summary: z.ZodType<RatingSummary> = z.object({
  average: w.optional(average),
  count: w.whole,
  distribution,
  productions: w.optionalList(
    z.object({ slug: w.opaqueKey, title: w.line, average, count: w.whole, distribution }),
  ),
});

/** Published ratings with a text, newest first; of one title if it is given. */
export function readRatings(upstream: Upstream, query: { production?: string; page: number }) {
  return upstream.shared("ratings", { ...query, per_page: 10 }, ratingPage);
}

export const readRatingSummary = reading("ratingSummary", summary);

/** The request body; see docs/upstream-calls.md. */
interface RatingBody {
  readonly production: string;
  readonly stars: number;
  readonly text: string | null;
  readonly name: string;
  readonly email: string;
  /** URL template of the link in the e-mail; the upstream fills in `{token}`. */
  readonly confirmUrl: string;
}

/**
 * The response is the same whether or not the address has rated the title before, so repeating it discloses nothing.
 */
export function sendRating(upstream: Upstream, body: RatingBody) {
  return upstream.asGuest().send("sendRating", {}, body, w.acknowledged);
}

/** A notice of illegal content (art. 16 of Regulation (EU) 2022/2065). 404: the rating does not exist. */
export function sendRatingReport(upstream: Upstream, id: Id, report: RatingReport) {
  const body = { ...report, goodFaith: true };
  return upstream.asGuest().send("sendRatingReport", { id }, body, w.acknowledged);
}

const confirmed = z.union([z.object({ production }).transform((wire) => wire.production), w.acknowledged]);

/** Consumes the token. Returns the rated title if the upstream names it. */
export function confirmRating(upstream: Upstream, token: string) {
  return upstream.asGuest().send("confirmRating", {}, { token }, confirmed);
}
