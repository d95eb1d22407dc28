import { type Id, idText, isSameId } from "#app/domain/id.ts";
import { stockWords, type ListFilters } from "#app/domain/shop/list-filters.ts";
import { formatWholeMoney } from "#app/domain/shop/money.ts";
import type { Facets } from "#app/domain/shop/product.ts";
import { filterNames, stockTexts } from "./filter-options.ts";

/** An active filter and the choice without it. */
export interface ChosenFilter {
  readonly key: string;
  readonly text: string;
  readonly without: ListFilters;
}

export function chosenFilters(choice: ListFilters, facets: Facets | null): readonly ChosenFilter[] {
  const { categories, brands, stocks, attributes, sale, from, to } = choice;
  const named = (id: Id) =>
    facets?.categories.find((category) => isSameId(category.id, id))?.name ?? `Kategorie ${idText(id)}`;
  const branded = (slug: string) => facets?.brands.find((brand) => brand.slug === slug)?.name ?? slug;
  return [
    ...categories.map((id) => ({
      key: `category-${id}`,
      text: named(id),
      without: { ...choice, categories: categories.filter((category) => category !== id) },
    })),
    ...brands.map((slug) => ({
      key: `brand-${slug}`,
      text: branded(slug),
      without: { ...choice, brands: brands.filter((brand) => brand !== slug) },
    })),
    ...stocks.map((stock) => ({
      key: stockWords[stock],
      text: stockTexts[stock],
      without: { ...choice, stocks: stocks.filter((item) => item !== stock) },
    })),
    ...attributes.map((attribute) => ({
      key: `attribute-${attribute.name}-${attribute.value}`,
      text: `${attribute.name}: ${attribute.value}`,
      without: { ...choice, attributes: attributes.filter((item) => item !== attribute) },
    })),
    ...(sale ? [{ key: "sale", text: filterNames.sale, without: { ...choice, sale: false } }] : []),
    ...(from !== null || to !== null
      ? [{ key: "price", text: priceText(from, to), without: { ...choice, from: null, to: null } }]
      : []),
  ];
}

/** „Cena od 200 Kč do 500 Kč“; the filter always has crowns. */
function priceText(from: number | null, to: number | null): string {
  const low = from === null ? "" : ` od\u00a0${formatWholeMoney(from)}`;
  const high = to === null ? "" : ` do\u00a0${formatWholeMoney(to)}`;
  return `${filterNames.price}${low}${high}`;
}
