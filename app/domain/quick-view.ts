import type { Product } from "./shop/product.ts";

/** Content of the quick view. */
export type QuickView =
  | { readonly kind: "product"; readonly product: Product }
  /** `html` is sanitised; `sample` = sample text that the operator has to replace. */
  | { readonly kind: "text"; readonly title: string; readonly html: string; readonly sample: boolean };
