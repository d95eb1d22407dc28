import { parse, serialize } from "cookie";

/** The one language of the site (§1); the cookie is a wish of the specification (§9) and nobody reads it here. */
const locale = { name: "locale", value: "cs", maxAge: 365 * 24 * 3600 } as const;

/**
 * Sets the language's cookie on a page for whoever has none. It stands beside the body, is the same for everybody and
 * makes no page personal.
 */
export function addLocaleCookie(
  headers: Headers,
  { cookies, secure }: { readonly cookies: string | null; readonly secure: boolean },
): void {
  if (!(headers.get("Content-Type") ?? "").startsWith("text/html")) return;
  if (parse(cookies ?? "")[locale.name] !== undefined) return;
  const { name, value, maxAge } = locale;
  headers.append("Set-Cookie", serialize(name, value, { maxAge, path: "/", sameSite: "lax", secure }));
}
