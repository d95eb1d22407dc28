import { idText } from "#app/domain/id.ts";
import type { Option } from "#app/components/filters/option-list.tsx";
import {
  attributeValue,
  stockCodes,
  stocks,
  stockWords,
  type ListFilters,
  type Stock,
} from "#app/domain/shop/list-filters.ts";
import type { Facets } from "#app/domain/shop/product.ts";
import { czech } from "#app/domain/typography.ts";

/** Names of filters, in the form and where it lists the chosen ones. */
export const filterNames = czech({ price: "Cena", sale: "Jen ve slevě" });

export const stockTexts: Record<Stock, string> = czech({
  here: "Skladem",
  "on-order": "Na objednávku",
  "on-request": "Na dotaz",
  gone: "Vyprodáno",
});

const mostAttributes = 6;

export function categoryOptions(facets: Facets, { categories }: ListFilters): readonly Option[] {
  const options = facets.categories.map(({ id, name, count }) => ({ value: idText(id), label: name, count }));
  return withChosen(
    options,
    categories.map((id) => ({ value: idText(id), label: `Kategorie ${idText(id)}`, count: 0 })),
  );
}

export function brandOptions(facets: Facets, { brands }: ListFilters): readonly Option[] {
  const options = facets.brands.map(({ slug, name, count }) => ({ value: slug, label: name, count }));
  return withChosen(
    options,
    brands.map((slug) => ({ value: slug, label: slug, count: 0 })),
  );
}

export function stockOptions(facets: Facets, choice: ListFilters): readonly Option[] {
  return stocks
    .map((stock) => {
      const codes: readonly string[] = stockCodes[stock];
      const counts = facets.availability.filter(({ code }) => codes.includes(code));
      const count = counts.reduce((sum, item) => sum + item.count, 0);
      return { stock, value: stockWords[stock], label: stockTexts[stock], count };
    })
    .filter(({ stock, count }) => count > 0 || choice.stocks.includes(stock))
    .map(({ value, label, count }) => ({ value, label, count }));
}

/** The first 6 attributes of the facets (the standalone back office sends the most useful ones first), and those in use. */
export function attributeGroups(facets: Facets, { attributes }: ListFilters) {
  const used = new Set(attributes.map(({ name }) => name));
  const known = facets.attributes
    .filter(({ name }, index) => index < mostAttributes || used.has(name))
    .map(({ name, values }) => ({ name, values }));
  const lost = [...used].filter((name) => !known.some((item) => item.name === name));
  return [...known, ...lost.map((name) => ({ name, values: [] }))].map(({ name, values }) => ({
    name,
    options: withChosen(
      values.map(({ value, count }) => ({ value: attributeValue({ name, value }), label: value, count })),
      attributes
        .filter((attribute) => attribute.name === name)
        .map((attribute) => ({ value: attributeValue(attribute), label: attribute.value, count: 0 })),
    ),
  }));
}

/** Adds selected values that are missing from the facets, so that they can be unchecked even without results. */
function withChosen(options: readonly Option[], chosen: readonly Option[]): readonly Option[] {
  const known = new Set(options.map(({ value }) => value));
  return [...options, ...chosen.filter(({ value }) => !known.has(value))];
}
