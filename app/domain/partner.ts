export interface Partner {
  readonly name: string;
  readonly url: string | null;
  /** File under the `partner` image folder. */
  readonly logo: string | null;
  /** URL of a logo of the theatre's own file. */
  readonly src?: string;
}
