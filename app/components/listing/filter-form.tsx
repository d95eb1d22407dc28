import { useState } from "react";
import {
  type Sort,
  fields,
  parseFilters,
  sorts,
  sortWords,
  stocks,
  stockWords,
  type ListSubject,
  type ListFilters,
} from "#app/domain/shop/list-filters.ts";
import { FilterBox } from "#app/components/filters/filter-box.tsx";
import { CheckboxFilter } from "#app/components/filters/tick-filter.tsx";
import type { FilterFormState } from "#app/components/filters/use-choice-form.ts";
import type { Facets } from "#app/domain/shop/product.ts";
import { czech } from "#app/domain/typography.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { DropDown } from "#app/ui/drop-down.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AttributeFilter } from "./attribute-filter.tsx";
import { brandOptions, categoryOptions, filterNames, stockOptions } from "./filter-options.ts";
import { PriceFilter } from "./price-filter.tsx";
import styles from "./filter-form.module.css";

const sortTexts: Record<Sort, string> = czech({
  recommended: "Doporučené",
  cheapest: "Nejlevnější",
  dearest: "Nejdražší",
  newest: "Nejnovější",
  name: "Podle názvu",
});

const texts = czech({
  form: "Filtry a řazení",
  category: "Kategorie",
  brand: "Značka",
  stock: "Dostupnost",
  sort: "Řadit",
});

interface FilterFormProps {
  /** Subject of the list, which has no filter in the form. */
  readonly about: ListSubject;
  readonly path: string;
  /** Null: the upstream provides no counts, so the form has only prices and the order. */
  readonly facets: Facets | null;
  readonly form: FilterFormState<ListFilters>;
  /** Number of active filters. */
  readonly chosen: number;
}

/** Filters and the order as a GET form; JavaScript submits it on change. */
export function FilterForm({ about, path, facets, form, chosen }: FilterFormProps) {
  const { shown, change, submit } = form;
  const [hasSlider, setSlider] = useState(false);
  return (
    <FilterBox
      {...{ path, chosen }}
      label={texts.form}
      onSubmit={submit}
      beside={<SortSelect shown={shown} onChange={(sort) => change({ sort })} />}
    >
      {facets ? (
        <CheckboxFilter
          {...{ name: fields.category, legend: texts.category }}
          options={categoryOptions(facets, shown)}
          chosen={shown.categories.map(String)}
          onChange={(ids) => change({ categories: ids.map(Number) })}
        />
      ) : null}
      {facets ? (
        <CheckboxFilter
          {...{ name: fields.brand, legend: texts.brand }}
          options={brandOptions(facets, shown)}
          chosen={shown.brands}
          onChange={(brands) => change({ brands })}
        />
      ) : null}
      {facets ? (
        <CheckboxFilter
          {...{ name: fields.stock, legend: texts.stock }}
          options={stockOptions(facets, shown)}
          chosen={shown.stocks.map((stock) => stockWords[stock])}
          onChange={(words) =>
            change({ stocks: stocks.filter((stock) => words.includes(stockWords[stock])) })
          }
        />
      ) : null}
      <DropDown
        group="filtr"
        label={shown.from !== null || shown.to !== null ? `${filterNames.price} (1)` : filterNames.price}
        onOpen={() => setSlider(true)}
      >
        <PriceFilter
          bounds={facets?.price ?? null}
          from={shown.from}
          to={shown.to}
          hasSlider={hasSlider}
          onChange={(prices) => change(prices, true)}
        />
      </DropDown>
      {facets ? (
        <AttributeFilter
          {...{ facets, shown }}
          onChange={(values) =>
            change({
              attributes: parseFilters(new URLSearchParams(values.map((value) => [fields.attribute, value])))
                .attributes,
            })
          }
        />
      ) : null}
      {facets && (facets.sale > 0 || shown.sale) && about !== "sale" ? (
        <Checkbox
          name={fields.sale}
          value="1"
          label={`${filterNames.sale} (${facets.sale})`}
          checked={shown.sale}
          onChange={({ currentTarget }) => change({ sale: currentTarget.checked })}
        />
      ) : null}
    </FilterBox>
  );
}

function SortSelect({
  shown,
  onChange,
}: {
  readonly shown: ListFilters;
  readonly onChange: (sort: ListFilters["sort"]) => void;
}) {
  return (
    <label className={styles.sort}>
      <span>{texts.sort}</span>
      <span className={styles.box}>
        <select
          className={styles.select}
          name={fields.sort}
          value={sortWords[shown.sort]}
          onChange={({ currentTarget }) =>
            onChange(sorts.find((sort) => sortWords[sort] === currentTarget.value) ?? "recommended")
          }
        >
          {sorts.map((sort) => (
            <option key={sort} value={sortWords[sort]}>
              {sortTexts[sort]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}
