import type { Id } from "#app/domain/id.ts";
import type { ListedProduct } from "#app/domain/shop/product.ts";
import { readProduct } from "#server/upstream/resources/catalogue.ts";
import type { RequestContext } from "#server/context/context.ts";
import { applySaleRulesToCards } from "#server/services/shop/sale-rules.ts";

/** The products with these ids, in their order; without those that do not exist or could not be read. */
export async function listCards(
  context: RequestContext,
  ids: readonly Id[],
): Promise<readonly ListedProduct[]> {
  const read = await Promise.all(ids.map((id) => readProduct(context.upstream, id)));
  const cards = read.flatMap((answer) => (answer.ok ? [cardOf(answer.value)] : []));
  return applySaleRulesToCards(context, cards);
}

/** Reduces a product to the fields of a card. */
function cardOf(product: ListedProduct): ListedProduct {
  const { id, name, slug, price, mainImage, category, brand, availability, isNew, hasVariants } = product;
  return { id, name, slug, price, mainImage, category, brand, availability, isNew, hasVariants };
}
