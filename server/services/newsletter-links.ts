import type { UsedLink } from "#app/domain/used-link.ts";
import { newsletterConfirmation, newsletterEnd, type LinkTexts } from "#app/messages/newsletter-links.ts";
import { mayHaveHappened, type UpstreamResult } from "#server/upstream/failure.ts";
import {
  confirmSubscription,
  endSubscription,
  type Consent,
} from "#server/upstream/resources/subscribers.ts";
import type { RequestContext } from "#server/context.ts";
import { emailOrigin } from "./site-origin.ts";

export async function confirmNewsletter(context: RequestContext, token: string): Promise<UsedLink> {
  return usedLink(await confirmSubscription(context.upstream, token), newsletterConfirmation);
}

export async function leaveNewsletter(context: RequestContext, token: string): Promise<UsedLink> {
  return usedLink(await endSubscription(context.upstream, token), newsletterEnd);
}

export function usedLink(used: UpstreamResult<unknown>, texts: LinkTexts): UsedLink {
  if (used.ok) return { kind: "done" };
  const { kind } = used.error;
  const isGone =
    kind === "not-found" || kind === "invalid" || (kind === "refused" && used.error.status === 410);
  if (isGone) return { kind: "gone" };
  return { kind: "failed", message: mayHaveHappened(used.error) ? texts.uncertain : texts.failed };
}

/**
 * What the visitor agreed to, for the back office's proof, and the addresses of the links in its letters. Null where it
 * sends none, or where the site's own address is not known (which is logged).
 * @param source the form
 * @param wording the sentence that was shown beside its button
 */
export function consentTo(context: RequestContext, source: string, wording: string): Consent | null {
  if (!context.upstream.offers.has("newsletter-links")) return null;
  const origin = emailOrigin(context);
  if (origin === null) return null;
  return {
    source: source.slice(0, 200),
    wording: wording.replaceAll("\u00a0", " "),
    confirm_url: `${origin}/newsletter/potvrzeni/{token}`,
    unsubscribe_url: `${origin}/newsletter/odhlaseni/{token}`,
  };
}
