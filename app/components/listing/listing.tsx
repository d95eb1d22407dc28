import { useNavigation } from "@remix-run/react";
import { BlockFailed } from "#app/components/block-failed.tsx";
import { Breadcrumbs } from "#app/components/breadcrumbs.tsx";
import { CategoryLinks } from "#app/components/shop/category-links.tsx";
import { FilterState } from "#app/components/filters/filter-state.tsx";
import { useFilterForm } from "#app/components/filters/use-choice-form.ts";
import { pageOf, Pager } from "#app/components/pager.tsx";
import { Picture } from "#app/components/picture.tsx";
import { ProductGrid } from "#app/components/shop/product-grid.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { czech } from "#app/domain/typography.ts";
import type { Block } from "#app/domain/block.ts";
import { plural, counted } from "#app/domain/plural.ts";
import {
  filtersUrl,
  noFilters,
  serializeFilters,
  type ListSubject,
  type ListFilters,
} from "#app/domain/shop/list-filters.ts";
import { paths } from "#app/domain/paths.ts";
import type { CategoryRef, ProductPage } from "#app/domain/shop/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { chosenFilters } from "./chosen-filters.ts";
import { FilterForm } from "./filter-form.tsx";
import styles from "./listing.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const products = { one: "produkt", few: "produkty", other: "produktů" };

const texts = czech({
  others: "Další kategorie",
  nothingFits: "Takové zboží tu teď nemáme.",
  tryLess: "Zkuste některý filtr zrušit, nebo se podívejte na všechno zboží v e-shopu.",
  wholeShop: "Celý e-shop",
  count: (shown: number, total: number) =>
    shown < total
      ? `${plural(shown, { one: "Zobrazen", few: "Zobrazeny", other: "Zobrazeno" })} ${shown} z ${total}\u00a0produktů`
      : counted(total, products),
});

interface ListingProps {
  readonly title: string;
  readonly description?: string | null;
  /** Beside the title: a brand's logo or the category's image. */
  readonly sign?: { readonly folder: "brand" | "product"; readonly file: string } | null;
  readonly about: ListSubject;
  readonly block: Block<ProductPage>;
  readonly choice: ListFilters;
  /** Path of the list. */
  readonly path: string;
  readonly above: readonly { readonly text: string; readonly to: string }[];
  /** Text for a list without products when no filter is active. */
  readonly empty: string;
  /** Links to other categories below the list. */
  readonly others?: readonly CategoryRef[];
}

/** A product list page: heading, filters, count, cards, pagination. */
export function Listing({
  title,
  description,
  sign,
  about,
  block,
  choice,
  path,
  above,
  empty,
  others = [],
}: ListingProps) {
  return (
    <PageColumn className={styles.page}>
      <Breadcrumbs steps={above} />
      <PageHead title={title} isRuled className={styles.head}>
        {description ? (
          <p className={styles.description}>
            <Typeset>{description}</Typeset>
          </p>
        ) : null}
        {sign ? (
          <Picture
            {...sign}
            className={classNames(styles.sign, styles[sign.folder])}
            size="thumbnail"
            alt=""
            widest={240}
            sizes="(min-width: 768px) 11rem, 6rem"
          />
        ) : null}
      </PageHead>
      {block.ok ? <Listed page={block.value} {...{ title, about, choice, path, empty }} /> : <BlockFailed />}
      {others.length > 0 ? (
        <nav aria-labelledby="dalsi-kategorie" className={styles.others}>
          <SectionHead id="dalsi-kategorie" title={texts.others} />
          <CategoryLinks categories={others} />
        </nav>
      ) : null}
    </PageColumn>
  );
}

interface ListedProps extends Pick<ListingProps, "title" | "about" | "choice" | "path" | "empty"> {
  readonly page: ProductPage;
}

function Listed({ title, about, choice, path, empty, page }: ListedProps) {
  const form = useFilterForm(choice, path, (next) => filtersUrl(path, next));
  const { location } = useNavigation();
  const filters = chosenFilters(choice, page.facets);
  if (page.total === 0 && filters.length === 0)
    return (
      <p className={styles.empty}>
        <Typeset>{empty}</Typeset>
      </p>
    );
  const cleared = { ...noFilters, sort: choice.sort };
  return (
    <>
      <FilterForm {...{ about, path, form }} facets={page.facets} chosen={filters.length} />
      <FilterState
        chips={filters.map(({ key, text, without }) => ({ key, text, to: filtersUrl(path, without) }))}
        clearedTo={filtersUrl(path, cleared)}
        onRemove={form.cancel}
      >
        {texts.count(page.products.length, page.total)}
        {page.page > 1 ? `, ${pageOf(page.page, page.pages)}` : null}
      </FilterState>
      <div className={styles.results} aria-busy={location?.pathname === path || undefined}>
        {page.total === 0 ? (
          <NothingFits />
        ) : (
          <ProductGrid products={page.products} level={2} label={title} eager={1} />
        )}
        <Pager page={page.page} pages={page.pages} path={path} search={serializeFilters(choice).toString()} />
      </div>
    </>
  );
}

function NothingFits() {
  return (
    <div className={styles.empty}>
      <p>{texts.nothingFits}</p>
      <p>
        <Typeset>{texts.tryLess}</Typeset>
      </p>
      <p>
        <Link to={paths.shop()}>
          <Typeset>{texts.wholeShop}</Typeset>
        </Link>
      </p>
    </div>
  );
}
