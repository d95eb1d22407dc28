import type { Visit } from "#server/visit.ts";

export type ReadPage =
  | {
      readonly kind: "page";
      readonly title: string;
      /** Sanitised and typeset. */
      readonly html: string;
      /** A sample text that the operator has to replace. */
      readonly sample: boolean;
      /** ISO instant. */
      readonly updatedAt: string | null;
    }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

export async function readPage(_visit: Visit, _slug: string): Promise<ReadPage> {
  throw new Error("not yet");
}
