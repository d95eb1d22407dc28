import type { Block } from "#app/domain/block.ts";
import type { Category, ProductCard, ProductPage } from "#app/domain/product.ts";
import type { Visit } from "#server/visit.ts";

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

export async function loadShop(_visit: Visit): Promise<Shop> {
  throw new Error("not yet");
}

export async function listProducts(_visit: Visit, _listing: Listing): Promise<Block<ProductPage>> {
  throw new Error("not yet");
}

export async function findCategory(
  _visit: Visit,
  _asked: { readonly id: number; readonly slug: string },
): Promise<FoundCategory> {
  throw new Error("not yet");
}
