import { BlockFailed } from "#app/components/block-failed.tsx";
import { Picture } from "#app/components/picture.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { czech } from "#app/domain/typography.ts";
import { isNothing, type Block } from "#app/domain/block.ts";
import { paths } from "#app/domain/paths.ts";
import { counted } from "#app/domain/plural.ts";
import type { Venue } from "#app/domain/theatre/venue.ts";
import styles from "./halls.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

const seats = { one: "místo", few: "místa", other: "míst" };

const texts = czech({
  venues: "Kde hrajeme",
  venuesPage: "Jak koupit vstupenky",
  seats: (count: number) => counted(count, seats),
  stepFree: "bezbariérový přístup",
  view: (name: string) => `Pohled: ${name}`,
});

/** The theatre's halls: capacity, access, description. */
export function Halls({ venues }: { readonly venues: Block<readonly Venue[]> }) {
  if (isNothing(venues)) return null;
  return (
    <section aria-labelledby="kde-hrajeme">
      <SectionHead
        id="kde-hrajeme"
        title={texts.venues}
        more={{ text: texts.venuesPage, to: paths.tickets() }}
      />
      {venues.ok ? (
        <ul className={styles.venues} role="list">
          {venues.value.map((venue) => (
            <li key={venue.slug} className={styles.venue}>
              {venue.image ? (
                <Picture
                  folder="venue"
                  file={venue.image}
                  alt={texts.view(venue.name)}
                  ratio="scene"
                  widest={640}
                  sizes="(min-width: 1506px) 715px, (min-width: 768px) 50vw, 100vw"
                />
              ) : null}
              <h3>
                <Typeset isHeading>{venue.name}</Typeset>
              </h3>
              <p className="muted">
                {[venue.capacity && texts.seats(venue.capacity), venue.stepFree && texts.stepFree]
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
