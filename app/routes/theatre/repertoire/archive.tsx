import { Link } from "@remix-run/react";
import { SectionHead } from "#app/components/section-head.tsx";
import { heading, Typeset } from "#app/components/typeset.tsx";
import { formatDate } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import type { ProductionCard } from "#app/domain/theatre/production.ts";
import { nbsp } from "#app/domain/typography.ts";
import { productionTexts as texts } from "#app/messages/production.ts";
import styles from "./repertoire.module.css";

/** Titles no longer played, as text lines without posters, like in an old printed programme. */
export function Archive({ productions }: { readonly productions: readonly ProductionCard[] }) {
  if (productions.length === 0) return null;
  return (
    <section aria-labelledby="archiv">
      <SectionHead id="archiv" title={texts.archive} />
      <p className={styles.lead}>{nbsp(texts.archiveText)}</p>
      <ul className={styles.archive} role="list" aria-label={texts.archive}>
        {productions.map((production) => (
          <li key={production.slug} className={styles.line}>
            <h3>
              <Link to={paths.production(production)}>{heading(production.title)}</Link>
            </h3>
            {production.author ? (
              <p>
                <Typeset>{production.author}</Typeset>
              </p>
            ) : null}
            <p className={styles.life}>
              {production.premiere ? (
                <span>
                  Premiéra <time dateTime={production.premiere}>{formatDate(production.premiere)}</time>
                </span>
              ) : null}
              {production.derniere ? (
                <span>
                  Derniéra <time dateTime={production.derniere}>{formatDate(production.derniere)}</time>
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
