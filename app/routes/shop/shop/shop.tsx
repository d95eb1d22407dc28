import { useLoaderData } from "@remix-run/react";
import type { MetaFunction } from "@remix-run/node";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { BrandGrid } from "#app/components/shop/brand-grid.tsx";
import { Picture } from "#app/components/picture.tsx";
import { ProductShelf } from "#app/components/shop/product-shelf.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { isNothing, type Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import { counted } from "#app/domain/plural.ts";
import type { Brand, Category } from "#app/domain/shop/product.ts";
import { czech } from "#app/domain/typography.ts";
import { pageMeta } from "#app/shell/page-meta.ts";
import { brandTexts } from "#app/messages/content-texts.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { defineLoader, requireOffered, type Handle } from "#server/actions/handlers.ts";
import { loadShop } from "#server/services/shop/browse-shop.ts";
import styles from "./shop.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

export const handle = { access: "public", area: "products" } satisfies Handle;

export const loader = defineLoader(async (context) => {
  const shop = await loadShop(context);
  requireOffered(shop.fresh);
  return shop;
});

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "E-shop",
    description: "Divadelní obchod: dárkové poukazy, oblečení, plakáty, knihy a drobnosti z naší dílny.",
  });

export default function Shop() {
  const { categories, brands, fresh, sale } = useLoaderData<typeof loader>();
  return (
    <PageColumn className={styles.page}>
      <PageHead title="E-shop" lead={czech("Věci, ve kterých divadlo pokračuje i po potlesku.")} />
      <Categories block={categories} />
      <ProductShelf
        id="novinky"
        title="Novinky"
        block={fresh}
        more={{ text: "Všechny novinky", to: paths.newProducts() }}
      />
      <ProductShelf
        id="vyhodne"
        title="Výhodně"
        block={sale}
        more={{ text: "Vše ve slevě", to: paths.saleProducts() }}
      />
      <BrandStrip block={brands} />
    </PageColumn>
  );
}

/** The first few brands in one row; the others are on their own page. */
function BrandStrip({ block }: { readonly block: Block<readonly Brand[]> }) {
  if (isNothing(block)) return null;
  return (
    <section aria-labelledby="znacky">
      <SectionHead id="znacky" title={brandTexts.title} more={{ text: brandTexts.all, to: paths.brands() }} />
      {block.ok ? (
        <BrandGrid brands={block.value.slice(0, 6)} label={brandTexts.title} level={3} />
      ) : (
        <BlockFailed />
      )}
    </section>
  );
}

function Categories({ block }: { readonly block: Block<readonly Category[]> }) {
  if (isNothing(block)) return null;
  if (!block.ok) return <BlockFailed />;
  return (
    <nav aria-label="Kategorie">
      <ul className={styles.tiles} role="list">
        {block.value.map((category, index) => (
          <li key={category.id}>
            <Link className={styles.tile} to={paths.category(category)}>
              <span className={styles.name}>
                <Typeset>{category.name}</Typeset>
              </span>{" "}
              {category.image ? (
                <Picture
                  className={styles.picture}
                  folder="product"
                  size="thumbnail"
                  file={category.image}
                  alt=""
                  widest={240}
                  sizes="(min-width: 1506px) 200px, (min-width: 768px) 14vw, 26vw"
                  first={index === 0}
                />
              ) : null}
              {category.count === null ? null : (
                <span className={styles.count}>
                  {counted(category.count, { one: "produkt", few: "produkty", other: "produktů" })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
