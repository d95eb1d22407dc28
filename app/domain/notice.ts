import type { Id } from "#app/domain/id.ts";

/** A cart line whose quantity changed; it opens the cart dropdown, and the tag gets it. */
export interface ChangedLine {
  readonly productId: Id;
  readonly variantId: Id | null;
  /** Quantity before the change; 0 = a new line. */
  readonly before: number;
  /** Quantity after the change; 0 = a removed line. */
  readonly quantity: number;
}

/** The maximum number of changed lines in a notice, which has to fit into a cookie. */
export const maxChanges = 20;

/** The sender of the notice adds the id, and states whether the visitor has to do something. */
export type NewNotice = Omit<Notice, "id" | "kind" | "asks"> &
  (
    | { readonly kind: "danger" }
    | { readonly kind: "success" | "info"; readonly asks: NonNullable<Notice["asks"]> }
  );

/** A flash message: in the flash cookie of a redirect, or in the data of an action's response. */
export interface Notice {
  /** Also the toast's id, so that no notice appears twice. */
  readonly id: string;
  readonly kind: "success" | "info" | "danger";
  readonly text: string;
  /**
   * The visitor has to do something, such as confirm by a link in an e-mail: it stays until the visitor leaves its
   * page.
   */
  readonly asks?: boolean | undefined;
  /** Label and fields of the form that undoes a change of the cart. */
  readonly undo?: {
    readonly label: string;
    readonly fields: Readonly<Record<string, string>>;
  };
  /** The cart lines changed by the action. */
  readonly changed?: readonly ChangedLine[];
}

/** The visitor has to repeat a failed action, so the notice asks for that. */
export function stays({ kind, asks }: Notice): boolean {
  return kind === "danger" || asks === true;
}
