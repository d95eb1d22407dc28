import { endSession, hasEnded, keepSession, readSession } from "#server/cookies/session.ts";
import { readMe, type User } from "#server/upstream/resources/auth.ts";
import type { RequestContext } from "#server/context.ts";

export type { User };

/** `unknown`: there is a token, but the upstream could not identify its owner, which signs no visitor out. */
export type CurrentUser =
  | { readonly kind: "customer"; readonly user: User }
  | { readonly kind: "guest" }
  | { readonly kind: "unknown" };

/**
 * Returns the current user from `/api/me`, which is called once per request, and not at all without a token. After a
 * 401 the visitor is shown as signed out, but the cookie stays (§8).
 */
export function currentUser(context: RequestContext): Promise<CurrentUser> {
  return context.once("current-user", async () => {
    const session = await readSession(context.cookies, context.store, context.now);
    if (session === null) return { kind: "guest" };
    const me = await readMe(context.upstream);
    if (me.ok) {
      if (await hasEnded(context.store, me.value.id, session)) {
        await endSession(context.cookies, context.store, session);
        return { kind: "guest" };
      }
      await keepSession(context.cookies, session, context.now);
      return { kind: "customer", user: me.value };
    }
    context.log.warn("current-user.failed", { kind: me.error.kind });
    return me.error.kind === "signed-out" ? { kind: "guest" } : { kind: "unknown" };
  });
}
