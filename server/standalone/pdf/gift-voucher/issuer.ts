import type { Theatre } from "#standalone/domain/theatre/read-theatre.ts";

export interface Issuer {
  readonly theatre: string;
  /** The site's host, for its addresses without a protocol: `www.example.cz`; null where it is not known. */
  readonly site: string | null;
  /** Absent: those of the demo theatre, whose logo is on the panel. */
  readonly colours?: { readonly panel: string; readonly fold: string; readonly light: string };
}

/** Whose gift vouchers are drawn. `origin`: the site's, null where it is not known. */
export function issuerOf(
  { name, colours }: Pick<Theatre, "name" | "colours">,
  origin: string | null,
): Issuer {
  return {
    theatre: name,
    site: origin && origin.replace(/^https?:\/\//u, ""),
    ...(colours && { colours }),
  };
}
