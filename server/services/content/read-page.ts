import { readInfoPage } from "#server/upstream/resources/pages.ts";
import type { RequestContext } from "#server/context.ts";

export type ReadPage =
  | {
      readonly kind: "page";
      readonly title: string;
      /** Sanitised and typeset. */
      readonly html: string;
      /** The h2 headings, each with its id in the text. */
      readonly sections: readonly { readonly id: string; readonly title: string }[];
      /** A sample text that the operator has to replace. */
      readonly sample: boolean;
      /** ISO instant. */
      readonly updatedAt: string | null;
    }
  | { readonly kind: "missing" }
  | { readonly kind: "failed" };

/** The text of a page inside another one, and further fields of it. */
export type PageText<T extends "html" | "title" = "html"> =
  | Pick<Extract<ReadPage, { kind: "page" }>, "kind" | "html" | T>
  | Exclude<ReadPage, { kind: "page" }>;

/** An information page by its slug. */
export async function readPage(context: RequestContext, slug: string): Promise<ReadPage> {
  if (!/^[\p{L}\p{N}._~-]{1,120}$/u.test(slug)) return { kind: "missing" };
  const read = await readInfoPage(context.upstream, slug);
  if (read.ok) return { kind: "page", ...read.value };
  return { kind: read.error.kind === "not-found" ? "missing" : "failed" };
}
