/** A path whose variable segments are encoded one by one, and its template for the log. */
export interface UpstreamPath {
  /** Null if a segment would change the structure of the path (`..`, empty, too long, malformed). Never sent. */
  readonly text: string | null;
  /** `/api/cart/:` — ids, hashes and tokens never reach the log. */
  readonly template: string;
}

/** Template tag that builds the path of a call: path`/api/cart/${id}`. */
export function path(parts: TemplateStringsArray, ...segments: readonly (string | number)[]): UpstreamPath {
  const encoded = segments.map(encodeSegment);
  const whole = encoded.every((segment) => segment !== null);
  return {
    text: whole ? parts.map((part, index) => part + (encoded[index] ?? "")).join("") : null,
    template: parts.join(":"),
  };
}

function encodeSegment(segment: string | number): string | null {
  const text = String(segment);
  if (text === "" || text === "." || text === ".." || text.length > 300) return null;
  try {
    return encodeURIComponent(text);
  } catch {
    return null; // an unpaired surrogate
  }
}

type QueryValue = string | number | null | undefined;
/** A list is sent as a repeated parameter. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/**
 * Returns the URL of a call: below the base URL, with exactly the given path. Null for a path that cannot exist; user
 * input cannot lead to another host or another call.
 */
export function upstreamAddress(baseUrl: string, { text }: UpstreamPath, query: Query = {}): URL | null {
  if (text === null) return null;
  const base = new URL(baseUrl);
  const pathname = base.pathname.replace(/\/+$/, "") + text;
  const url = new URL(pathname, base.origin);
  if (url.origin !== base.origin || url.pathname !== pathname) return null;
  for (const [name, values] of Object.entries(query)) {
    for (const value of [values].flat()) {
      if (value !== null && value !== undefined) url.searchParams.append(name, String(value));
    }
  }
  return url;
}
