import { useLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/node";
import { isPastEnd, pageAddress, pageOf } from "#app/components/page-of.ts";
import { ProductList } from "#app/components/product-list.tsx";
import { paths } from "#app/domain/paths.ts";
import { pageMeta } from "#app/frame/page-title.ts";
import { loads, notFound } from "#server/guards/handlers.ts";
import { listProducts } from "#server/services/browse-shop.ts";

export const loader = loads(async (visit) => {
  const page = pageOf(visit.url);
  const listed = await listProducts(visit, { list: "sale", page });
  return isPastEnd(listed, page) ? notFound() : listed;
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Výhodně",
    description: "Zboží z divadelního obchodu za nižší cenu.",
    path: pageAddress(paths.saleProducts(), args.data),
  });

export default function SaleProducts() {
  return (
    <ProductList
      title="Výhodně"
      description="Zboží z divadelního obchodu za nižší cenu."
      block={useLoaderData<typeof loader>()}
      path={paths.saleProducts()}
      above={[{ text: "E-shop", to: paths.shop() }]}
      empty="Ve slevě teď nic nemáme. Celou nabídku najdete v e-shopu."
    />
  );
}
