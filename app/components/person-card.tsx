import { paths } from "#app/domain/paths.ts";
import type { ListedPerson } from "#app/domain/theatre/person.ts";
import { StretchedLink } from "#app/ui/stretched-link.tsx";
import { Picture } from "./picture.tsx";
import styles from "./person-card.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface PersonCardProps {
  readonly person: ListedPerson;
  /** Level of the name's heading, one below the heading of the grid. */
  readonly level?: 2 | 3;
  /** Among the first pictures of the page. */
  readonly first?: boolean;
}

/** A portrait with the name below it. The name is the link; the whole card is its target. */
export function PersonCard({ person, level = 3, first = false }: PersonCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className={styles.card}>
      <div className={styles.portrait}>
        <Picture
          folder="person"
          file={person.image}
          alt=""
          ratio="portrait"
          widest={360}
          sizes="(min-width: 1506px) 277px, (min-width: 1024px) 20vw, (min-width: 768px) 33vw, 50vw"
          first={first}
        />
      </div>
      <Heading className={styles.name}>
        <StretchedLink to={paths.person(person)} viewTransition>
          <Typeset isHeading>{person.name}</Typeset>
        </StretchedLink>
      </Heading>
      {person.function || person.asGuest ? (
        <p className={styles.function}>
          {person.function ? <Typeset>{person.function}</Typeset> : null}
          {person.function && person.asGuest ? ", " : null}
          {person.asGuest ? <abbr title="jako host">j.&nbsp;h.</abbr> : null}
        </p>
      ) : null}
    </article>
  );
}
