import { useLoaderData } from "@remix-run/react";
import { data, redirect, type MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { isPastEnd, pageAddress, pageOf } from "#app/components/page-of.ts";
import { ProductList } from "#app/components/product-list.tsx";
import { addressId } from "#app/domain/address-id.ts";
import { paths } from "#app/domain/paths.ts";
import { pageMeta } from "#app/frame/page-title.ts";
import { Container } from "#app/ui/container.tsx";
import { loads, notFound } from "#server/guards/handlers.ts";
import { findCategory, listProducts } from "#server/services/browse-shop.ts";

export const loader = loads(async (visit, { params }) => {
  const id = addressId(params.id) ?? notFound();
  const page = pageOf(visit.url);
  const [found, listed] = await Promise.all([
    findCategory(visit, { id, slug: params.category ?? "" }),
    listProducts(visit, { categoryId: id, page }),
  ]);
  if (found.kind === "missing") notFound();
  if (found.kind === "moved") throw redirect(found.to, 301);
  // Nobody knows whether there is such a page: an address is not taken for gone because of an outage.
  if (found.kind === "failed") return data({ kind: "failed" as const }, { status: 503 });
  if (isPastEnd(listed, page)) notFound();
  return data({ kind: "category" as const, category: found.category, listed });
});

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data?.kind !== "category") return pageMeta(args, { title: "Kategorie", isPrivate: true });
  const { category, listed } = args.data;
  return pageMeta(args, {
    title: category.name,
    description: category.description,
    path: pageAddress(paths.category(category), listed),
  });
};

export default function Category() {
  const found = useLoaderData<typeof loader>();
  if (found.kind === "failed") {
    return (
      <Container>
        <h1>Kategorie</h1>
        <BlockFailed />
      </Container>
    );
  }
  const { category, listed } = found;
  return (
    <ProductList
      title={category.name}
      description={category.description}
      block={listed}
      path={paths.category(category)}
      above={[{ text: "E-shop", to: paths.shop() }]}
      empty="V této kategorii teď nic nemáme."
    />
  );
}
