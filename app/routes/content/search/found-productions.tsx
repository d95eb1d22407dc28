import { Picture } from "#app/components/picture.tsx";
import { paths } from "#app/domain/paths.ts";
import type { FoundProduction } from "#app/domain/search.ts";
import { searchTexts } from "#app/messages/search-texts.ts";
import { StretchedLink } from "#app/ui/stretched-link.tsx";
import styles from "./found-cards.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

/** Titles of the repertoire, each with its poster and the next date. */
export function FoundProductions({ productions }: { readonly productions: readonly FoundProduction[] }) {
  return (
    <ul role="list" className={styles.cards}>
      {productions.map((production) => (
        <li key={production.slug} className={styles.card}>
          <Picture
            className={styles.picture}
            folder="poster"
            size="thumbnail"
            file={production.image}
            alt=""
            ratio="poster"
            widest={120}
            sizes="120px"
          />
          <div className={styles.words}>
            <h3 className="h4">
              <StretchedLink to={paths.production(production)}>
                <Typeset>{production.title}</Typeset>
              </StretchedLink>
            </h3>
            {production.author ? (
              <p className="muted">
                <Typeset>{production.author}</Typeset>
              </p>
            ) : null}
            <When production={production} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function When({ production: { nextAt, state } }: { readonly production: FoundProduction }) {
  if (nextAt) {
    return (
      <p className={styles.when}>
        <time dateTime={nextAt}>{searchTexts.date(nextAt)}</time>
      </p>
    );
  }
  return state ? <p className="muted">{searchTexts.noDate[state]}</p> : null;
}
