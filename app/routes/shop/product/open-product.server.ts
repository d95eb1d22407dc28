import type { Id } from "#app/domain/id.ts";
import type { Found, Moved } from "#app/domain/found.ts";
import type { Block } from "#app/domain/block.ts";
import { paths, uncategorised } from "#app/domain/paths.ts";
import type { Product, ListedProduct, ProductFacts } from "#app/domain/shop/product.ts";
import { readCategories, readProduct, readSimilar } from "#server/upstream/resources/catalogue.ts";
import { notFoundBy } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";
import { productFacts } from "./product-facts.server.ts";
import { applySaleRulesToCards, applySaleRulesToProduct } from "#server/services/shop/sale-rules.ts";
import { toBlock } from "#server/services/blocks.ts";

type OpenedProduct =
  | Found<{
      readonly product: Product;
      readonly facts: ProductFacts;
      readonly similar: Block<readonly ListedProduct[]>;
    }>
  | Moved;

/** The product with this id; `moved` if the URL contains other words than the product's own. */
export async function openProduct(
  context: RequestContext,
  { id, category, slug }: { readonly id: Id; readonly category?: string; readonly slug: string },
): Promise<OpenedProduct> {
  const [read, similar] = await Promise.all([
    readProduct(context.upstream, id, slug),
    readSimilar(context.upstream, id),
  ]);
  if (!read.ok) return notFoundBy(read.error);
  const { performance } = read.value;
  if (performance) return { kind: "moved", to: paths.tickets(performance) };
  const product = read.value;
  if (product.slug !== slug || (product.category?.slug ?? uncategorised) !== category) {
    return { kind: "moved", to: paths.product(product) };
  }
  return {
    kind: "found",
    product: applySaleRulesToProduct(context, { ...product, category: await withId(context, read.value) }),
    facts: productFacts(read.value),
    similar: toBlock(similar, (products) => applySaleRulesToCards(context, products)),
  };
}

/** The default category; only the other categories with its slug may have its id. */
async function withId(
  context: RequestContext,
  { category, categories }: Product,
): Promise<Product["category"]> {
  if (category === null || category.id !== null) return category;
  const all = await readCategories(context.upstream);
  const known = [...categories, ...(all.ok ? all.value : [])];
  return { ...category, id: known.find(({ id, slug }) => id !== null && slug === category.slug)?.id ?? null };
}
