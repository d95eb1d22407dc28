/** The result of reading one record: its fields, or that it does not exist, or that the call failed. */
export type Found<T> =
  | ({ readonly kind: "found" } & T)
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** It has another address, a local path, to redirect to with 301. */
export interface Moved {
  readonly kind: "moved";
  readonly to: string;
}
