import { BlockFailed } from "#app/components/block-failed.tsx";
import { Picture } from "#app/components/picture.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { Typeset } from "#app/components/typeset.tsx";
import { heading } from "#app/domain/typography.ts";
import { isNothing, type Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import type { Venue } from "#app/domain/theatre/venue.ts";
import { aboutTexts } from "#app/messages/about.ts";
import styles from "./halls.module.css";

/** The theatre's halls: capacity, access, description. */
export function Halls({ venues }: { readonly venues: Block<readonly Omit<Venue, "zones">[]> }) {
  if (isNothing(venues)) return null;
  return (
    <section aria-labelledby="kde-hrajeme">
      <SectionHead
        id="kde-hrajeme"
        title={aboutTexts.venues}
        more={{ text: aboutTexts.venuesPage, to: paths.tickets() }}
      />
      {venues.ok ? (
        <ul className={styles.venues} role="list">
          {venues.value.map((venue) => (
            <li key={venue.slug} className={styles.venue}>
              {venue.image ? (
                <Picture
                  folder="venue"
                  file={venue.image}
                  alt={aboutTexts.view(venue.name)}
                  ratio="scene"
                  widest={640}
                  sizes="(min-width: 1506px) 715px, (min-width: 768px) 50vw, 100vw"
                />
              ) : null}
              <h3>{heading(venue.name)}</h3>
              <p className={styles.facts}>
                {[venue.capacity && aboutTexts.seats(venue.capacity), venue.stepFree && aboutTexts.stepFree]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              {venue.description ? <RichText html={venue.description} /> : null}
              {venue.access ? (
                <p>
                  <Typeset>{venue.access}</Typeset>
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <BlockFailed />
      )}
    </section>
  );
}
