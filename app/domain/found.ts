/** What came of looking for one thing: its fields, or that there is none, or that the call failed. */
export type Found<T> =
  | ({ readonly kind: "found" } & T)
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** It has another address, a local path, to redirect to with 301. */
export interface Moved {
  readonly kind: "moved";
  readonly to: string;
}
