import { redirect } from "@remix-run/node";
import type { Result } from "#app/domain/result.ts";
import { cookieCheckPath, paths } from "#app/domain/paths.ts";
import { noPermission } from "#app/messages/errors.ts";
import { storeReturn } from "#server/cookies/session.ts";
import { currentUser, type User } from "#server/services/account/current-user.ts";
import type { RequestContext } from "#server/context/context.ts";
import { foreignReason } from "#server/http/same-origin.ts";

/**
 * Enforces the access rule of a page (§2), which its route sets in `handle.access`. Without a rule the page is for
 * customers only; an unknown rule is a bug: 500 (§8, unknown middleware). `scope`: the permission that the customer
 * needs (§6), from `handle.scope`; a customer without it gets a 403 page that explains it.
 */
export async function enforce(
  context: RequestContext,
  access: unknown = "customer",
  scope?: unknown,
): Promise<void> {
  switch (access) {
    case "public":
      return;
    case "guest-only":
      return requireGuest(context);
    case "customer": {
      const user = await requireCustomer(context);
      if (scope !== undefined) requireScope(user, String(scope));
      return;
    }
    default:
      context.log.error("guard.unknown", { access: String(access) });
      throw new Response(null, { status: 500 });
  }
}

/**
 * Whether a user has a permission (§6): `scope` is a list of names, or a map of names to booleans. Any other value,
 * also a missing scope, allows nothing.
 */
export function hasScope(user: { readonly scope?: unknown } | null | undefined, name: string): boolean {
  const scope = user?.scope;
  if (Array.isArray(scope)) return scope.includes(name);
  return typeof scope === "object" && scope !== null && Object.hasOwn(scope, name)
    ? Boolean(Reflect.get(scope, name))
    : false;
}

/** Ends a loader or action with the 403 page if the permission is missing. */
export function requireScope(user: { readonly scope?: unknown }, name: string): void {
  if (!hasScope(user, name)) {
    throw new Response(null, { status: 403, statusText: noPermission.statusText });
  }
}

/**
 * Returns the signed-in customer. Redirects a guest to the sign-in page, with this page as the return URL. While the
 * upstream cannot identify the customer, it answers 503 and keeps the session.
 */
export async function requireCustomer(context: RequestContext): Promise<User> {
  const who = await currentUser(context);
  if (who.kind === "customer") return who.user;
  if (who.kind === "unknown") throw new Response(null, { status: 503 });
  return toLogin(context);
}

/**
 * Returns the result of a customer's call, or redirects to the sign-in page if the upstream reports during the
 * request that the token is no longer valid.
 */
export async function stillSignedIn<T, E extends { readonly kind: string }>(
  context: RequestContext,
  reading: Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const answer = await reading;
  return !answer.ok && answer.error.kind === "signed-out" ? toLogin(context) : answer;
}

/** Redirects to the sign-in page, with this page as the return URL. */
export async function toLogin(context: RequestContext): Promise<never> {
  const wanted = safePath(pageOf(context), paths.account());
  await storeReturn(context.cookies, wanted);
  throw new LoginRedirect(wanted, context.request.wantsRedirect ? 303 : 302);
}

/** Thrown if the visitor has to sign in first. */
export class LoginRedirect extends Response {
  /** The return URL. */
  readonly to: string;

  constructor(to: string, status: 302 | 303) {
    super(null, { status, headers: { Location: paths.login(to) } });
    this.to = to;
  }
}

/** Redirects a signed-in customer to the home page (§2); decided by `/api/me`, never by the presence of a cookie. */
export async function requireGuest(context: RequestContext): Promise<void> {
  const who = await currentUser(context);
  if (who.kind === "customer") throw redirect(paths.home(), 303);
}

/** Path and query of the page, without what Remix adds to a data request. */
export function pageOf({ url }: RequestContext): string {
  const search = new URLSearchParams(url.search);
  search.delete("_routes");
  search.delete("index");
  return url.pathname.replace(/\.data$/, "") + (search.size > 0 ? `?${search.toString()}` : "");
}

/** The things that only cookies remember. */
export type Remembered = "cart" | "sign-in";

/**
 * The validated target of an action's redirect. If the request had no cookies, the browser may refuse them: the
 * redirect then leads through the cookie check, which tells the visitor.
 */
export function checkedPath({ cookies }: RequestContext, to: unknown, remembers?: Remembered): string {
  const path = safePath(to);
  if (!remembers || cookies.wereSent) return path;
  const subject = remembers === "cart" ? "kosik" : "prihlaseni";
  return `${cookieCheckPath}?pro=${subject}&zpet=${encodeURIComponent(path)}`;
}

/**
 * Whether this request for the check shows that the browser refuses cookies. Only a request that follows a redirect of
 * this site shows it: a visitor who opens the address in another way may not have any cookie of the site yet.
 */
export function refusesCookies({ cookies, config }: RequestContext, request: Request): boolean {
  return !cookies.wereSent && foreignReason(request, config.publicOrigin) === null;
}

const longest = 1024;
/** A path that every parser reads the same way: no backslash, no control character, no space. */
const plain = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/**
 * Validates every redirect target that comes from untrusted input (a form's `back`, a `redirect` parameter, a cookie).
 * Returns a path of this site with its query and fragment, or `fallback`; never another host, and never a character
 * that is invalid in a header.
 */
export function safePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || value.length > longest || !plain.test(value)) return fallback;
  // The second check after the pattern, with the parser that browsers use.
  const base = "http://here.invalid";
  if (!URL.canParse(value, base)) return fallback;
  const url = new URL(value, base);
  if (url.origin !== base) return fallback;
  const path = url.pathname + url.search + url.hash;
  // Resolving dot segments may leave a second slash at the start ("/.//host").
  if (!plain.test(path) || decodesToForeign(path)) return fallback;
  return path;
}

/** A proxy or a second redirect may decode the path once more: refuses "/%2f/host" and "/%5chost" too. */
function decodesToForeign(path: string): boolean {
  return /^\/(?:%2f|%5c|%09|%0a|%0d|[/\\])/i.test(path) || /%0[0ad]/i.test(path);
}
