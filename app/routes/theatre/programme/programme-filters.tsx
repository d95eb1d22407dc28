import { FilterBox } from "#app/components/filters/filter-box.tsx";
import { CheckboxFilter } from "#app/components/filters/tick-filter.tsx";
import type { FilterFormState } from "#app/components/filters/use-choice-form.ts";
import { isDay } from "#app/domain/theatre/calendar.ts";
import { paths } from "#app/domain/paths.ts";
import {
  accessWords,
  audienceWords,
  programmeFields,
  type ProgrammeFilters,
} from "#app/domain/theatre/programme-choice.ts";
import type { CountedName, ProgrammeFacets } from "#app/domain/theatre/programme.ts";
import { czech } from "#app/domain/typography.ts";
import { accessTexts, audienceTexts, programmeTexts } from "#app/messages/programme-texts.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { DropDown } from "#app/ui/drop-down.tsx";
import { Field } from "#app/ui/field.tsx";
import styles from "./programme-filters.module.css";

const texts = czech({
  filter: "Filtr programu",
  period: "Termín",
  from: "Od",
  to: "Do",
  venue: "Scéna",
  genre: "Žánr",
  audience: "Pro koho",
  access: "Přístupnost",
});

interface ProgrammeFiltersProps {
  readonly facets: ProgrammeFacets;
  readonly form: FilterFormState<ProgrammeFilters>;
  /** Number of active filters. */
  readonly chosen: number;
}

/** The horizontal filter: a GET form. Includes the month and people, which the visitor chooses elsewhere. */
export function ProgrammeFilterForm({ facets, form, chosen }: ProgrammeFiltersProps) {
  const { shown, change, submit } = form;
  return (
    <FilterBox path={paths.programme()} label={texts.filter} chosen={chosen} onSubmit={submit}>
      <PeriodFilter shown={shown} onChange={(period) => change({ ...period, month: null }, true)} />
      <CheckboxFilter
        name={programmeFields.venue}
        legend={texts.venue}
        options={facets.venues.map(named)}
        chosen={shown.venues}
        onChange={(venues) => change({ venues })}
      />
      <CheckboxFilter
        name={programmeFields.genre}
        legend={texts.genre}
        options={facets.genres.map(named)}
        chosen={shown.genres}
        onChange={(genres) => change({ genres })}
      />
      <CheckboxFilter
        name={programmeFields.audience}
        legend={texts.audience}
        options={facets.audience.map(({ kind, count }) => ({
          value: audienceWords[kind],
          label: audienceTexts[kind],
          count,
        }))}
        chosen={shown.audience.map((kind) => audienceWords[kind])}
        onChange={(words) =>
          change({
            audience: facets.audience
              .map(({ kind }) => kind)
              .filter((kind) => words.includes(audienceWords[kind])),
          })
        }
      />
      <CheckboxFilter
        name={programmeFields.access}
        legend={texts.access}
        options={facets.access.map(({ kind, count }) => ({
          value: accessWords[kind],
          label: accessTexts[kind],
          count,
        }))}
        chosen={shown.access.map((kind) => accessWords[kind])}
        onChange={(words) =>
          change({
            access: facets.access.map(({ kind }) => kind).filter((kind) => words.includes(accessWords[kind])),
          })
        }
      />
      <Checkbox
        name={programmeFields.free}
        value="1"
        label={`${programmeTexts.free} (${facets.free})`}
        disabled={facets.free === 0 && !shown.onlyFree}
        checked={shown.onlyFree}
        onChange={({ currentTarget }) => change({ onlyFree: currentTarget.checked })}
      />
      {shown.month ? <input type="hidden" name={programmeFields.month} value={shown.month} /> : null}
      {shown.people.map((id) => (
        <input key={id} type="hidden" name={programmeFields.person} value={id} />
      ))}
    </FilterBox>
  );
}

interface PeriodFilterProps {
  readonly shown: ProgrammeFilters;
  readonly onChange: (period: Pick<ProgrammeFilters, "from" | "to">) => void;
}

function PeriodFilter({ shown: { from, to }, onChange }: PeriodFilterProps) {
  const isOn = from !== null || to !== null;
  return (
    <DropDown group="filtr" label={isOn ? `${texts.period} (1)` : texts.period}>
      <div className={styles.period}>
        <Field
          type="date"
          name={programmeFields.from}
          label={texts.from}
          value={from ?? ""}
          onChange={({ currentTarget }) => onChange({ from: dayOf(currentTarget.value), to })}
        />
        <Field
          type="date"
          name={programmeFields.to}
          label={texts.to}
          value={to ?? ""}
          onChange={({ currentTarget }) => onChange({ from, to: dayOf(currentTarget.value) })}
        />
      </div>
    </DropDown>
  );
}

function dayOf(typed: string): string | null {
  return isDay(typed) ? typed : null;
}

function named({ slug, name, count }: CountedName) {
  return { value: slug, label: name, count };
}
