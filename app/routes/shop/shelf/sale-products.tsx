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
  const choice = parseFilters(context.url.searchParams, "sale", context.upstream.offers.ids);
  const block = await listProducts(context, { list: "sale", page, choice });
  requireOffered(block);
  return isPastEnd(block, page) ? notFound() : { block, choice };
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Výhodně",
    description: "Zboží z divadelního obchodu za nižší cenu.",
    ...listingHead(paths.saleProducts(), args.data),
  });

export default function SaleProducts() {
  return (
    <Listing
      title="Výhodně"
      description="Zboží z divadelního obchodu za nižší cenu."
      about="sale"
      {...useLoaderData<typeof loader>()}
      path={paths.saleProducts()}
      above={[{ text: "E-shop", to: paths.shop() }]}
      empty="Ve slevě teď nic nemáme. Celou nabídku najdete v e-shopu."
    />
  );
}
