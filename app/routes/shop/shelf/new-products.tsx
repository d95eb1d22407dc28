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
  const listed = await listProducts(visit, { list: "new", page });
  return isPastEnd(listed, page) ? notFound() : listed;
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Novinky",
    description: "Co v divadelním obchodě přibylo naposled.",
    path: pageAddress(paths.newProducts(), args.data),
  });

export default function NewProducts() {
  return (
    <ProductList
      title="Novinky"
      description="Co v divadelním obchodě přibylo naposled."
      block={useLoaderData<typeof loader>()}
      path={paths.newProducts()}
      above={[{ text: "E-shop", to: paths.shop() }]}
      empty="Nic nového teď nemáme, zato všechno osvědčené najdete v e-shopu."
    />
  );
}
