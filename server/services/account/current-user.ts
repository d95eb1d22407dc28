import { createHmac } from "node:crypto";
import { deriveKey } from "#server/cookies/seal.ts";
import { endSession, hasEnded, keepSession, readSession, unexpiredSession } from "#server/cookies/session.ts";
import { signForm } from "#server/services/signed-timestamp.ts";
import { readMe, type Profile } from "#server/upstream/resources/auth.ts";
import type { RequestContext } from "#server/context/context.ts";

/** The signed-in customer. A field that the upstream leaves out is null, and pages do not show it. */
export interface User extends Omit<Profile, "id" | "traits"> {
  /** Identifies the customer among all of them, in locks, limits and tabs; it has no other meaning. */
  readonly id: string;
}

/**
 * The customer of a token. A keyed hash of the customer's other fields, or of the token, identifies a customer without
 * an id. So no two customers count as one.
 */
export function identify(
  { config: { sessionSecrets } }: Pick<RequestContext, "config">,
  { id, traits, ...shown }: Profile,
  token: string,
): User {
  if (id !== null) return { ...shown, id };
  const key = deriveKey(sessionSecrets[0] ?? "", "customer", "sign");
  const hash = createHmac("sha256", key)
    .update(traits ?? `token ${token}`)
    .digest("base64url");
  return { ...shown, id: `#${hash}` };
}

/** Distinguishes customers in forms and cookies, and discloses nothing about them. */
export function customerMark(context: RequestContext, { id }: Pick<User, "id">): string {
  return signForm(context, `customer ${id}`).slice(0, 16);
}

/** `unknown`: the upstream could not identify the owner of the token; this signs nobody out. */
export type CurrentUser =
  | { readonly kind: "customer"; readonly user: User }
  | {
      readonly kind: "guest";
      /** The mark of the customer whose session of this browser has ended. */
      readonly was: string | null;
    }
  | { readonly kind: "unknown" };

/**
 * Returns the current user from `/api/me`: one call per request, and none without a token. After a 401 pages show the
 * visitor as signed out, but the cookie stays (§8).
 */
export function currentUser(context: RequestContext): Promise<CurrentUser> {
  return context.once("current-user", async () => {
    const session = await readSession(context.cookies, context.store, context.now);
    if (session === null) {
      const ended = await unexpiredSession(context.cookies, context.now);
      return { kind: "guest", was: ended?.who ?? null };
    }
    const guest = { kind: "guest", was: session.who ?? null } as const;
    // A session from before the operator closed the accounts.
    if (!context.upstream.offers.has("accounts")) return guest;
    const me = await readMe(context.upstream);
    if (me.ok) {
      const user = identify(context, me.value, session.token);
      if (await hasEnded(context.store, user.id, session)) {
        await endSession(context.cookies, context.store, session);
        return guest;
      }
      await keepSession(context.cookies, session, context.now);
      return { kind: "customer", user };
    }
    context.log.warn("current-user.failed", { kind: me.error.kind });
    return me.error.kind === "signed-out" ? guest : { kind: "unknown" };
  });
}
