import { redirect } from "@remix-run/node";
import { paths } from "#app/domain/paths.ts";
import { returnTo } from "#server/cookies/return-to.ts";
import { currentUser, type User } from "#server/services/account/current-user.ts";
import type { RequestContext } from "#server/context.ts";
import { safePath } from "./safe-path.ts";

/**
 * Who a page is for (§2), as its route says in `handle.access`. A route that says nothing is a customer's; a word that
 * nobody knows is a fault of ours: 500 (§8, unknown middleware).
 */
export async function enforce(context: RequestContext, access: unknown = "customer"): Promise<void> {
  switch (access) {
    case "public":
      return;
    case "guest-only":
      return requireGuest(context);
    case "customer":
      await requireCustomer(context);
      return;
    default:
      context.log.error("guard.unknown", { access: String(access) });
      throw new Response(null, { status: 500 });
  }
}

/**
 * The customer who is signed in. A guest is sent to sign in and comes back here afterwards; while the upstream cannot
 * say who it is, nobody is signed out: 503.
 */
export async function requireCustomer(context: RequestContext): Promise<User> {
  const who = await currentUser(context);
  if (who.kind === "customer") return who.user;
  if (who.kind === "unknown") throw new Response(null, { status: 503 });
  return toLogin(context);
}

/**
 * What a customer asked for, or the way to sign in again where the upstream says in the middle of the visit that the
 * token does not hold any more.
 */
export async function stillSignedIn<T extends { readonly ok: boolean }>(
  context: RequestContext,
  asked: Promise<T>,
): Promise<Exclude<T, { readonly why: "signed-out" }>> {
  const answer = await asked;
  if ("why" in answer && answer.why === "signed-out") return toLogin(context);
  // TypeScript cannot narrow a type parameter: the line above has taken "signed-out" out of it.
  return answer as Exclude<T, { readonly why: "signed-out" }>;
}

/** To the sign-in, and back here afterwards. */
async function toLogin(context: RequestContext): Promise<never> {
  const wanted = safePath(
    context.url.pathname.replace(/\.data$/, "") + searchOf(context.url),
    paths.account(),
  );
  await context.cookies.write(returnTo, { to: wanted });
  throw redirect(paths.login(wanted), context.wantsRedirect ? 303 : 302);
}

/** Sends whoever is signed in to the home page (§2); decided by `/api/me`, never by a cookie being there. */
export async function requireGuest(context: RequestContext): Promise<void> {
  const who = await currentUser(context);
  if (who.kind === "customer") throw redirect(paths.home(), 303);
}

/** The query without what Remix adds to a request for data. */
function searchOf(url: URL): string {
  const search = new URLSearchParams(url.search);
  search.delete("_routes");
  search.delete("index");
  return search.size > 0 ? `?${search.toString()}` : "";
}
