import type { Contact } from "#app/domain/contact.ts";
import { readContacts } from "#server/upstream/resources/contacts.ts";
import type { RequestContext } from "#server/context.ts";
import { toBlock } from "#server/services/blocks.ts";

export type FoundContacts =
  | { readonly kind: "contacts"; readonly contacts: readonly Contact[]; readonly chosen: Contact | null }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

const noContacts = { kind: "contacts", contacts: [], chosen: null } as const;

/** All contacts, and the one with the requested slug; `missing` if there is no such contact. */
export async function openContacts(context: RequestContext, slug: string | null): Promise<FoundContacts> {
  const read = toBlock(await readContacts(context.upstream), (all) => all);
  // Without a list of people there are the theatre's own contacts, which the shell knows.
  if (!read.ok && read.error === "not-offered") return slug === null ? noContacts : { kind: "missing" };
  if (!read.ok) return { kind: "failed" };
  const contacts = read.value;
  const chosen = contacts.find((one) => one.slug === slug) ?? null;
  return slug !== null && !chosen ? { kind: "missing" } : { kind: "contacts", contacts, chosen };
}

/** The tiles of a live map; null if the operator has configured none. */
export interface MapTiles {
  /** URL template with {z}, {x} and {y}. */
  readonly tiles: string;
  readonly attribution: string;
}

export function mapTiles({ config: { map } }: RequestContext): MapTiles | null {
  return map && { tiles: map.tiles, attribution: map.attribution };
}
