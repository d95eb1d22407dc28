import type { Visit } from "#server/visit.ts";

export type LineChange =
  | {
      readonly kind: "changed";
      readonly name: string;
      readonly variantName: string | null;
      /** Pieces the line was to have. */
      readonly asked: number;
      /** Pieces it has; 0 = removed. */
      readonly quantity: number;
      /** Pieces it had. */
      readonly before: number;
      /** The note it has, or had when it was removed. */
      readonly note: string | null;
      /** The upstream gave another quantity than was asked: the visitor is told. */
      readonly limited: boolean;
    }
  | { readonly kind: "failed"; readonly reason: "create" | "add" | "load" | "missing" | "variant-needed" };

export interface LineInput {
  readonly productId: number;
  readonly variantId: number | null;
  readonly quantity: number;
  /** Undefined: the line keeps its note. */
  readonly note?: string | null;
}

export async function addToCart(_visit: Visit, _input: LineInput): Promise<LineChange> {
  throw new Error("not yet");
}

export async function setQuantity(_visit: Visit, _input: LineInput): Promise<LineChange> {
  throw new Error("not yet");
}
