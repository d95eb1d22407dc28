const longest = 1024;
/** What every parser reads the same way: no backslash, no control character, no space. */
const plain = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/**
 * The one check for every place a visitor is sent to by something that came from outside (a form's `back`, a
 * `redirect` parameter, a cookie). Gives the path, query and fragment of this site, or `fallback`; never another
 * host, and never a character that a header could not carry.
 */
export function safePath(value: unknown, fallback = "/"): string {
  if (typeof value !== "string" || value.length > longest || !plain.test(value)) return fallback;
  // The pattern is the first wall; the parser that browsers use is the second.
  const base = "http://here.invalid";
  if (!URL.canParse(value, base)) return fallback;
  const url = new URL(value, base);
  if (url.origin !== base) return fallback;
  const path = url.pathname + url.search + url.hash;
  // Dot segments may leave a second slash in front ("/.//host").
  if (!plain.test(path) || decodesToForeign(path)) return fallback;
  return path;
}

/** A proxy or a second redirect may decode once more: "/%2f/host" and "/%5chost" are refused too. */
function decodesToForeign(path: string): boolean {
  return /^\/(?:%2f|%5c|%09|%0a|%0d|[/\\])/i.test(path) || /%0[0ad]/i.test(path);
}
