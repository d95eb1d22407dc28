import type { Theatre } from "#standalone/domain/theatre/read-theatre.ts";

export interface Issuer {
  readonly theatre: string;
  /** The site's host, for its addresses without a protocol: `www.example.cz`; null: unknown. */
  readonly site: string | null;
  /** Absent: those of the demo theatre, whose logo is on the panel. */
  readonly colours?: { readonly panel: string; readonly fold: string; readonly light: string };
}

/** The theatre that issues the vouchers. `origin`: the site's; null: unknown. */
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
