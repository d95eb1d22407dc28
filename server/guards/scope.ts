import { noPermission } from "#app/messages/errors.ts";

/**
 * Whether a user may do something (§6): the user's `scope` is a list of names, or a map of names to whether they hold.
 * Anything else, a missing scope too, allows nothing.
 */
export function hasScope(user: { readonly scope?: unknown } | null | undefined, name: string): boolean {
  const scope = user?.scope;
  if (Array.isArray(scope)) return scope.includes(name);
  return typeof scope === "object" && scope !== null && Object.hasOwn(scope, name)
    ? Boolean(Reflect.get(scope, name))
    : false;
}

/** Ends a loader or action with the 403 page where the permission is missing. */
export function requireScope(user: { readonly scope?: unknown }, name: string): void {
  if (!hasScope(user, name)) {
    throw new Response(null, { status: 403, statusText: noPermission.statusText });
  }
}
