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

/** A proxy or a second redirect may decode the path once more: "/%2f/host" and "/%5chost" are refused too. */
function decodesToForeign(path: string): boolean {
  return /^\/(?:%2f|%5c|%09|%0a|%0d|[/\\])/i.test(path) || /%0[0ad]/i.test(path);
}
