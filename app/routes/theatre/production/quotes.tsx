import { formatDate } from "#app/domain/dates.ts";
import type { Production } from "#app/domain/theatre/production.ts";
import { czech } from "#app/domain/typography.ts";
import { PageColumn } from "#app/ui/page-column.tsx";
import styles from "./quotes.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  quotes: "Napsali o nás",
});

/** Quotes from reviews, each with its source. */
export function Quotes({ production: { quotes } }: { readonly production: Production }) {
  if (quotes.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="ohlasy">
      <PageColumn className={styles.inner}>
        <h2 id="ohlasy">{texts.quotes}</h2>
        {quotes.map(({ text, source, date, url }) => (
          <figure key={text} className={styles.quote}>
            <blockquote>
              <p>{quoted(text)}</p>
            </blockquote>
            <figcaption>
              {url ? (
                <a href={url} rel="noopener">
                  <Typeset>{source}</Typeset>
                </a>
              ) : (
                czech(source)
              )}
              {date ? (
                <>
                  {", "}
                  <time dateTime={date}>{formatDate(date)}</time>
                </>
              ) : null}
            </figcaption>
          </figure>
        ))}
      </PageColumn>
    </section>
  );
}

/** Adds „Czech quotes“, whether or not the upstream's text contains any. */
function quoted(text: string): string {
  return czech(`„${unquoted(text)}“`);
}

/** The text without surrounding quotes of any kind. */
export function unquoted(text: string): string {
  let end = text.length;
  while (end > 0 && '“”"'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(/^[„“"”]+/u, "");
}
