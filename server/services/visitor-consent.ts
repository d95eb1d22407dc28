import { consentVersion, optionalCategories, type ConsentChoice } from "#app/domain/consent.ts";
import type { ShellData } from "#app/domain/shell-data.ts";
import { consent, consentProof, type ConsentProof, writeConsent } from "#server/cookies/preferences.ts";
import type { RequestContext } from "#server/context/context.ts";

/**
 * Stores the visitor's cookie choice for a year from now, even if it is the same as before, and records it (art. 7 (1)
 * GDPR): the line of the log and the visitor's own cookie have the same random number, and nothing that identifies the
 * visitor. The site itself keeps no state, so the log is the record.
 */
export async function storeConsent(context: RequestContext, choice: ConsentChoice): Promise<void> {
  const { analytical, marketing, advertisement } = choice;
  const stored = { analytical, marketing, advertisement, version: consentVersion } as const;
  const at = `${context.now.toISOString().slice(0, 19)}Z`;
  const proof: ConsentProof = { ...stored, number: crypto.randomUUID(), at };
  await writeConsent(context.cookies, stored, proof);
  context.log.record("consent", { ...proof });
}

/**
 * The stored choice, and whether pages show the bar: every page does until the visitor has chosen (§4), unless the
 * operator has turned the bar off.
 */
export async function consentForShell(context: RequestContext): Promise<ShellData["consent"]> {
  const stored = await context.cookies.read(consent);
  if (!stored) return { asks: context.config.consentBar, choice: null };
  const { version: _, ...choice } = stored;
  return { asks: false, choice };
}

/** The proof of the choice that holds now; null without a choice that this site has recorded. */
export async function provenConsent({ cookies }: RequestContext): Promise<ConsentProof | null> {
  const [stored, proof] = await Promise.all([cookies.read(consent), cookies.read(consentProof)]);
  const isSame =
    stored && proof && optionalCategories.every((category) => stored[category] === proof[category]);
  return isSame ? proof : null;
}
