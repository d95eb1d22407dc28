import { type Id, isSameId } from "#app/domain/id.ts";
import type { Found, Moved } from "#app/domain/found.ts";
import type { Block } from "#app/domain/block.ts";
import { attributeValue, noFilters, stockCodes, type ListFilters } from "#app/domain/shop/list-filters.ts";
import { paths } from "#app/domain/paths.ts";
import {
  categoryRef,
  type Brand,
  type Category,
  type CategoryRef,
  type Facets,
  type ListedProduct,
  type ProductPage,
} from "#app/domain/shop/product.ts";
import {
  readBrands,
  readCategories,
  readProduct,
  readProducts,
} from "#server/upstream/resources/catalogue.ts";
import { notFoundBy } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";
import { applySaleRulesToCards } from "./sale-rules.ts";
import { toBlock } from "#server/services/blocks.ts";
import { highlights } from "#server/services/theatre/highlights.ts";

export interface Shop {
  readonly categories: Block<readonly Category[]>;
  readonly brands: Block<readonly Brand[]>;
  readonly fresh: Block<readonly ListedProduct[]>;
  readonly sale: Block<readonly ListedProduct[]>;
}

/**
 * The subject of a product list and the visitor's filters; a list of one category or brand ignores filters of that
 * kind.
 */
interface Listing {
  readonly list?: "new" | "sale";
  readonly categoryId?: Id;
  readonly categorySlug?: string;
  readonly brand?: string;
  /** From 1. */
  readonly page: number;
  readonly choice?: ListFilters;
}

/** Four rows of five. */
const perPage = 20;

export async function loadShop(context: RequestContext): Promise<Shop> {
  const [categories, brands, fresh, sale] = await Promise.all([
    readCategories(context.upstream),
    readBrands(context.upstream),
    highlights(context, "new"),
    highlights(context, "sale"),
  ]);
  return {
    categories: toBlock(categories),
    brands: toBlock(brands),
    fresh,
    sale,
  };
}

export async function findBrand(
  context: RequestContext,
  slug: string,
): Promise<Found<{ readonly brand: Brand }>> {
  const brands = await readBrands(context.upstream);
  if (!brands.ok) return notFoundBy(brands.error);
  const brand = brands.value.find((item) => item.slug === slug);
  if (!brand) return { kind: "missing" };
  return { kind: "found", brand };
}

export async function listProducts(context: RequestContext, listing: Listing): Promise<Block<ProductPage>> {
  const { list, categoryId, categorySlug, brand, page, choice = noFilters } = listing;
  const read = await readProducts(context.upstream, {
    list,
    category: categoryId === undefined ? choice.categories : [categoryId],
    categorySlug,
    brand: brand === undefined ? choice.brands : [brand],
    availability: choice.stocks.flatMap((stock) => stockCodes[stock]),
    attribute: choice.attributes.map(attributeValue),
    sale: choice.sale && list !== "sale",
    priceMin: choice.from,
    priceMax: choice.to,
    sort: choice.sort === "recommended" ? undefined : choice.sort,
    page,
    perPage,
  });
  const named = read.ok && read.value.facets ? await nameChosen(context, read.value.facets, choice) : null;
  const facets = named && {
    ...named,
    ...(categoryId !== undefined && { categories: [] }),
    ...(brand !== undefined && { brands: [] }),
  };
  return toBlock(read, (found) => ({
    ...found,
    facets,
    products: applySaleRulesToCards(context, found.products),
  }));
}

/**
 * Adds the names of chosen filters that are missing from the facets because other filters leave no product for them.
 */
async function nameChosen(context: RequestContext, facets: Facets, choice: ListFilters): Promise<Facets> {
  const lostBrands = choice.brands.filter((slug) => !facets.brands.some((brand) => brand.slug === slug));
  const lostIds = choice.categories.filter(
    (id) => !facets.categories.some((category) => isSameId(category.id, id)),
  );
  const [brands, categories] = await Promise.all([
    lostBrands.length > 0 ? readBrands(context.upstream) : null,
    lostIds.length > 0 ? readCategories(context.upstream) : null,
  ]);
  const named = {
    brands: brands?.ok ? brands.value.filter(({ slug }) => lostBrands.includes(slug)) : [],
    categories: categories?.ok
      ? categories.value.filter(({ id }) => lostIds.some((lost) => isSameId(lost, id)))
      : [],
  };
  return {
    ...facets,
    brands: [...facets.brands, ...named.brands.map(({ slug, name }) => ({ slug, name, count: 0 }))],
    categories: [...facets.categories, ...named.categories.map(({ id, name }) => ({ id, name, count: 0 }))],
  };
}

/**
 * Resolves `/{id}/{slug}` in this order: the category by id and slug, the product by id and slug (moved to three
 * segments), the category by id alone (moved), the product by id alone (moved).
 */
export async function findCategory(
  context: RequestContext,
  { id, slug }: { readonly id: Id; readonly slug: string },
): Promise<Found<{ readonly category: Category; readonly others: readonly CategoryRef[] }> | Moved> {
  const categories = await readCategories(context.upstream);
  if (!categories.ok && categories.error.kind !== "not-found") return { kind: "failed" };
  const all = categories.ok ? categories.value : [];
  const category = all.find((item) => isSameId(item.id, id));
  if (category?.slug === slug) {
    const others = all.filter((item) => !isSameId(item.id, id) && item.count !== 0);
    return { kind: "found", category, others: others.map(categoryRef) };
  }
  const product = await readProduct(context.upstream, id, slug);
  if (!product.ok && product.error.kind !== "not-found") return { kind: "failed" };
  if (product.ok && product.value.slug === slug) return { kind: "moved", to: paths.product(product.value) };
  if (category) return { kind: "moved", to: paths.category(category) };
  if (product.ok) return { kind: "moved", to: paths.product(product.value) };
  return { kind: "missing" };
}
