import { useLoaderData } from "@remix-run/react";
import { data, type MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { Listing } from "#app/components/listing/listing.tsx";
import { isPastEnd, listingHead, readPageNumber } from "#app/components/pagination.ts";
import { parseFilters } from "#app/domain/shop/list-filters.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { brandTexts } from "#app/messages/content-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { defineLoader, notFound, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { findBrand, listProducts } from "#server/services/shop/browse-shop.ts";

const texts = czech({
  one: "Značka",
  about: (name: string) => `Všechno zboží značky ${name} v divadelním obchodě.`,
  empty: "Od této značky teď nic nemáme.",
});

export const handle = { access: "public", area: "brands" } satisfies Handle;

export const loader = defineLoader(async (context, { params }) => {
  const slug = params.slug ?? "";
  const page = readPageNumber(context.url);
  const choice = parseFilters(context.url.searchParams, "brand", context.upstream.offers.ids);
  const [found, block] = await Promise.all([
    findBrand(context, slug),
    listProducts(context, { brand: slug, page, choice }),
  ]);
  if (found.kind === "missing") notFound();
  // An outage must not answer 404: the brand may still exist.
  if (found.kind === "failed") return data({ kind: "failed" as const }, { status: 503 });
  requireOffered(block);
  if (isPastEnd(block, page)) notFound();
  return data({ kind: "found" as const, brand: found.brand, block, choice });
});

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data?.kind !== "found") return pageMeta(args, { title: texts.one, isPrivate: true });
  const { brand } = args.data;
  return pageMeta(args, {
    title: brand.name,
    description: texts.about(brand.name),
    ...listingHead(paths.brand(brand), args.data),
  });
};

export default function Brand() {
  const found = useLoaderData<typeof loader>();
  if (found.kind === "failed") {
    return (
      <PageColumn>
        <h1>{texts.one}</h1>
        <BlockFailed />
      </PageColumn>
    );
  }
  const { brand, block, choice } = found;
  return (
    <Listing
      title={brand.name}
      sign={brand.logo ? { folder: "brand", file: brand.logo } : null}
      about="brand"
      block={block}
      choice={choice}
      path={paths.brand(brand)}
      above={[
        { text: "E-shop", to: paths.shop() },
        { text: brandTexts.title, to: paths.brands() },
      ]}
      empty={texts.empty}
    />
  );
}
