import type { Block } from "#app/domain/block.ts";
import type { ListedProduct } from "#app/domain/shop/product.ts";
import { readProducts } from "#server/upstream/resources/catalogue.ts";
import type { RequestContext } from "#server/context/context.ts";
import { applySaleRulesToCards } from "#server/services/shop/sale-rules.ts";
import { toBlock } from "#server/services/blocks.ts";

/** The first ten of a product list: two rows of cards on the widest screen. */
export async function highlights(
  context: RequestContext,
  list: "new" | "sale",
): Promise<Block<readonly ListedProduct[]>> {
  return toBlock(await readProducts(context.upstream, { list, perPage: 10 }), ({ products }) =>
    applySaleRulesToCards(context, products),
  );
}
