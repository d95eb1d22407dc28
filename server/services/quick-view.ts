import type { QuickView } from "#app/domain/quick-view.ts";
import { readProduct } from "#server/upstream/resources/catalogue.ts";
import type { RequestContext } from "#server/context.ts";
import { applySaleRulesToProduct } from "./shop/sale-rules.ts";
import { readPage } from "./content/read-page.ts";

type QuickViewResult = QuickView | { readonly kind: "missing" } | { readonly kind: "failed" };

export async function productQuickView(context: RequestContext, id: number): Promise<QuickViewResult> {
  const read = await readProduct(context.upstream, id);
  if (read.ok) return { kind: "product", product: applySaleRulesToProduct(context, read.value) };
  return { kind: read.error.kind === "not-found" ? "missing" : "failed" };
}

export async function textQuickView(context: RequestContext, slug: string): Promise<QuickViewResult> {
  const page = await readPage(context, slug);
  if (page.kind !== "page") return page;
  return { kind: "text", title: page.title, html: page.html, sample: page.sample };
}
