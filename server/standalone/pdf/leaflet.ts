/** A block of a document, in reading order. */
export type LeafletBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "subheading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }
  /** `first`: the number of the first item; without it items have no numbers. */
  | { readonly kind: "list"; readonly items: readonly string[]; readonly first?: number };

/** Contents of a document: plain text, already typeset. */
export interface DocumentPdf {
  readonly title: string;
  /** One line below the title. */
  readonly about: string;
  readonly blocks: readonly LeafletBlock[];
  readonly theatre: string;
  readonly address: string;
  readonly date: Date;
  /** Absent: the colour of the demo theatre, whose logo is on every page. */
  readonly colour?: string;
}
