import { SectionHead } from "#app/components/section-head.tsx";
import type { Block } from "#app/domain/block.ts";
import { isoInstant } from "#app/domain/dates.ts";
import { ListPrices, useListDecimals } from "#app/components/shop/use-money.tsx";
import { formatPriceRange, rangeAmounts } from "#app/domain/shop/price-range.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import type { EnglishShow } from "./load-english.server.ts";
import { englishAccess, englishTexts as texts } from "./english-texts.ts";
import styles from "./english.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface ShowsProps {
  readonly shows: Block<readonly EnglishShow[]>;
}

/** The coming dates that need no Czech, with their tickets. */
export function Shows({ shows }: ShowsProps) {
  return (
    <section aria-labelledby="shows">
      <SectionHead id="shows" title={texts.shows} />
      <p>{texts.showsText}</p>
      {!shows.ok ? (
        <p>{texts.failed}</p>
      ) : shows.value.length === 0 ? (
        <p>{texts.noShows}</p>
      ) : (
        <ListPrices amounts={rangeAmounts(shows.value)} isInCrowns>
          <ul role="list" aria-label={texts.shows}>
            {shows.value.map((show) => (
              <Show key={show.id} show={show} />
            ))}
          </ul>
        </ListPrices>
      )}
    </section>
  );
}

function Show({ show }: { readonly show: EnglishShow }) {
  const { title, startsAt, when, before, venue, price, access, isWithoutWords } = show;
  const decimals = useListDecimals();
  const marks = [
    ...(isWithoutWords ? [texts.withoutWords] : []),
    ...access.map((kind) => englishAccess[kind]),
  ];
  return (
    <li className={styles.show}>
      <p className={styles.when}>
        <time dateTime={isoInstant(startsAt)}>{when}</time>
      </p>
      <div>
        <h3 lang="cs">{title}</h3>
        <p>
          <span lang="cs">{venue}</span> · {marks.join(" · ")}
        </p>
        {before ? <p>{texts.movedFrom(before)}</p> : null}
        {price && price.to > 0 ? (
          <p>
            <Typeset>{texts.price(formatPriceRange(price, decimals))}</Typeset>
          </p>
        ) : null}
      </div>
      <Ticket show={show} />
    </li>
  );
}

function Ticket({ show }: { readonly show: EnglishShow }) {
  const { ticket } = show;
  switch (ticket.kind) {
    case "link":
      return (
        <ButtonLink to={ticket.to} variant="secondary" rel={ticket.leaves ? "noopener" : undefined}>
          {texts.ticketsLink}
          <HiddenText>
            {": "}
            <span lang="cs">{show.title}</span>
            {`, ${show.day}`}
          </HiddenText>
        </ButtonLink>
      );
    case "sold-out":
      return <p>{texts.soldOut}</p>;
    case "box-office":
      return <p>{texts.boxOfficeOnly}</p>;
    case "free":
      return <p>{texts.free}</p>;
    case "presale":
      return <p>{texts.onSaleLater}</p>;
    default:
      return null;
  }
}
