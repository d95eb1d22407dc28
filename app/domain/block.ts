/** A part of a page that stands or falls on its own: a failing upstream costs only the block that needed it. */
export type Block<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };
