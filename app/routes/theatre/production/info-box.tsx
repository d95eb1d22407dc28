import type { ReactNode } from "react";
import { Poster } from "#app/components/programme/poster.tsx";
import { formatDate, formatTime } from "#app/domain/dates.ts";
import { paths } from "#app/domain/paths.ts";
import { expectedEnd } from "#app/domain/theatre/performance-moment.ts";
import type { ListedPerformance } from "#app/domain/theatre/performance.ts";
import { formatMoney, listDecimals } from "#app/domain/shop/money.ts";
import { formatPriceRange } from "#app/domain/shop/price-range.ts";
import type { Production } from "#app/domain/theatre/production.ts";
import { czech } from "#app/domain/typography.ts";
import { ageText, lengthText } from "#app/messages/production-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import styles from "./info-box.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  concessionsFrom: (price: string) => `zlevněné vstupenky od ${price}`,
  facts: "Základní údaje",
  tickets: "Jak koupit vstupenky",
  way: "Kudy k nám",
  sensory: "Pro citlivé diváky: světla a zvuky",
  contentWarning: "Upozornění na obsah (může prozradit děj)",
});

interface InfoBoxProps {
  readonly production: Production;
  readonly next: ListedPerformance | null;
  /** Gross CZK; null: its performances have no concession. */
  readonly concessionsFrom: number | null;
}

/** Practical facts: duration, minimum age, venue, price, sensory and content warnings. */
export function InfoBox({ production, next, concessionsFrom }: InfoBoxProps) {
  const { images, sensory, contentWarning } = production;
  const facts = factsOf({ production, next, concessionsFrom }).filter(({ value }) => value !== null);
  return (
    <section className={styles.box} aria-labelledby="udaje">
      {images.length > 0 && production.image !== null ? (
        <Poster
          className={styles.poster}
          production={production}
          alt={`Plakát: ${production.title}`}
          widest={420}
          sizes="(min-width: 1506px) 460px, (min-width: 1024px) 32vw, (min-width: 768px) 30vw, 40vw"
        />
      ) : null}
      <div className={styles.words}>
        <h2 id="udaje">{texts.facts}</h2>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {sensory.length > 0 ? (
        <div className={styles.sensory}>
          <h3>
            <Icon name="alert" />
            {texts.sensory}
          </h3>
          <ul>
            {sensory.map((note) => (
              <li key={note}>
                <Typeset>{note}</Typeset>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {contentWarning ? (
        <details className={styles.warning}>
          <summary>{texts.contentWarning}</summary>
          <p>
            <Typeset>{contentWarning}</Typeset>
          </p>
          {production.helpLine ? (
            <p>
              <Typeset>{production.helpLine}</Typeset>
            </p>
          ) : null}
        </details>
      ) : null}
    </section>
  );
}

function factsOf({ production, next, concessionsFrom }: InfoBoxProps): { name: string; value: ReactNode }[] {
  const { lengthMinutes, intervals, premiere, derniere, ageFrom, language, translation, price, venue } =
    production;
  const end = next && expectedEnd(next);
  const decimals = listDecimals([price?.from ?? 0, price?.to ?? 0, concessionsFrom ?? 0]);
  return [
    {
      name: "Délka",
      value: lengthMinutes ? (
        <>
          {lengthText(lengthMinutes, intervals)}
          {next && end ? (
            <span className={styles.aside}>
              <Typeset>{`začátek v ${formatTime(next.startsAt)}, předpokládaný konec ${formatTime(end)}`}</Typeset>
            </span>
          ) : null}
        </>
      ) : null,
    },
    { name: "Premiéra", value: premiere && <time dateTime={premiere}>{formatDate(premiere)}</time> },
    { name: "Derniéra", value: derniere && <time dateTime={derniere}>{formatDate(derniere)}</time> },
    { name: "Věk", value: ageFrom && ageText(ageFrom) },
    { name: "Jazyk", value: language && czech(language) },
    { name: "Překlad", value: translation && czech(translation) },
    {
      name: "Vstupné",
      value: price && production.state !== "ended" && (
        <>
          <Typeset>{formatPriceRange(price, decimals)}</Typeset>
          {concessionsFrom === null ? null : (
            <p className={styles.aside}>
              {texts.concessionsFrom(formatMoney(concessionsFrom, null, { decimals }))}
            </p>
          )}
          <Link className={styles.aside} to={paths.tickets()}>
            {texts.tickets}
          </Link>
        </>
      ),
    },
    {
      name: "Scéna",
      value: venue && (
        <>
          <Typeset>{venue.name}</Typeset>
          <Link className={styles.aside} to={paths.contacts()}>
            {texts.way}
          </Link>
        </>
      ),
    },
  ].map(({ name, value }) => ({ name, value: value || null }));
}
