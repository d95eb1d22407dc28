import { idFromUrl } from "#app/domain/read-id.ts";
import { useLoaderData } from "@remix-run/react";
import { data, redirect, type MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { Listing } from "#app/components/listing/listing.tsx";
import { isPastEnd, listingHead, readPageNumber } from "#app/components/pagination.ts";
import { parseFilters } from "#app/domain/shop/list-filters.ts";
import { paths } from "#app/domain/paths.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { defineLoader, notFound, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { findCategory, listProducts } from "#server/services/shop/browse-shop.ts";

export const handle = { access: "public", area: "products" } satisfies Handle;

export const loader = defineLoader(async (context, { params }) => {
  const id = idFromUrl(params.id, context.upstream.offers.ids) ?? notFound();
  const page = readPageNumber(context.url);
  const choice = parseFilters(context.url.searchParams, "category", context.upstream.offers.ids);
  const [found, block] = await Promise.all([
    findCategory(context, { id, slug: params.category ?? "" }),
    listProducts(context, { categoryId: id, categorySlug: params.category, page, choice }),
  ]);
  requireOffered(block);
  if (found.kind === "missing") notFound();
  if (found.kind === "moved") throw redirect(found.to, 301);
  // An outage must not answer 404: the category may still exist.
  if (found.kind === "failed") return data({ kind: "failed" as const }, { status: 503 });
  if (isPastEnd(block, page)) notFound();
  return data({ kind: "found" as const, category: found.category, others: found.others, block, choice });
});

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data?.kind !== "found") return pageMeta(args, { title: "Kategorie", isPrivate: true });
  const { category } = args.data;
  return pageMeta(args, {
    title: category.name,
    description: category.description,
    ...listingHead(paths.category(category), args.data),
  });
};

export default function Category() {
  const found = useLoaderData<typeof loader>();
  if (found.kind === "failed") {
    return (
      <PageColumn>
        <h1>Kategorie</h1>
        <BlockFailed />
      </PageColumn>
    );
  }
  const { category, others, block, choice } = found;
  return (
    <Listing
      title={category.name}
      description={category.description}
      sign={category.image ? { folder: "product", file: category.image } : null}
      about="category"
      block={block}
      choice={choice}
      path={paths.category(category)}
      above={[{ text: "E-shop", to: paths.shop() }]}
      others={others}
      empty="V této kategorii teď nic nemáme."
    />
  );
}
