/** A part of a page that fails on its own: a failing upstream read removes only the block that needed it. */
export type Block<T> =
  | { readonly ok: true; readonly value: T }
  /** `isNotOffered`: not an outage; the upstream answered that it has no such resource. */
  | { readonly ok: false; readonly isNotOffered?: true };
