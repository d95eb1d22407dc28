import { markChanged, ownerOf, shape } from "#server/cookies/page-state.ts";
import { readSession } from "#server/cookies/session.ts";
import { commitCookies, type RequestContext } from "#server/context/context.ts";
import { currentUser } from "#server/services/account/current-user.ts";
import { cartVersion, countedLines } from "#server/services/cart/cart-access.ts";
import type { Step } from "../step.ts";

/** Keeps the shape that a personal answer read, and writes the request's cookies to the answer. */
export function keepShape(clock: () => Date): Step {
  return async (c, next) => {
    const { context } = c.var;
    const sent = await presentOwner(context);
    await next();
    if (context.shape === null) await writeShape(context, { sent, clock });
    commitCookies(context, c.res.headers);
  };
}

/** Whose cart and session the cookies hold, changes of this request included; null: nobody's. */
async function presentOwner({ cookies, store, now }: RequestContext): Promise<string | null> {
  return ownerOf(cookies, await readSession(cookies, store, now));
}

/**
 * Writes the shape's cookie after a personal answer: the shape that the request read, or nothing if a change leaves it
 * unknown. The next page then reads it.
 * @param sent the owner of the cart and the session when the request arrived
 * @param clock the time after a change counts, not that of the request
 */
async function writeShape(
  context: RequestContext,
  { sent, clock }: { readonly sent: string | null; readonly clock: () => Date },
): Promise<void> {
  const { cookies, store, now } = context;
  if (context.request.isPrefetch) return;
  const session = await readSession(cookies, store, now);
  const owner = await presentOwner(context);
  const isChanged = cartVersion(context) > 0 || owner !== sent;
  if (isChanged) {
    for (const changed of new Set([sent, owner])) {
      if (changed !== null) await markChanged(store, changed, clock());
    }
  }
  const lines = countedLines(context);
  if (owner === null || isChanged) return cookies.clear(shape);
  if (lines === null) return;
  // The upstream may accept a refused session again later, so each page tries it.
  const isSignedIn = (await currentUser(context)).kind === "customer";
  if (session !== null && !isSignedIn) return cookies.clear(shape);
  await cookies.write(shape, { lines, isSignedIn, owner, at: now.getTime() });
}
