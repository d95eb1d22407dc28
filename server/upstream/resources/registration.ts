import type { Upstream } from "#server/upstream/client.ts";
import { path } from "#server/upstream/path.ts";
import { nothing } from "#server/upstream/wire.ts";

/** As it stands on the wire; see docs/upstream-api.md. */
export interface RegistrationBody {
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly newsletter: boolean;
  /** Where the welcome leads. */
  readonly login_url: string;
  /** Where the letter to a known address says one asks for a new password. */
  readonly reset_url: string;
}

/** The same answer for a new and a known address. */
export function register(upstream: Upstream, body: RegistrationBody, idempotencyKey?: string) {
  return upstream.asGuest().send("POST", path`/api/auth/register`, body, nothing, { idempotencyKey });
}

/** The same answer whether anybody has this address. `reset_url` with `{hash}` to be filled in. */
export function askForReset(
  upstream: Upstream,
  body: { readonly email: string; readonly reset_url: string },
  idempotencyKey?: string,
) {
  return upstream.asGuest().send("POST", path`/api/auth/password/forgot`, body, nothing, { idempotencyKey });
}

/** Whether the link of a letter still holds; uses nothing up. 404: it does not. */
export function checkReset(upstream: Upstream, hash: string) {
  return upstream.asGuest().read(path`/api/auth/password/reset/${hash}`, nothing);
}

/** Uses the link up; every token of the customer is revoked. */
export function setPassword(
  upstream: Upstream,
  body: { readonly hash: string; readonly password: string },
  idempotencyKey?: string,
) {
  return upstream.asGuest().send("POST", path`/api/auth/password/reset`, body, nothing, { idempotencyKey });
}
