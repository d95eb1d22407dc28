/**
 * Names are in camel case inside of the site, and in snake case on the wire. Two places translate: `object` of
 * `wire.ts` what is read, the client what is sent. Of the calls of specification §7 bodies are sent as they are written
 * there.
 */

/** `lowestPrice30d` → `lowest_price_30d` */
export function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]|(?<=[a-z])\d/g, (sign) => `_${sign.toLowerCase()}`);
}

/** A body with the names of the wire, at every depth. No body contains a map whose keys are data. */
export function withWireNames(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withWireNames);
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [toSnakeCase(name), withWireNames(value)]),
  );
}
