import { useLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/node";
import { Listing } from "#app/components/listing/listing.tsx";
import { isPastEnd, listingHead, readPageNumber } from "#app/components/pagination.ts";
import { parseFilters } from "#app/domain/shop/list-filters.ts";
import { paths } from "#app/domain/paths.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { defineLoader, notFound, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { listProducts } from "#server/services/shop/browse-shop.ts";

export const handle = { access: "public", area: "products" } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const page = readPageNumber(context.url);
  const choice = parseFilters(context.url.searchParams, "new", context.upstream.offers.ids);
  const block = await listProducts(context, { list: "new", page, choice });
  requireOffered(block);
  return isPastEnd(block, page) ? notFound() : { block, choice };
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Novinky",
    description: "Co v divadelním obchodě přibylo naposled.",
    ...listingHead(paths.newProducts(), args.data),
  });

export default function NewProducts() {
  return (
    <Listing
      title="Novinky"
      description="Co v divadelním obchodě přibylo naposled."
      about="new"
      {...useLoaderData<typeof loader>()}
      path={paths.newProducts()}
      above={[{ text: "E-shop", to: paths.shop() }]}
      empty="Nic nového teď nemáme, zato všechno osvědčené najdete v e-shopu."
    />
  );
}
