import type { RequestContext } from "#server/context.ts";
import type { Area } from "#server/upstream/endpoints.ts";
import { isAnnounced } from "#server/upstream/offers.ts";
import { readSettings } from "#server/upstream/resources/settings.ts";

/** Whether the site has an area. One that only the settings name is there from the first request on. */
export async function hasArea({ upstream }: RequestContext, area: Area): Promise<boolean> {
  if (isAnnounced(area)) await readSettings(upstream);
  return upstream.offers.has(area);
}
