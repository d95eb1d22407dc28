import { SectionHead } from "#app/components/section-head.tsx";
import { paths } from "#app/domain/paths.ts";
import { byGroup, byLetter } from "#app/domain/theatre/people.ts";
import type { ListedPerson } from "#app/domain/theatre/person.ts";
import { czech } from "#app/domain/typography.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./everybody.module.css";
import { PersonGrid } from "./person-grid.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  groups: "Skupiny",
  letters: "Podle písmen",
  index: "Od A do Ž",
});

/** Portraits by group, then an index of names as at the end of a printed programme. */
export function Everybody({ people }: { readonly people: readonly ListedPerson[] }) {
  const groups = byGroup(people);
  const letters = byLetter(people);
  return (
    <>
      <nav className={styles.ways} aria-label={texts.groups}>
        <ul role="list">
          {groups.map((group) => (
            <li key={group.slug}>
              <a href={`#skupina-${group.slug}`}>
                <Typeset>{group.name}</Typeset>
              </a>
            </li>
          ))}
          <li>
            <a href="#abeceda">{texts.index}</a>
          </li>
        </ul>
      </nav>
      {groups.map((group, index) => (
        <section key={group.slug} className={styles.group} aria-labelledby={`skupina-${group.slug}`}>
          <SectionHead title={czech(group.name)} id={`skupina-${group.slug}`} />
          <PersonGrid people={group.people} label={czech(group.name)} eager={index === 0 ? 1 : 0} />
        </section>
      ))}
      <section className={styles.group} aria-labelledby="abeceda">
        <SectionHead title={texts.index} id="abeceda" />
        <nav className={styles.letters} aria-label={texts.letters}>
          <ol role="list">
            {letters.map(({ letter, anchor }) => (
              <li key={letter}>
                <a href={`#${anchor}`}>{letter}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.index}>
          {letters.map(({ letter, anchor, people: named }) => (
            <div key={letter} className={styles.letter}>
              <h3 id={anchor}>{letter}</h3>
              <ul role="list">
                {named.map((person) => (
                  <li key={person.id}>
                    <Link to={paths.person(person)}>{indexName(person)}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

/** „Chalupníková Barbora“; a name that does not end with the surname stays unchanged. */
function indexName({ name, surname }: ListedPerson): string {
  const first = name.endsWith(` ${surname}`) ? name.slice(0, -surname.length - 1) : null;
  return czech(first === null ? name : `${surname} ${first}`);
}
