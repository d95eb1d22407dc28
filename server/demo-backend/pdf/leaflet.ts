/** A part of a document, in the order of reading. */
export type LeafletBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "figures"; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: "seats"; readonly alt: string };

/** What is printed: plain text, typeset already. */
export interface Leaflet {
  readonly title: string;
  /** One line below the title. */
  readonly about: string;
  readonly blocks: readonly LeafletBlock[];
  readonly theatre: string;
  readonly address: string;
  readonly date: Date;
}
