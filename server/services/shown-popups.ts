import type { Banner, ShellData, IntroPoster } from "#app/domain/shell-data.ts";
import { introPopup, newsletterPopup, closePopup } from "#server/cookies/preferences.ts";
import { readPosters } from "#server/upstream/resources/posters.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";
import type { RequestContext } from "#server/context/context.ts";

/** Stores that the visitor closed the popup: it stays closed until its cookie expires (§9). */
export async function dismissPopup(context: RequestContext, popup: "intro" | "newsletter"): Promise<void> {
  await closePopup(context.cookies, popup);
}

/** The popups that this visitor has not closed yet (§4). */
export async function popupsForShell(context: RequestContext): Promise<ShellData["popups"]> {
  const [closed, intro] = await Promise.all([context.cookies.read(newsletterPopup), introPosters(context)]);
  return { newsletter: !closed && context.upstream.offers.has("newsletter"), intro };
}

/** Null: closed, switched off in the settings (a missing entry means on), or without a poster. */
async function introPosters(context: RequestContext): Promise<ShellData["popups"]["intro"]> {
  if (await context.cookies.read(introPopup)) return null;
  const [settings, posters] = await Promise.all([
    readSettings(context.upstream),
    readPosters(context.upstream),
  ]);
  if (settings.ok && settings.value.introPopup?.active === false) return null;
  if (!posters.ok) return null;
  const desktop = firstWithImage(posters.value.popupDesktop);
  const mobile = firstWithImage(posters.value.popupMobile);
  const any = desktop ?? mobile;
  return any && { desktop: desktop ?? any, mobile: mobile ?? any };
}

/** The first banner that has a picture. */
function firstWithImage(banners: readonly Banner[]): IntroPoster | null {
  for (const { title, link, folder, image } of banners) if (image) return { title, link, folder, image };
  return null;
}
