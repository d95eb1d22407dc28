import type { RequestContext } from "#server/context/context.ts";

/** Scheme and host of this site as visitors know it, without a trailing slash. */
export function siteOrigin(context: RequestContext): string {
  return context.config.publicOrigin ?? context.url.origin;
}

/**
 * Origin of the links in e-mails. Without PUBLIC_ORIGIN it is the request's host, which the sender of the request
 * chooses: an e-mail to another person contains it only if it is the reader's own machine (a loopback host). Null: the
 * site must not request an e-mail with a link, and logs this.
 */
export function emailOrigin(context: RequestContext): string | null {
  if (context.config.publicOrigin !== null) return context.config.publicOrigin;
  if (isLoopback(context.url.hostname)) return context.url.origin;
  context.log.warn("public-origin.missing", { hint: publicOriginHint });
  return null;
}

/** A hint for the operator, in the log at startup and for each refused e-mail. */
export const publicOriginHint =
  "PUBLIC_ORIGIN is not set: e-mails with links leave only for visitors at localhost; set it to the site's address";

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname);
}

/**
 * Redirect target for a payment: a URL of our origin as a local path (so that it counts as local), any other URL
 * unchanged.
 */
export function gatewayPath(context: RequestContext, paymentUrl: string): string {
  const origin = siteOrigin(context);
  return paymentUrl.startsWith(`${origin}/`) ? paymentUrl.slice(origin.length) : paymentUrl;
}
