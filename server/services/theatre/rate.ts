import type { Block } from "#app/domain/block.ts";
import { linkOutcome, outcomeOf, type Outcome } from "#server/services/outcome.ts";
import { confirmRating, sendRating } from "#server/upstream/resources/ratings.ts";
import { readRepertoire } from "#server/upstream/resources/repertoire.ts";
import type { RequestContext } from "#server/context/context.ts";
import { toBlock } from "#server/services/blocks.ts";
import { firstExceeded, limits } from "#server/services/limits.ts";
import { emailOrigin } from "#server/services/site-origin.ts";

interface Rated {
  readonly slug: string;
  readonly title: string;
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

/** Sends a rating; it counts once its author has followed the link in the e-mail and the theatre has published it. */
export async function rate(context: RequestContext, input: RatingInput): Promise<Outcome<unknown>> {
  // Each rating sends an e-mail to the address that the visitor typed.
  const over = await firstExceeded(context, [limits.rating], [limits.ratingEmail, input.email]);
  if (over) return { kind: "limited", wait: over.seconds };
  const origin = emailOrigin(context);
  if (origin === null) return { kind: "failed", reason: "no-origin" };
  const confirmUrl = `${origin}/hodnoceni/potvrzeni/{token}`;
  return outcomeOf(await sendRating(context.upstream, { ...input, confirmUrl }));
}

/** The title of the confirmed rating, if the upstream names it. */
export async function confirm(context: RequestContext, token: string): Promise<Outcome<Rated | null>> {
  return linkOutcome(await confirmRating(context.upstream, token));
}
