import { InvalidFields } from "#server/reference/refusal.ts";
import type { Tools } from "#server/reference/reference-app.ts";

/**
 * Refuses links of a letter that lead to somebody else's site, where it is known which site is ours: whoever asks for
 * a password in another's name must not choose where its link goes.
 */
export function needOwnLinks(
  { publicOrigin }: Pick<Tools, "publicOrigin">,
  links: Record<string, string>,
): void {
  if (publicOrigin === null) return;
  const strange = Object.entries(links).filter(([, link]) => new URL(link).origin !== publicOrigin);
  if (strange.length === 0) return;
  throw new InvalidFields(
    Object.fromEntries(strange.map(([field]) => [field, ["Odkaz nevede na tento web."]])),
  );
}
