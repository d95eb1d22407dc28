import type { Watched } from "#app/domain/watch.ts";
import type { Upstream } from "#server/upstream/client.ts";
import { acknowledged } from "#server/upstream/wire.ts";

interface Asking {
  readonly email: string;
  /** The thing's page, for the letter. */
  readonly page_url: string;
  /** URL templates of the links in the letters; the upstream fills in `{token}`. */
  readonly confirm_url: string;
  readonly cancel_url: string;
}

/** Sends a letter whose link begins the watch; the response is the same whether or not the address has it already. */
export function askToWatch(upstream: Upstream, watched: Watched, asking: Asking) {
  const what =
    watched.kind === "performance"
      ? { kind: watched.kind, performance_id: watched.id }
      : { kind: watched.kind, product_id: watched.id, variant_id: watched.variant };
  return upstream.asGuest().send("askToWatch", {}, { ...what, ...asking }, acknowledged);
}

/** Consumes the token. */
export function confirmWatch(upstream: Upstream, token: string) {
  return upstream.asGuest().send("confirmWatch", {}, { token }, acknowledged);
}

export function endWatch(upstream: Upstream, token: string) {
  return upstream.asGuest().send("endWatch", {}, { token }, acknowledged);
}
