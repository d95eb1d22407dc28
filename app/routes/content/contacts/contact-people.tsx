import { Picture } from "#app/components/picture.tsx";
import type { ContactPerson } from "#app/domain/contact.ts";
import { paths } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./contact-people.module.css";
import { Reach } from "./reach.tsx";
import { Typeset } from "#app/ui/typeset.tsx";

/** Contact cards: picture, academic title, name, function, e-mail and telephone. */
export function ContactPeople({ people }: { readonly people: readonly ContactPerson[] }) {
  if (people.length === 0) return null;
  return (
    <ul className={styles.people} role="list">
      {people.map((contactPerson) => (
        <li key={contactPerson.name} className={styles.person}>
          {contactPerson.image ? (
            <Picture
              className={styles.portrait}
              folder="person"
              file={contactPerson.image}
              alt=""
              ratio="portrait"
              widest={160}
              sizes="80px"
            />
          ) : null}
          <div className={styles.text}>
            <p className={styles.name}>
              <Name person={contactPerson} />
            </p>
            {contactPerson.function ? (
              <p className="note">
                <Typeset>{contactPerson.function}</Typeset>
              </p>
            ) : null}
            <Reach email={contactPerson.email} phone={contactPerson.phone} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Name({ person: { title, name, person } }: { readonly person: ContactPerson }) {
  const text = czech(title ? `${title} ${name}` : name);
  return person ? <Link to={paths.person(person)}>{text}</Link> : <>{text}</>;
}
