import { z } from "zod";
import type { Distribution, Rating, RatingPage, RatingSummary } from "#app/domain/theatre/rating.ts";
import { listBytes, type Upstream } from "#server/upstream/client.ts";
import { path } from "#server/upstream/path.ts";
import { optionalList } from "./theatre-wire.ts";
import {
  amount,
  data,
  id,
  instant,
  key,
  line,
  list,
  nothing,
  optional,
  optionalText,
} from "#server/upstream/wire.ts";

const whole = amount.pipe(z.number().int().min(0));
const stars = amount.pipe(z.number().int().min(1).max(5));
const average = amount.pipe(z.number().min(1).max(5));
const production = z.object({ slug: key, title: line });

const rating = z
  .object({ id, production, stars, text: optionalText, name: line, date: instant, answer: optionalText })
  .transform((wire): Rating => wire);

const ratingPage = z
  .preprocess(
    (answer) => (Array.isArray(answer) ? { data: answer } : answer),
    z.object({
      data: list(rating),
      meta: optional(z.object({ total: whole, page: whole, pages: whole })),
    }),
  )
  .transform(({ data: ratings, meta }): RatingPage => ({
    ratings,
    total: meta?.total ?? ratings.length,
    page: Math.max(1, meta?.page ?? 1),
    pages: Math.max(1, meta?.pages ?? 1),
  }));

/** All five, from the best, whatever came. */
const distribution = optionalList(z.object({ stars, count: whole })).transform((counted): Distribution =>
  [5, 4, 3, 2, 1].map((mark) => ({
    stars: mark,
    count: counted.find((each) => each.stars === mark)?.count ?? 0,
  })),
);

const summary = z
  .object({
    average: optional(average),
    count: whole,
    distribution,
    productions: optionalList(z.object({ slug: key, title: line, average, count: whole, distribution })),
  })
  .transform((wire): RatingSummary => wire);

export function readRatings(upstream: Upstream, query: { production?: string; page: number }) {
  return upstream.shared(path`/api/ratings/cs`, ratingPage, {
    query: { production: query.production, page: query.page, per_page: 10 },
    maxBytes: listBytes,
  });
}

export function readRatingSummary(upstream: Upstream) {
  return upstream.shared(path`/api/ratings/cs/summary`, data(summary));
}

/** As it stands on the wire; see docs/upstream-api.md. */
export interface RatingBody {
  readonly production: string;
  readonly stars: number;
  readonly text: string | null;
  readonly name: string;
  readonly email: string;
  /** Where the letter leads, with `{token}` to be filled in. */
  readonly confirm_url: string;
}

/** The same answer whether the address has rated the title before, so sending it twice tells nobody anything. */
export function sendRating(upstream: Upstream, body: RatingBody) {
  return upstream.asGuest().send("POST", path`/api/ratings`, body, nothing);
}

const confirmed = z.object({ production: optional(production) }).transform((wire) => wire.production);

/** Uses the token up. The rated title, where the upstream says which. */
export function confirmRating(upstream: Upstream, token: string) {
  return upstream.asGuest().send("POST", path`/api/ratings/confirm`, { token }, data(confirmed));
}
