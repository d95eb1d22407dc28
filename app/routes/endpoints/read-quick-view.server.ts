import { type Id, isSameId } from "#app/domain/id.ts";
import type { Found } from "#app/domain/found.ts";
import type { PerformanceQuickView, QuickView } from "#app/domain/quick-view.ts";
import { detailsOf } from "#app/domain/theatre/performance.ts";
import { readProduct } from "#server/upstream/resources/catalogue.ts";
import { notFoundBy } from "#server/upstream/failure.ts";
import type { RequestContext } from "#server/context/context.ts";
import { applySaleRulesToProduct } from "#server/services/shop/sale-rules.ts";
import { listPerformances } from "#server/services/theatre/list-performances.ts";
import { readPage } from "#server/services/content/read-page.ts";

type QuickViewResult = QuickView | Found<never>;

export async function productQuickView(context: RequestContext, id: Id): Promise<QuickViewResult> {
  const read = await readProduct(context.upstream, id);
  if (read.ok) return { kind: "product", product: applySaleRulesToProduct(context, read.value) };
  return notFoundBy(read.error);
}

/** The details of a performance that is not over. */
export async function performanceQuickView(
  context: RequestContext,
  id: Id,
): Promise<PerformanceQuickView | Found<never>> {
  const all = await listPerformances(context);
  if (!all.ok) return { kind: "failed" };
  const found = all.value.find((performance) => isSameId(performance.id, id));
  return found ? { kind: "performance", details: detailsOf(found) } : { kind: "missing" };
}

export async function textQuickView(context: RequestContext, slug: string): Promise<QuickViewResult> {
  const page = await readPage(context, slug);
  if (page.kind !== "found") return page;
  return { kind: "text", title: page.title, html: page.html, sample: page.sample };
}
