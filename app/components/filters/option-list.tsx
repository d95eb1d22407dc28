import { Checkbox } from "#app/ui/checkbox.tsx";
import styles from "./option-list.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** One checkbox of a filter. */
export interface Option {
  /** The value in the URL. */
  readonly value: string;
  readonly label: string;
  /** Number of results with this value. */
  readonly count: number;
}

interface OptionListProps {
  readonly name: string;
  /** Accessible name of the group; visible with `showLegend`. */
  readonly legend: string;
  readonly showLegend?: boolean;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Checkboxes with result counts; the visitor can only uncheck a value without results. */
export function OptionList({ name, legend, showLegend = false, options, chosen, onChange }: OptionListProps) {
  return (
    <fieldset className={styles.options} aria-label={showLegend ? undefined : legend}>
      {showLegend ? (
        <legend className={styles.legend}>
          <Typeset>{legend}</Typeset>
        </legend>
      ) : null}
      {options.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          id={`${name}-${value}`}
          name={name}
          value={value}
          label={
            <>
              <Typeset>{label}</Typeset> <span className={styles.count}>({count})</span>
            </>
          }
          disabled={count === 0 && !chosen.includes(value)}
          checked={chosen.includes(value)}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.checked ? [...chosen, value].sort() : chosen.filter((item) => item !== value),
            )
          }
        />
      ))}
    </fieldset>
  );
}
