import { DropDown } from "#app/ui/drop-down.tsx";
import { OptionList, type Option } from "./option-list.tsx";

interface TickFilterProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A drop-down with checkboxes; renders nothing for fewer than two values, unless one is checked. */
export function CheckboxFilter(props: TickFilterProps) {
  const { legend, options, chosen } = props;
  if (options.length < 2 && chosen.length === 0) return null;
  return (
    <DropDown group="filtr" label={chosen.length > 0 ? `${legend} (${chosen.length})` : legend}>
      <OptionList {...props} />
    </DropDown>
  );
}
