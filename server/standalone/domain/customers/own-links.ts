import { InvalidFields } from "#standalone/refusal.ts";

/**
 * Refuses e-mail links to other origins: anyone can request an e-mail to another person's address and must not choose
 * the target of its link. Without a `publicOrigin` only links to the local machine are accepted.
 */
export function requireOwnLinks(
  { publicOrigin }: { readonly publicOrigin: string | null },
  links: Record<string, string | null>,
): void {
  const strange = Object.entries(links).filter(([, link]) => link !== null && !isOwnLink(link, publicOrigin));
  if (strange.length === 0) return;
  throw new InvalidFields(
    Object.fromEntries(strange.map(([field]) => [field, ["Odkaz nevede na tento web."]])),
  );
}

/** Whether a URL leads to this site. Without a `publicOrigin` only the local machine counts as this site. */
export function isOwnLink(link: string, publicOrigin: string | null): boolean {
  if (!URL.canParse(link)) return false;
  const { origin, hostname } = new URL(link);
  if (publicOrigin !== null) return origin === publicOrigin;
  // Only these spellings: `0x7f.1` is the local machine too, but nobody reaches the site by it.
  return link.startsWith(origin) && /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname);
}
