import type { Block } from "#app/domain/block.ts";
import type { Product, ProductCard } from "#app/domain/product.ts";
import type { Visit } from "#server/visit.ts";

export type OpenedProduct =
  | { readonly kind: "product"; readonly product: Product; readonly similar: Block<readonly ProductCard[]> }
  /** A local path to answer 301 with. */
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

export async function openProduct(
  _visit: Visit,
  _asked: { readonly id: number; readonly category?: string; readonly slug: string },
): Promise<OpenedProduct> {
  throw new Error("not yet");
}
