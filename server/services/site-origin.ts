import type { RequestContext } from "#server/context.ts";

/** Scheme and host of this site as visitors know it, without a trailing slash. */
export function siteOrigin(context: RequestContext): string {
  return context.config.publicOrigin ?? context.url.origin;
}

/**
 * Where links of e-mails lead. Without PUBLIC_ORIGIN the request's own host counts, and whoever sends a request chooses
 * it: a letter to somebody else carries it only where it leads to the reader's own machine (a loopback host).
 * Null: no e-mail with a link may leave, which the log says.
 */
export function emailOrigin(context: RequestContext): string | null {
  if (context.config.publicOrigin !== null) return context.config.publicOrigin;
  if (isLoopback(context.url.hostname)) return context.url.origin;
  context.log.warn("public-origin.missing", { hint: publicOriginHint });
  return null;
}

/** For the operator, in the log of the start and of each e-mail that was refused. */
export const publicOriginHint =
  "PUBLIC_ORIGIN is not set: e-mails with links leave only for visitors at localhost; set it to the site's address";

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname);
}

/**
 * Where to send a visitor for a payment: an address of our own as a local path (so that it counts as local), any
 * other as it is.
 */
export function gatewayPath(context: RequestContext, paymentUrl: string): string {
  const origin = siteOrigin(context);
  return paymentUrl.startsWith(`${origin}/`) ? paymentUrl.slice(origin.length) : paymentUrl;
}
