import type { Block } from "#app/domain/block.ts";
import type { Partner } from "#app/domain/partner.ts";
import type { RequestContext } from "#server/context.ts";
import { toBlock } from "#server/services/blocks.ts";

/** The theatre's partners, for the home page's carousel and the footer's logos. */
export async function listPartners({ content }: RequestContext): Promise<Block<readonly Partner[]>> {
  return toBlock(await content.partners(), (partners) => partners);
}
