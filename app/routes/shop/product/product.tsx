import { idFromUrl } from "#app/domain/read-id.ts";
import { useLoaderData } from "@remix-run/react";
import { data, redirect, type MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { ProductShelf } from "#app/components/shop/product-shelf.tsx";
import { czech } from "#app/domain/typography.ts";
import { paths } from "#app/domain/paths.ts";
import type { Product as ProductData } from "#app/domain/shop/product.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { StructuredData } from "#app/components/structured-data.tsx";
import { product as productData } from "#app/domain/structured-data/product-data.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link } from "#app/ui/link.tsx";
import { defineLoader, notFound, type Handle } from "#server/actions/handlers.ts";
import { openProduct } from "./open-product.server.ts";
import { ProductDetails } from "./product-details.tsx";
import { BuyBox } from "./buy-box.tsx";
import { Gallery } from "./gallery.tsx";
import styles from "./product.module.css";
import { RecentlyViewed } from "./recently-viewed.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

export const handle = { access: "public", area: "products", isPurchase: true } satisfies Handle;

export const loader = defineLoader(async (context, { params }) => {
  const id = idFromUrl(params.id, context.upstream.offers.ids) ?? notFound();
  const opened = await openProduct(context, { id, category: params.category, slug: params.product ?? "" });
  if (opened.kind === "missing") notFound();
  if (opened.kind === "moved") throw redirect(opened.to + context.url.search, 301);
  // An outage must not answer 404: the product may still exist.
  if (opened.kind === "failed") return data({ kind: "failed" as const }, { status: 503 });
  return data({ ...opened, linkedVariant: context.url.searchParams.get("varianta") });
});

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data?.kind !== "found") return pageMeta(args, { title: "Produkt", isPrivate: true });
  const { product } = args.data;
  return pageMeta(args, {
    title: product.name,
    image: { folder: "product", file: product.mainImage },
    description: product.perex,
    isPrivate: product.isDiscontinued,
  });
};

export default function Product() {
  const opened = useLoaderData<typeof loader>();
  if (opened.kind === "failed") {
    return (
      <PageColumn className={styles.page}>
        <h1>Produkt</h1>
        <BlockFailed />
      </PageColumn>
    );
  }
  const { product, facts, similar, linkedVariant } = opened;
  return (
    <PageColumn className={styles.page}>
      <Breadcrumbs steps={wayTo(product)} />
      <article className={styles.product}>
        <StructuredData
          build={import.meta.env.SSR && !product.isDiscontinued ? (site) => productData(site, product) : null}
        />
        <Gallery
          key={product.id}
          images={product.images}
          mainImage={product.mainImage}
          productName={product.name}
        />
        <div className={styles.buy}>
          <div className={styles.head}>
            <h1>
              <Typeset isHeading>{product.name}</Typeset>
            </h1>
            {product.brand ? (
              <p className="muted">
                <Link to={paths.brand(product.brand)}>{czech(product.brand.name)}</Link>
              </p>
            ) : null}
          </div>
          {product.perex ? (
            <p className={styles.perex}>
              <Typeset>{product.perex}</Typeset>
            </p>
          ) : null}
          <BuyBox key={product.id} product={product} linkedVariant={linkedVariant} />
        </div>
        <ProductDetails product={product} facts={facts} />
      </article>
      <ProductShelf id="podobne" title="Mohlo by se vám líbit" block={similar} />
      <RecentlyViewed key={product.id} productId={product.id} />
    </PageColumn>
  );
}

function wayTo({ category }: ProductData) {
  const shop = { text: "E-shop", to: paths.shop() };
  return category?.id ? [shop, { text: category.name, to: paths.category(category) }] : [shop];
}
