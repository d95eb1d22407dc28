import { OptionList } from "#app/components/filters/option-list.tsx";
import { attributeValue, fields, type ListFilters } from "#app/domain/shop/list-filters.ts";
import type { Facets } from "#app/domain/shop/product.ts";
import { czech } from "#app/domain/typography.ts";
import { DropDown } from "#app/ui/drop-down.tsx";
import { attributeGroups } from "./filter-options.ts";
import styles from "./attribute-filter.module.css";

const texts = czech({
  attributes: "Parametry",
});

interface AttributeFilterProps {
  readonly facets: Facets;
  readonly shown: ListFilters;
  /** `Name:Value` each. */
  readonly onChange: (values: readonly string[]) => void;
}

/** All attributes behind one drop-down, side by side. */
export function AttributeFilter({ facets, shown, onChange }: AttributeFilterProps) {
  const groups = attributeGroups(facets, shown);
  const chosen = shown.attributes.map(attributeValue);
  if (groups.length === 0) return null;
  const label = chosen.length > 0 ? `${texts.attributes} (${chosen.length})` : texts.attributes;
  return (
    <DropDown group="filtr" label={label} wide>
      <div className={styles.attributes}>
        {groups.map(({ name, options }) => (
          <OptionList
            key={name}
            name={fields.attribute}
            legend={name}
            showLegend
            {...{ options, chosen, onChange }}
          />
        ))}
      </div>
    </DropDown>
  );
}
