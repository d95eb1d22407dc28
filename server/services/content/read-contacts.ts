import type { Contact } from "#app/domain/contact.ts";
import { readContacts } from "#server/upstream/resources/contacts.ts";
import type { RequestContext } from "#server/context.ts";
import { statusOf, toBlock } from "#server/services/blocks.ts";

export type FoundContacts =
  | { readonly kind: "contacts"; readonly contacts: readonly Contact[]; readonly chosen: Contact | null }
  | { readonly kind: "missing" }
  | { readonly kind: "failed"; readonly status: 200 | 503 };

/** Everybody who can be reached, and the one whose slug was asked for; missing where there is no such one. */
export async function openContacts(context: RequestContext, slug: string | null): Promise<FoundContacts> {
  const read = toBlock(await readContacts(context.upstream), (all) => all);
  if (!read.ok) return { kind: "failed", status: statusOf(read) };
  const contacts = read.value;
  const chosen = contacts.find((one) => one.slug === slug) ?? null;
  return slug !== null && !chosen ? { kind: "missing" } : { kind: "contacts", contacts, chosen };
}

/** How a live map is drawn; null where the operator set none up. */
export interface MapTiles {
  /** With {z}, {x} and {y}. */
  readonly tiles: string;
  readonly attribution: string;
}

export function mapTiles({ config: { map } }: RequestContext): MapTiles | null {
  return map && { tiles: map.tiles, attribution: map.attribution };
}
