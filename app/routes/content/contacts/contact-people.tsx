import { Picture } from "#app/components/picture.tsx";
import { Typeset } from "#app/components/typeset.tsx";
import type { ContactPerson } from "#app/domain/contact.ts";
import { paths } from "#app/domain/paths.ts";
import { nbsp } from "#app/domain/typography.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./contact-people.module.css";
import { Reach } from "./reach.tsx";

/** Contact cards: picture, academic title, name, function, e-mail and telephone. */
export function ContactPeople({ people }: { readonly people: readonly ContactPerson[] }) {
  if (people.length === 0) return null;
  return (
    <ul className={styles.people} role="list">
      {people.map((one) => (
        <li key={one.name} className={styles.person}>
          {one.image ? (
            <Picture
              className={styles.portrait}
              folder="person"
              file={one.image}
              alt=""
              ratio="portrait"
              widest={160}
              sizes="80px"
            />
          ) : null}
          <div className={styles.text}>
            <p className={styles.name}>
              <Name person={one} />
            </p>
            {one.function ? (
              <p className={styles.function}>
                <Typeset>{one.function}</Typeset>
              </p>
            ) : null}
            <Reach email={one.email} phone={one.phone} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Name({ person: { title, name, person } }: { readonly person: ContactPerson }) {
  const text = nbsp(title ? `${title} ${name}` : name);
  return person ? <Link to={paths.person(person)}>{text}</Link> : <>{text}</>;
}
