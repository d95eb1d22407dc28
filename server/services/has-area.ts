import type { RequestContext } from "#server/context.ts";
import type { Area } from "#server/upstream/endpoints.ts";
import { callsOf, isAnnounced } from "#server/upstream/offers.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";

/**
 * Whether the site has an area. One that only the settings name is there from the first request on; while they cannot
 * be read, nothing is known of it: a 503 is thrown.
 */
export async function hasArea({ upstream }: RequestContext, area: Area): Promise<boolean> {
  const { offers } = upstream;
  if (!isAnnounced(area)) return offers.has(area);
  const { ok } = await readSettings(upstream);
  const isOpen = !ok && !offers.has(area) && !callsOf(area).some((call) => offers.isSwitchedOff(call));
  if (isOpen) throw new Response(null, { status: 503 });
  return offers.has(area);
}
