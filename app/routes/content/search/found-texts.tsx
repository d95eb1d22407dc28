import { Link } from "@remix-run/react";
import { Typeset } from "#app/components/typeset.tsx";
import { formatDate } from "#app/domain/dates.ts";
import styles from "./search.module.css";

interface FoundText {
  readonly to: string;
  readonly title: string;
  readonly excerpt: string;
  /** ISO instant; pages have none. */
  readonly date?: string;
}

/** News and pages: their titles and the text around the search term. */
export function FoundTexts({ texts }: { readonly texts: readonly FoundText[] }) {
  return (
    <ul role="list" className={styles.texts}>
      {texts.map(({ to, title, excerpt, date }) => (
        <li key={to}>
          <h3>
            <Link to={to}>
              <Typeset>{title}</Typeset>
            </Link>
          </h3>
          {date ? (
            <p className={styles.date}>
              <time dateTime={date}>{formatDate(date)}</time>
            </p>
          ) : null}
          {excerpt ? (
            <p>
              <Typeset>{excerpt}</Typeset>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
