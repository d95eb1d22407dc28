/** A line that has other pieces than before: what the dropdown opens after and analytics counts. */
export interface ChangedLine {
  readonly productId: number;
  readonly variantId: number | null;
  /** Pieces it had; 0 = it is new. */
  readonly before: number;
  /** Pieces it has; 0 = it is gone. */
  readonly quantity: number;
}

/** A notice tells of so many lines at most: it has to fit into a cookie. */
export const mostChanges = 20;

/** A message that travels one way: with a redirect in the flash cookie, with data in the answer. */
export interface Notice {
  /** Also the toast's id, so that it is never shown twice. */
  readonly id: string;
  readonly kind: "success" | "info" | "danger";
  readonly text: string;
  /** What a form sends to take a change of the cart back. */
  readonly undo?: {
    readonly label: string;
    readonly fields: Readonly<Record<string, string>>;
  };
  /** The lines of the cart that the told answer settled. */
  readonly changed?: readonly ChangedLine[];
}
