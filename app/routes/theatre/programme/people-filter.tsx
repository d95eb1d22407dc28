import { byId, isSameId } from "#app/domain/id.ts";
import { plural } from "#app/domain/plural.ts";
import { programmeUrl, type ProgrammeFilters } from "#app/domain/theatre/programme-choice.ts";
import type { ProgrammeFacets } from "#app/domain/theatre/programme.ts";
import { czech } from "#app/domain/typography.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./people-filter.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const dates = { one: "termín", few: "termíny", other: "termínů" };

const texts = czech({
  dateWord: (n: number) => plural(n, dates),
  people: "Účinkující",
  peopleHint: "Kdo v tomto období hraje",
});

interface PeopleFilterProps {
  readonly people: ProgrammeFacets["people"];
  readonly choice: ProgrammeFilters;
  readonly onChoose: () => void;
}

/** The side list of people who play in the shown period. A link adds a person to the filter or removes them. */
export function PeopleFilter({ people, choice, onChoose }: PeopleFilterProps) {
  if (people.length === 0) return <div />;
  return (
    <aside className={styles.side} aria-label={texts.people}>
      <Disclosure
        look="box"
        label={choice.people.length > 0 ? `${texts.people} (${choice.people.length})` : texts.people}
        className={styles.box}
        labelClassName={styles.label}
      >
        <p className={styles.hint}>{texts.peopleHint}</p>
        <ul className={styles.people} role="list">
          {people.map(({ id, name, count }) => {
            const isChosen = choice.people.some((value) => isSameId(value, id));
            const next = isChosen
              ? choice.people.filter((value) => !isSameId(value, id))
              : [...choice.people, id].sort(byId);
            return (
              <li key={id}>
                <Link
                  className={styles.person}
                  to={programmeUrl({ ...choice, people: next })}
                  aria-current={isChosen ? "true" : undefined}
                  preventScrollReset
                  onClick={onChoose}
                >
                  <Typeset>{name}</Typeset>
                  <span className={styles.count}>
                    {count}
                    <HiddenText>{` ${texts.dateWord(count)}`}</HiddenText>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </Disclosure>
    </aside>
  );
}
