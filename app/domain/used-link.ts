/** What came of a link in a letter. `gone`: it was used, has expired or never existed. */
export type UsedLink =
  | { readonly kind: "done" | "gone" }
  | { readonly kind: "failed"; readonly message: string };
