import type { Visit } from "#server/visit.ts";

/** Scheme and host of this site as visitors know it, without a trailing slash. */
export function siteOrigin(visit: Visit): string {
  return visit.config.publicOrigin ?? visit.url.origin;
}

/**
 * Where to send a visitor for a payment: an address of our own as a local path (so that it counts as local), any
 * other as it is.
 */
export function gatewayPath(visit: Visit, paymentUrl: string): string {
  const origin = siteOrigin(visit);
  return paymentUrl.startsWith(`${origin}/`) ? paymentUrl.slice(origin.length) : paymentUrl;
}
