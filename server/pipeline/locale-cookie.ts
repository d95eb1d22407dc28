import { parse, serialize } from "cookie";
import { isPrefetch } from "#server/context/context.ts";
import type { Step } from "./step.ts";

/** The only language of the site (§1). The specification (§9) requires the cookie; the site does not use its value. */
const locale = { name: "locale", value: "cs", maxAge: 365 * 24 * 3600 } as const;

/**
 * Sets the locale cookie on a page whose request has none. The cookie is a header added after the page cache, has the
 * same value for all visitors and makes no page personal.
 */
function addLocaleCookie(
  headers: Headers,
  { cookies, secure }: { readonly cookies: string | null; readonly secure: boolean },
): void {
  if (!(headers.get("Content-Type") ?? "").startsWith("text/html")) return;
  if (parse(cookies ?? "")[locale.name] !== undefined) return;
  headers.append("Set-Cookie", localeLine(secure));
}

/** Sets the cookie except for a prefetch. */
export function setLocale({ secure }: { readonly secure: boolean }): Step {
  return async (c, next) => {
    await next();
    const request = c.req.raw;
    if (!isPrefetch(request))
      addLocaleCookie(c.res.headers, { cookies: request.headers.get("Cookie"), secure });
  };
}

/** The `Set-Cookie` line. */
export function localeLine(secure: boolean): string {
  const { name, value, maxAge } = locale;
  return serialize(name, value, { maxAge, path: "/", sameSite: "lax", secure });
}
