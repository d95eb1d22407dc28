import type { Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import type { Category, ProductCard, ProductPage } from "#app/domain/product.ts";
import { readCategories, readProduct, readProducts } from "#server/upstream/catalogue.ts";
import type { Visit } from "#server/visit.ts";
import { announceCards } from "./announced-sale.ts";
import { toBlock } from "./blocks.ts";
import { highlights } from "./highlights.ts";

export interface Shop {
  readonly categories: Block<readonly Category[]>;
  readonly fresh: Block<readonly ProductCard[]>;
  readonly sale: Block<readonly ProductCard[]>;
}

export type Sort = "recommended" | "cheapest" | "dearest" | "newest" | "name";

export interface Listing {
  readonly list?: "new" | "sale";
  readonly categoryId?: number;
  /** From 1. */
  readonly page: number;
  readonly sort?: Sort;
}

export type FoundCategory =
  | { readonly kind: "category"; readonly category: Category }
  /** A local path to answer 301 with. */
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** Four rows of five. */
const perPage = 20;

export async function loadShop(visit: Visit): Promise<Shop> {
  const [categories, fresh, sale] = await Promise.all([
    readCategories(visit.upstream),
    highlights(visit, "new"),
    highlights(visit, "sale"),
  ]);
  return { categories: toBlock(categories, (all) => all), fresh, sale };
}

export async function listProducts(visit: Visit, listing: Listing): Promise<Block<ProductPage>> {
  const { list, categoryId, page, sort } = listing;
  const read = await readProducts(visit.upstream, { list, category: categoryId, page, sort, perPage });
  return toBlock(read, (found) => ({ ...found, products: announceCards(visit, found.products) }));
}

/**
 * What `/{id}/{slug}` is, in design §4.6's order: the category by id and slug, the product by id and slug (moved to
 * three segments), the category by id alone (moved), the product by id alone (moved).
 */
export async function findCategory(
  visit: Visit,
  { id, slug }: { readonly id: number; readonly slug: string },
): Promise<FoundCategory> {
  const categories = await readCategories(visit.upstream);
  if (!categories.ok) return { kind: "failed" };
  const category = categories.value.find((one) => one.id === id);
  if (category?.slug === slug) return { kind: "category", category };
  const product = await readProduct(visit.upstream, id);
  if (!product.ok && product.failure.kind !== "not-found") return { kind: "failed" };
  if (product.ok && product.value.slug === slug) return { kind: "moved", to: paths.product(product.value) };
  if (category) return { kind: "moved", to: paths.category(category) };
  if (product.ok) return { kind: "moved", to: paths.product(product.value) };
  return { kind: "missing" };
}
