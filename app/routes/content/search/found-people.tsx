import { Picture } from "#app/components/picture.tsx";
import { paths } from "#app/domain/paths.ts";
import type { FoundPerson } from "#app/domain/search.ts";
import { StretchedLink } from "#app/ui/stretched-link.tsx";
import styles from "./found-cards.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** People with their portraits and functions. */
export function FoundPeople({ people }: { readonly people: readonly FoundPerson[] }) {
  return (
    <ul role="list" className={styles.cards}>
      {people.map((person) => (
        <li key={person.id} className={styles.card}>
          {person.image ? (
            <Picture
              className={styles.picture}
              folder="person"
              size="thumbnail"
              file={person.image}
              alt=""
              ratio="portrait"
              widest={120}
              sizes="120px"
            />
          ) : null}
          <div className={styles.words}>
            <h3 className="h4">
              <StretchedLink to={paths.person(person)}>
                <Typeset>{person.name}</Typeset>
              </StretchedLink>
            </h3>
            {person.function ? (
              <p className="muted">
                <Typeset>{person.function}</Typeset>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
