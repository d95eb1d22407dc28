/** A path whose changing segments are encoded one by one, and its template for the log. */
export interface UpstreamPath {
  /** Null: a segment that would change the path's shape (`..`, empty, broken text). Never sent. */
  readonly text: string | null;
  /** `/api/cart/:` — ids, hashes and tokens never reach the log. */
  readonly template: string;
}

/** Tag of every path that is called: path`/api/cart/${id}`. */
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
    return null; // half of a surrogate pair
  }
}

type QueryValue = string | number | null | undefined;
/** A list is a repeated parameter. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/**
 * The address of a call: below the base address, in exactly the shape of the path. Null for a path that cannot
 * exist; nothing a visitor typed leads to another host or another call.
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
