import { linkOutcome } from "#server/forms/outcome.ts";
import {
  confirmSubscription,
  endSubscription,
  type Consent,
} from "#server/upstream/resources/subscribers.ts";
import type { RequestContext } from "#server/context.ts";
import { emailOrigin } from "./site-origin.ts";

export async function confirmNewsletter(context: RequestContext, token: string) {
  return linkOutcome(await confirmSubscription(context.upstream, token));
}

export async function leaveNewsletter(context: RequestContext, token: string) {
  return linkOutcome(await endSubscription(context.upstream, token));
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
    confirmUrl: `${origin}/newsletter/potvrzeni/{token}`,
    unsubscribeUrl: `${origin}/newsletter/odhlaseni/{token}`,
  };
}
