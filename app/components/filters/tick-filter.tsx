import { DropDown } from "#app/ui/drop-down.tsx";
import { OptionList, type Option } from "./option-list.tsx";

interface TickFilterProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** One drop-down of values; none where there is nothing to choose from. */
export function TickFilter(props: TickFilterProps) {
  const { legend, options, chosen } = props;
  if (options.length < 2 && chosen.length === 0) return null;
  return (
    <DropDown group="filtr" label={chosen.length > 0 ? `${legend} (${chosen.length})` : legend}>
      <OptionList {...props} />
    </DropDown>
  );
}
