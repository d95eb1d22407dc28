import type { Block } from "#app/domain/block.ts";
import type { Partner } from "#app/domain/partner.ts";
import { readPartners } from "#server/upstream/resources/partners.ts";
import type { RequestContext } from "#server/context.ts";
import { toBlock } from "#server/services/blocks.ts";

/**
 * The theatre's partners, for the home page's carousel and the footer's logos: the upstream's, or those of the
 * theatre's own file where the upstream names none. Before the demo backend the file goes first.
 */
export async function listPartners({ upstream, config }: RequestContext): Promise<Block<readonly Partner[]>> {
  const own = config.identity?.partners;
  if (own && config.apiBaseUrl === null) return { ok: true, value: own };
  const read = toBlock(await readPartners(upstream), (partners) => partners);
  return own && !(read.ok && read.value.length > 0) ? { ok: true, value: own } : read;
}
