import type { Block } from "#app/domain/block.ts";
import { isUnfiltered, type ListFilters } from "#app/domain/shop/list-filters.ts";
import { pageParameter } from "#app/domain/paths.ts";
import type { ProductPage } from "#app/domain/shop/product.ts";

/** The requested page of a list, from 1; 1 for an invalid page number. */
export function readPageNumber(url: URL): number {
  const text = url.searchParams.get(pageParameter) ?? "";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

interface Listed {
  readonly block: Block<ProductPage>;
  readonly choice: ListFilters;
}

/**
 * Canonical path of a list for search engines: its path with the page (the first has no `?page`), in the default order.
 * Search engines must not index a filtered or sorted list, but should follow its links.
 */
export function listingHead(path: string, listed: Listed | undefined) {
  if (!listed) return { path };
  const { block, choice } = listed;
  const isOwn = isUnfiltered(choice) && choice.sort === "recommended";
  const page = isOwn && block.ok && block.value.page > 1 ? `?page=${block.value.page}` : "";
  return { path: path + page, isFiltered: !isOwn };
}

/** Whether the requested page is beyond the last one. */
export function isPastEnd(block: Block<{ readonly pages: number }>, page: number): boolean {
  return block.ok && page > 1 && page > block.value.pages;
}
