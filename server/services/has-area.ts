import type { RequestContext } from "#server/context/context.ts";
import type { Area } from "#server/upstream/endpoints.ts";
import { callsOf, isAnnounced } from "#server/upstream/offers.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";

/**
 * Whether the site has an area. An area that only the settings name exists from the first request on. While the
 * settings cannot be read, the area is unknown: throws a 503.
 */
export async function hasArea({ upstream }: RequestContext, area: Area): Promise<boolean> {
  const { offers } = upstream;
  if (!isAnnounced(area)) return offers.has(area);
  const { ok } = await readSettings(upstream);
  const isOpen = !ok && !offers.has(area) && !callsOf(area).some((call) => offers.isSwitchedOff(call));
  if (isOpen) throw new Response(null, { status: 503 });
  return offers.has(area);
}
