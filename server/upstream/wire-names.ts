/**
 * Names are in camel case inside the site, and in snake case in the upstream's JSON. Two places translate: `object` of
 * `wire.ts` for answers, the client for bodies. Bodies of the calls of specification §7 stay as written there.
 */

/** `lowestPrice30d` → `lowest_price_30d` */
export function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]|(?<=[a-z])\d/g, (sign) => `_${sign.toLowerCase()}`);
}

/** A body with names in snake case, at every depth. No body contains a map whose keys are data. */
export function withWireNames(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withWireNames);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [toSnakeCase(name), withWireNames(value)]),
  );
}
