import type { Found } from "#app/domain/found.ts";
import { isReachable, type Contact } from "#app/domain/contact.ts";
import type { RequestContext } from "#server/context/context.ts";
import { toBlock } from "#server/services/blocks.ts";
import { readIdentity } from "#server/services/seller-identity.ts";

type FoundContacts = Found<{
  readonly contacts: readonly Contact[];
  readonly chosen: Contact | null;
}>;

const noContacts = { kind: "found", contacts: [], chosen: null } as const;

/** All contacts, and the one with the requested slug; `missing` if the contact does not exist. */
export async function openContacts(context: RequestContext, slug: string | null): Promise<FoundContacts> {
  const read = toBlock(await context.content.contacts());
  const hasNone = read.ok ? read.value.length === 0 : read.error === "not-offered";
  const own = hasNone ? await ownContact(context) : null;
  if (own) return slug === null ? { kind: "found", contacts: [own], chosen: null } : { kind: "missing" };
  // Without a list of people the page has the theatre's own contacts, which the shell knows.
  if (!read.ok && read.error === "not-offered") return slug === null ? noContacts : { kind: "missing" };
  if (!read.ok) return { kind: "failed" };
  const contacts = read.value;
  const chosen = contacts.find((contact) => contact.slug === slug) ?? null;
  return slug !== null && !chosen ? { kind: "missing" } : { kind: "found", contacts, chosen };
}

/** The theatre itself as the only contact, without a list of contacts. Null: the theatre has no contact details. */
async function ownContact(context: RequestContext): Promise<Contact | null> {
  const { theatre } = await readIdentity(context);
  const { name, street, zip, city, email, phone } = theatre;
  if (!isReachable(theatre)) return null;
  return {
    slug: "divadlo",
    name,
    kind: "venue",
    description: null,
    street: street || null,
    zip: zip || null,
    city: city || null,
    position: null,
    map: null,
    openingHours: null,
    email,
    phone,
    people: [],
  };
}

/** The tiles of a live map; null if the operator has configured none. */
interface MapTiles {
  /** URL template with {z}, {x} and {y}. */
  readonly tiles: string;
  readonly attribution: string;
}

export function mapTiles({ config: { map } }: RequestContext): MapTiles | null {
  return map && { tiles: map.tiles, attribution: map.attribution };
}
