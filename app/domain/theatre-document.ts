/** A file to download. */
export interface TheatreDocument {
  readonly title: string;
  readonly file: string;
  /** „PDF“ */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** ISO instant or day. */
  readonly date: string;
}

export interface DocumentGroup {
  readonly name: string;
  readonly documents: readonly TheatreDocument[];
}

export interface AnnualReport extends TheatreDocument {
  readonly year: number;
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}
