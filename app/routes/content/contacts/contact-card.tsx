import type { Contact } from "#app/domain/contact.ts";
import { paths } from "#app/domain/paths.ts";
import { contactTexts } from "#app/messages/content-texts.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./contact-card.module.css";
import { ContactAddress } from "./contact-detail.tsx";
import { ContactPeople } from "./contact-people.tsx";
import { Reach } from "./reach.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

/**
 * A department or a branch as a row of a directory: its purpose, then its contact details and people. Its name links to
 * the same page with this contact first.
 */
export function ContactCard({ contact }: { readonly contact: Contact }) {
  const { name, description, openingHours, email, phone, people } = contact;
  return (
    <article className={classNames(styles.card, people.length === 0 && styles.place)}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={paths.contacts(contact)}>
            <Typeset isHeading>{name}</Typeset>
          </Link>
        </h3>
        {description ? (
          <p>
            <Typeset>{description}</Typeset>
          </p>
        ) : null}
        <ContactAddress contact={contact} />
        {openingHours ? (
          <p>
            <strong>{contactTexts.hours}</strong> <Typeset>{openingHours}</Typeset>
          </p>
        ) : null}
      </div>
      <div className={styles.ways}>
        <Reach email={email} phone={phone} />
        <ContactPeople people={people} />
      </div>
    </article>
  );
}
