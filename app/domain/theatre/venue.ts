/** A hall of the theatre. */
export interface Venue {
  readonly slug: string;
  readonly name: string;
  readonly capacity: number | null;
  readonly stepFree: boolean;
  /** Sanitised HTML. */
  readonly description: string;
  readonly access: string | null;
  /** File under the `venue` image folder. */
  readonly image: string | null;
  /** Whole CZK. */
  readonly zones: readonly { readonly name: string; readonly price: number }[];
}
