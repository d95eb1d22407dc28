import type { ReactNode } from "react";
import type { Contact } from "#app/domain/contact.ts";
import { contactTexts } from "#app/messages/content-texts.ts";
import styles from "./contact-detail.module.css";
import { ContactPeople } from "./contact-people.tsx";
import { PlaceMap } from "./place-map.tsx";
import { Reach } from "./reach.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

interface ContactDetailProps {
  readonly contact: Contact;
  /** The contact whose location the page shows: this one, or the building of a department. */
  readonly place: Contact;
  readonly tiles: { readonly tiles: string; readonly attribution: string } | null;
  /** Content below the address, e.g. the box-office hours. */
  readonly children?: ReactNode;
}

/** All details of one contact, with the map beside them. */
export function ContactDetail({ contact, place, tiles, children }: ContactDetailProps) {
  const { slug, name, description, openingHours, email, phone, people } = contact;
  return (
    <section className={styles.detail} aria-labelledby={`kontakt-${slug}`}>
      <div className={styles.facts}>
        <h2 id={`kontakt-${slug}`}>
          <Typeset isHeading>{name}</Typeset>
        </h2>
        {description ? (
          <p>
            <Typeset>{description}</Typeset>
          </p>
        ) : null}
        <ContactAddress contact={place} />
        <Reach email={email} phone={phone} />
        {openingHours && !children ? (
          <p className={styles.hours}>
            <strong>{contactTexts.hours}</strong> <Typeset>{openingHours}</Typeset>
          </p>
        ) : null}
        {children}
        <ContactPeople people={people} />
      </div>
      <PlaceMap contact={place} tiles={tiles} />
    </section>
  );
}

/** Street, postcode and city; nothing if they are unknown. */
export function ContactAddress({ contact: { street, zip, city } }: { readonly contact: Contact }) {
  if (!street && !city) return null;
  const town = [zip, city].filter(Boolean).join(" ");
  return (
    <address className={styles.address}>
      {street ? (
        <span>
          <Typeset>{street}</Typeset>
        </span>
      ) : null}
      {town ? (
        <span>
          <Typeset>{town}</Typeset>
        </span>
      ) : null}
    </address>
  );
}
