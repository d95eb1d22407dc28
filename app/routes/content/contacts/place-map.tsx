import { useHydrated } from "remix-utils/use-hydrated";
import { Picture } from "#app/components/picture.tsx";
import type { Contact } from "#app/domain/contact.ts";
import { mapTexts } from "#app/messages/content-texts.ts";
import { HiddenText } from "#app/ui/hidden-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LiveMap } from "./live-map.tsx";
import styles from "./place-map.module.css";

interface PlaceMapProps {
  readonly contact: Contact;
  readonly tiles: { readonly tiles: string; readonly attribution: string } | null;
}

/** The location: a static map, and links that open it in the visitor's own map app. */
export function PlaceMap({ contact, tiles }: PlaceMapProps) {
  const { name, map, position } = contact;
  const isScripted = useHydrated();
  if (!map && !position) return null;
  return (
    <div className={styles.map}>
      <div className={styles.frame}>
        {map ? (
          <Picture
            folder="map"
            file={map}
            alt={mapTexts.picture(name)}
            ratio="scene"
            widest={800}
            sizes="(min-width: 1506px) 838px, (min-width: 1024px) 58vw, 100vw"
          />
        ) : null}
        {position && tiles && isScripted ? (
          <LiveMap key={contact.slug} {...{ name, position, tiles }} />
        ) : null}
      </div>
      {position ? <Ways position={position} /> : null}
    </div>
  );
}

function Ways({
  position,
}: {
  readonly position: { readonly latitude: number; readonly longitude: number };
}) {
  const { latitude, longitude } = position;
  const osm = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <ul className={styles.ways} role="list" data-no-print>
      <li>
        <a href={`geo:${latitude},${longitude}?q=${latitude},${longitude}`}>
          <Icon name="map-pin" />
          {mapTexts.geo}
        </a>
      </li>
      <li>
        <a href={osm} rel="noopener">
          <Icon name="external" />
          {mapTexts.osm} <HiddenText>{mapTexts.leaves}</HiddenText>
        </a>
      </li>
    </ul>
  );
}
