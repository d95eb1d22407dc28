import type { ConsentChoice } from "#app/domain/consent.ts";
import type { ShellData } from "#app/domain/shell.ts";
import { consent } from "#server/cookies/consent.ts";
import type { RequestContext } from "#server/context.ts";

/** Stores the visitor's cookie choice for a year from now, even if it is the same as before. */
export async function storeConsent(context: RequestContext, choice: ConsentChoice): Promise<void> {
  const { analytical, marketing, advertisement } = choice;
  await context.cookies.write(consent, { analytical, marketing, advertisement, version: 1 });
  await context.cookies.renew(consent);
}

/**
 * The stored choice, and whether the bar is shown: on every page until a choice is stored (§4), unless the operator has
 * turned it off.
 */
export async function consentForShell(context: RequestContext): Promise<ShellData["consent"]> {
  const stored = await context.cookies.read(consent);
  if (!stored) return { asks: context.config.consentBar, given: null };
  const { version: _, ...given } = stored;
  return { asks: false, given };
}
