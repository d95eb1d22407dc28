import { linkOutcome } from "#server/services/outcome.ts";
import {
  confirmSubscription,
  endSubscription,
  type Consent,
} from "#server/upstream/resources/subscribers.ts";
import type { RequestContext } from "#server/context/context.ts";
import { emailOrigin } from "./site-origin.ts";

export async function confirmNewsletter(context: RequestContext, token: string) {
  return linkOutcome(await confirmSubscription(context.upstream, token));
}

export async function leaveNewsletter(context: RequestContext, token: string) {
  return linkOutcome(await endSubscription(context.upstream, token));
}

/**
 * The visitor's agreement, for the back office's proof, and the addresses of the links in its e-mails. Null if it sends
 * no e-mails, or if the site's own address is unknown (which the log reports). @param source the form @param wording
 * the sentence beside its button
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
