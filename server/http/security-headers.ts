import type { Privacy } from "./route-pattern.ts";

interface PolicyParts {
  /** sha256 of inline scripts, base64. */
  readonly scripts?: readonly string[];
  /** sha256 of inline styles, base64. */
  readonly styles?: readonly string[];
  readonly upgrade?: boolean;
  /**
   * Origins of the tag, wherever one is configured and whatever the visitor consented to: the first document's policy
   * stays in force after a consent and during client-side navigation.
   */
  readonly tagOrigins?: readonly string[];
  /** Origin of the map tiles, wherever they are configured. */
  readonly tileOrigin?: string;
  /** Allows Vite's own client: inline styles and the WebSocket. Development only. */
  readonly development?: boolean;
}

/** The Content-Security-Policy of a page; the reasons for hashes are in docs/decisions/0004-one-request-pipeline.md. */
export function documentPolicy(parts: PolicyParts): string {
  const {
    scripts = [],
    styles = [],
    upgrade = false,
    tagOrigins = [],
    tileOrigin,
    development = false,
  } = parts;
  const tag = tagOrigins.map((origin) => ` ${origin}`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${tag}${hashed(scripts)}`,
    "script-src-attr 'none'",
    `style-src 'self'${development ? " 'unsafe-inline'" : hashed(styles)}`,
    `img-src 'self' data:${tag}${tileOrigin ? ` ${tileOrigin}` : ""}`,
    "font-src 'self'",
    `connect-src 'self'${tag}${development ? " ws:" : ""}`,
    "manifest-src 'self'",
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(upgrade ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

function hashed(hashes: readonly string[]): string {
  return hashes.map((hash) => ` 'sha256-${hash}'`).join("");
}

/** The policy of all responses that are not pages: they may load nothing and must not be framed. */
const barePolicy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Sets the security headers of a response of any kind. Leaves an existing policy as it is, and an existing referrer
 * policy unless the address contains a secret: the page that set them has more specific ones.
 */
export function addSecurityHeaders(
  headers: Headers,
  config: { readonly secure: boolean; readonly indexing: boolean },
  privacy: Privacy,
): void {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
  if (config.secure) headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  if (privacy === "secret" || privacy === "customer" || !config.indexing)
    headers.set("X-Robots-Tag", "noindex");
  if (privacy === "secret") {
    // The next page's scripts, such as the tag, must not learn it either.
    headers.set("Referrer-Policy", "no-referrer");
  } else if (!headers.has("Referrer-Policy")) {
    headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  }
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", barePolicy);
  const type = headers.get("Content-Type");
  if (type?.startsWith("text/html")) headers.set("Cross-Origin-Opener-Policy", "same-origin");
  // A browser downloads data that a visitor opens directly, and cannot take them for a page.
  const isDownload = headers.get("Content-Disposition")?.startsWith("attachment") ?? false;
  if (type?.startsWith("application/json") && !isDownload) {
    headers.set("Content-Disposition", 'attachment; filename="data.json"');
  }
  headers.delete("X-Powered-By");
  headers.delete("Server");
}
