import { noPermission } from "#app/messages/errors.ts";

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
