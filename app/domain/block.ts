/** A part of a page that stands or falls on its own: a failing upstream costs only the block that needed it. */
export type Block<T> =
  | { readonly ok: true; readonly value: T }
  /** `isNotOffered`: no outage, the upstream has nothing of the kind at all. */
  | { readonly ok: false; readonly isNotOffered?: true };
