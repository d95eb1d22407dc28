import type { Block } from "#app/domain/block.ts";
import { noPublicOrigin } from "#app/messages/errors.ts";
import { ratingConfirmation, ratingForm } from "#app/messages/ratings.ts";
import type { RatingPage, RatingSummary } from "#app/domain/theatre/rating.ts";
import { mayHaveHappened } from "#server/upstream/failure.ts";
import {
  confirmRating,
  readRatings,
  readRatingSummary,
  sendRating,
} from "#server/upstream/resources/ratings.ts";
import { readRepertoire } from "#server/upstream/resources/repertoire.ts";
import type { RequestContext } from "#server/context.ts";
import { toBlock } from "#server/services/blocks.ts";
import { mapFieldErrors } from "#server/services/map-field-errors.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import { emailOrigin } from "#server/services/site-origin.ts";

export interface Rated {
  readonly slug: string;
  readonly title: string;
}

/** Published ratings with a text, newest first; of one title if it is given. */
export async function listRatings(
  context: RequestContext,
  asked: { readonly production?: string; readonly page: number },
): Promise<Block<RatingPage>> {
  return toBlock(await readRatings(context.upstream, asked), (page) => page);
}

export async function loadRatingSummary(context: RequestContext): Promise<Block<RatingSummary>> {
  return toBlock(await readRatingSummary(context.upstream), (summary) => summary);
}

/** Titles that may have been seen already, in the theatre's order. */
export async function listRatable(context: RequestContext): Promise<Block<readonly Rated[]>> {
  return toBlock(await readRepertoire(context.upstream), (productions) =>
    productions.filter(({ state }) => state !== "coming").map(({ slug, title }) => ({ slug, title })),
  );
}

export interface RatingInput {
  readonly production: string;
  /** 1–5. */
  readonly stars: number;
  readonly text: string | null;
  readonly name: string;
  readonly email: string;
}

export type SentRating =
  | { readonly kind: "sent" }
  /** Keyed by our field names, which are the upstream's. */
  | { readonly kind: "invalid"; readonly errors: Record<string, string[]> }
  /** `wait`: seconds until another try makes sense. */
  | { readonly kind: "limited"; readonly wait: number }
  | { readonly kind: "failed"; readonly message: string };

/** Sends a rating; it counts once its author has followed the link in the e-mail and the theatre has published it. */
export async function rate(context: RequestContext, input: RatingInput): Promise<SentRating> {
  // Each rating sends an e-mail to the address that was filled in.
  const over = await firstExceeded(context, [limits.rating], [limits.ratingEmail, input.email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const origin = emailOrigin(context);
  if (origin === null) return { kind: "failed", message: noPublicOrigin };
  const confirmUrl = `${origin}/hodnoceni/potvrzeni/{token}`;
  const sent = await sendRating(context.upstream, { ...input, confirm_url: confirmUrl });
  if (sent.ok) return { kind: "sent" };
  if (sent.error.kind === "invalid") return { kind: "invalid", errors: mapFieldErrors(sent.error.errors) };
  return { kind: "failed", message: mayHaveHappened(sent.error) ? ratingForm.uncertain : ratingForm.failed };
}

export type ConfirmedRating =
  | { readonly kind: "confirmed"; readonly production: Rated | null }
  /** The link was used, has expired or never existed. */
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly message: string };

export async function confirm(context: RequestContext, token: string): Promise<ConfirmedRating> {
  const confirmed = await confirmRating(context.upstream, token);
  if (confirmed.ok) return { kind: "confirmed", production: confirmed.value };
  const { kind } = confirmed.error;
  if (kind === "not-found" || kind === "invalid") return { kind: "gone" };
  const { failed, uncertain } = ratingConfirmation;
  return { kind: "failed", message: mayHaveHappened(confirmed.error) ? uncertain : failed };
}
