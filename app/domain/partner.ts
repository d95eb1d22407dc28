export interface Partner {
  readonly name: string;
  readonly url: string | null;
  /** File under the `partner` image folder. */
  readonly logo: string | null;
}
