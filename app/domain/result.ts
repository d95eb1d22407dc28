/** The result of an operation that can fail; a failure is a value, never a thrown error. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };
