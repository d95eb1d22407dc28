import type { Product } from "./shop/product.ts";
import type { RowDetails } from "./theatre/performance.ts";

/** Content of the modal. */
export type QuickView =
  | { readonly kind: "product"; readonly product: Product }
  /** `html` is sanitised; `sample` = sample text that the operator has to replace. */
  | { readonly kind: "text"; readonly title: string; readonly html: string; readonly sample: boolean };

/** Content of a row in a list of dates. */
export interface PerformanceQuickView {
  readonly kind: "performance";
  readonly details: RowDetails;
}
