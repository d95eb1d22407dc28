import { useState } from "react";
import { FilterBox } from "#app/components/filters/filter-box.tsx";
import { FilterState } from "#app/components/filters/filter-state.tsx";
import { OptionList } from "#app/components/filters/option-list.tsx";
import { CheckboxFilter } from "#app/components/filters/tick-filter.tsx";
import { Listing } from "#app/components/listing/listing.tsx";
import { PriceFilter } from "#app/components/listing/price-filter.tsx";
import { noFilters } from "#app/domain/shop/list-filters.ts";
import { facets, products } from "./samples/shop.ts";
import { Part, Specimen } from "./specimen.tsx";

const options = [
  { value: "drevo", label: "dřevo", count: 3 },
  { value: "papir", label: "papír", count: 0 },
] as const;
const list = {
  about: "new",
  choice: noFilters,
  path: "/products/new",
  above: [{ text: "E-shop", to: "/eshop" }],
} as const;
const block = { ok: true, value: { products, total: 23, page: 2, pages: 5, facets } } as const;
const nothing = { ok: true, value: { products: [], total: 0, page: 1, pages: 1, facets } } as const;

export function ListingPart() {
  const [chosen, setChosen] = useState<readonly string[]>(["drevo"]);
  return (
    <Part id="seznamy" title="Seznamy a filtry">
      <Specimen
        name="FilterBox, TickFilter, OptionList, PriceFilter, FilterState"
        states="nic a něco zvoleno"
        isWide
      >
        <FilterBox path="/program" label="Vzor filtrů" chosen={chosen.length} onSubmit={() => undefined}>
          <CheckboxFilter
            name="vzor"
            legend="Materiál"
            options={options}
            chosen={chosen}
            onChange={setChosen}
          />
        </FilterBox>
        <OptionList
          name="vzor-otevreny"
          legend="Otevřený seznam"
          showLegend
          options={options}
          chosen={chosen}
          onChange={setChosen}
        />
        <PriceFilter
          bounds={{ min: 85, max: 1890 }}
          from={null}
          to={500}
          hasSlider={false}
          onChange={() => undefined}
        />
        <FilterState
          chips={[{ key: "a", text: "Materiál: dřevo", to: "#seznamy" }]}
          clearedTo="#seznamy"
          onRemove={() => undefined}
        >
          8 z 23 produktů
        </FilterState>
      </Specimen>
      <Specimen name="Listing" states="plný, nic nevyhovuje, prázdný, po výpadku" isWide>
        <Listing {...list} title="Novinky" block={block} empty="Zatím tu nic není." />
        <Listing
          {...list}
          title="Nic nevyhovuje"
          choice={{ ...noFilters, sale: true }}
          block={nothing}
          empty="Zatím tu nic není."
        />
        <Listing {...list} title="Prázdný seznam" block={nothing} empty="Zatím tu nic není." />
        <Listing
          {...list}
          title="Po výpadku"
          block={{ ok: false, error: "failed" }}
          empty="Zatím tu nic není."
        />
      </Specimen>
    </Part>
  );
}
