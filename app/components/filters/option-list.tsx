import { nbsp } from "#app/domain/typography.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import styles from "./option-list.module.css";

/** One thing to tick. */
export interface Option {
  /** As it stands in the address. */
  readonly value: string;
  readonly label: string;
  /** How many it would give. */
  readonly count: number;
}

interface OptionListProps {
  readonly name: string;
  /** Read aloud, and seen where the list stands among others. */
  readonly legend: string;
  readonly showLegend?: boolean;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Values to tick, each with how many it would give; what would give nothing cannot be ticked, only unticked. */
export function OptionList({ name, legend, showLegend = false, options, chosen, onChange }: OptionListProps) {
  return (
    <fieldset className={styles.options} aria-label={showLegend ? undefined : legend}>
      {showLegend ? <legend className={styles.legend}>{nbsp(legend)}</legend> : null}
      {options.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          id={`${name}-${value}`}
          name={name}
          value={value}
          label={
            <>
              {nbsp(label)} <span className={styles.count}>({count})</span>
            </>
          }
          disabled={count === 0 && !chosen.includes(value)}
          checked={chosen.includes(value)}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.checked ? [...chosen, value].sort() : chosen.filter((one) => one !== value),
            )
          }
        />
      ))}
    </fieldset>
  );
}
