/** A block of a document, in reading order. */
export type LeafletBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "figures"; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: "seats"; readonly alt: string };

/** Contents of a document: plain text, already typeset. */
export interface DocumentPdf {
  readonly title: string;
  /** One line below the title. */
  readonly about: string;
  readonly blocks: readonly LeafletBlock[];
  readonly theatre: string;
  readonly address: string;
  readonly date: Date;
}
