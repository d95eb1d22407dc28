import type { Product } from "./shop/product.ts";

/** What the modal shows. */
export type QuickView =
  | { readonly kind: "product"; readonly product: Product }
  /** `html` is sanitised; `sample` = the operator has to replace it. */
  | { readonly kind: "text"; readonly title: string; readonly html: string; readonly sample: boolean };
