/** A refusal, sent as application/problem+json (RFC 9457). */
export class Problem extends Error {
  constructor(status, slug, detail, more = {}) {
    super(detail);
    this.status = status;
    this.document = { type: `https://kulisa.example/problems/${slug}`, title: slug, status, detail, ...more };
  }
}

/** One page of a list; the cursor is the opaque position of the next one. */
export function page(all, query, most = 4) {
  const from = Number(Buffer.from(query.get("cursor") ?? "", "base64url").toString() || 0);
  const to = from + Math.min(Number(query.get("take") ?? most), 50);
  return {
    entries: all.slice(from, to),
    cursor: to < all.length ? Buffer.from(String(to)).toString("base64url") : null,
  };
}

export function found(thing, what) {
  if (!thing) throw new Problem(404, "unknown", `There is no such ${what}.`);
  return thing;
}

/** A record without some of its fields. */
export function without(record, ...names) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}
