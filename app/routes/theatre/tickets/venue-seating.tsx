import { BlockFailed } from "#app/components/block-failed.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { isNothing, type Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import { formatMoney, listDecimals } from "#app/domain/shop/money.ts";
import { czech } from "#app/domain/typography.ts";
import type { Venue } from "#app/domain/theatre/venue.ts";
import { ticketsTexts } from "#app/messages/tickets-texts.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { useIsOpen } from "#app/ui/link.tsx";
import { Lightbox } from "#app/ui/lightbox.tsx";
import { HallPlan, ZoneColour } from "./hall-plan.tsx";
import styles from "./venue-seating.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  prices: "Ceny podle scény a pásma",
  pricesNote: "Ceny jednotlivých představení se mohou lišit, vždy je najdete u termínu v programu.",
  pricesDiffer: "Ceny jednotlivých představení se mohou lišit.",
  zone: "Pásmo",
  zoneAndColour: "Pásmo a barva na plánku",
  price: "Cena",
  venues: "Kde budete sedět",
  stepFree: "bezbariérový přístup",
  access: "Jak se dovnitř dostanete:",
});

/** Seating and prices of each hall. Each plan links to its large picture. */
export function VenueSeating({ venues }: { readonly venues: Block<readonly Venue[]> }) {
  const hasProgramme = useIsOpen(paths.programme());
  if (isNothing(venues)) return null;
  // The chosen performance has its own prices, with the plan.
  const hasPrices = !venues.ok || venues.value.some(({ zones }) => zones.length > 0);
  return (
    <section aria-labelledby="ceny">
      <SectionHead id="ceny" title={hasPrices ? texts.prices : texts.venues} />
      {venues.ok ? (
        <Lightbox label={texts.venues}>
          {venues.value.map((venue) => (
            <Hall key={venue.slug} venue={venue} />
          ))}
          {hasPrices ? <p className="note">{hasProgramme ? texts.pricesNote : texts.pricesDiffer}</p> : null}
        </Lightbox>
      ) : (
        <BlockFailed />
      )}
    </section>
  );
}

function Hall({ venue }: { readonly venue: Venue }) {
  const facts = [
    venue.capacity === null ? null : ticketsTexts.capacity(venue.capacity),
    venue.stepFree ? texts.stepFree : null,
  ].filter((fact) => fact !== null);
  return (
    <article className={styles.hall} id={`scena-${venue.slug}`}>
      <div className={styles.words}>
        <h3>
          <Typeset>{venue.name}</Typeset>
        </h3>
        {facts.length > 0 ? <p className="muted">{facts.join(" · ")}</p> : null}
        {venue.zones.length > 0 ? (
          <Zones of={venue.name} zones={venue.zones} hasPlan={venue.image !== null} />
        ) : null}
      </div>
      {venue.image ? (
        <div className={styles.plan}>
          <HallPlan hall={{ name: venue.name, image: venue.image }} sizes="(min-width: 1024px) 48vw, 100vw" />
        </div>
      ) : null}
      <div className={styles.about}>
        {venue.description ? <RichText html={venue.description} /> : null}
        {venue.access ? (
          <p className={styles.access}>
            <b>{texts.access}</b> <Typeset>{venue.access}</Typeset>
          </p>
        ) : null}
      </div>
    </article>
  );
}

interface ZonesProps {
  /** The caption of the prices. */
  readonly of: string;
  readonly zones: Venue["zones"];
  /** The prices are beside the plan and are the key to its colours. */
  readonly hasPlan?: boolean;
}

/** The prices of a hall by zone. */
export function Zones({ of, zones, hasPlan = false }: ZonesProps) {
  const decimals = listDecimals(zones.map(({ price }) => price));
  const isKey = hasPlan && zones.some(({ colour }) => colour);
  return (
    <table className={styles.zones}>
      <caption>
        <HiddenText>
          {texts.prices}: {czech(of)}
        </HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">{isKey ? texts.zoneAndColour : texts.zone}</th>
          <th scope="col">{texts.price}</th>
        </tr>
      </thead>
      <tbody>
        {zones.map(({ name, price, colour }) => (
          <tr key={name}>
            <th scope="row">
              {isKey ? <ZoneColour colour={colour} /> : null}
              <Typeset>{name}</Typeset>
            </th>
            <td>{formatMoney(price, null, { decimals })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
