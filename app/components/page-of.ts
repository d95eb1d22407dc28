import type { Block } from "#app/domain/block.ts";
import type { ProductPage } from "#app/domain/product.ts";

/** The page of a list that an address asks for, from 1; whatever is no page number is the first. */
export function pageOf(url: URL): number {
  const asked = url.searchParams.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}

/** The list's own address with the page it really shows; the first page has no `?page`. */
export function pageAddress(path: string, block: Block<ProductPage> | undefined): string {
  return block?.ok && block.value.page > 1 ? `${path}?page=${block.value.page}` : path;
}

/** Whether a page past the last one was asked for. */
export function isPastEnd(block: Block<ProductPage>, page: number): boolean {
  return block.ok && page > 1 && page > block.value.pages;
}
