import type { Block } from "#app/domain/block.ts";
import { isUnfiltered, type Choice } from "#app/domain/shop/listing.ts";
import { pageParameter } from "#app/domain/paths.ts";
import type { ProductPage } from "#app/domain/shop/product.ts";

/** The page of a list that an address asks for, from 1; whatever is no page number is the first. */
export function readPageNumber(url: URL): number {
  const asked = url.searchParams.get(pageParameter) ?? "";
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}

interface Listed {
  readonly block: Block<ProductPage>;
  readonly choice: Choice;
}

/**
 * How search engines see a list: under its own address with the page it shows (the first has no `?page`), in its own
 * order; a filtered or sorted one is not for them, its links are.
 */
export function listingHead(path: string, listed: Listed | undefined) {
  if (!listed) return { path };
  const { block, choice } = listed;
  const isOwn = isUnfiltered(choice) && choice.sort === "recommended";
  const page = isOwn && block.ok && block.value.page > 1 ? `?page=${block.value.page}` : "";
  return { path: path + page, isFiltered: !isOwn };
}

/** Whether a page past the last one was asked for. */
export function isPastEnd(block: Block<{ readonly pages: number }>, page: number): boolean {
  return block.ok && page > 1 && page > block.value.pages;
}
