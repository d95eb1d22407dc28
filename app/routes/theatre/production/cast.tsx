import { idText } from "#app/domain/id.ts";
import { useState } from "react";
import { Picture } from "#app/components/picture.tsx";
import { SectionHead } from "#app/components/section-head.tsx";
import { czech } from "#app/domain/typography.ts";
import { paths } from "#app/domain/paths.ts";
import type { CastRole, Production } from "#app/domain/theatre/production.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import styles from "./cast.module.css";
import { ShowMore } from "./show-more.tsx";
import { pathShowing, type Shown } from "./shown.ts";
import { Typeset } from "#app/ui/typeset.tsx";

const texts = czech({
  cast: "Osoby a obsazení",
  team: "Inscenační tým",
  allPeople: (n: number) => `Zobrazit všechny (${n})`,
  asGuest: "j. h.",
});

/** The number of people that a phone shows at first (§9). */
const firstPeople = 4;

interface CastProps {
  readonly production: Production;
  readonly portraits: Readonly<Record<string, string>>;
  readonly shown: Shown;
}

/** The cast. The page contains all of it; on a phone CSS hides all but the first four. */
export function Cast({ production, portraits, shown }: CastProps) {
  const { cast } = production;
  const [isWhole, setWhole] = useState(shown.allPeople);
  if (cast.length === 0) return null;
  const hasFaces = cast.some((role) => facesOf(role, portraits).length > 0);
  return (
    <section aria-labelledby="obsazeni">
      <SectionHead id="obsazeni" title={texts.cast} />
      <ul
        className={classNames(
          styles.cast,
          hasFaces ? styles.portraits : styles.lines,
          !isWhole && styles.short,
        )}
        role="list"
        aria-label={texts.cast}
      >
        {cast.map((role, index) => (
          // Several people may play roles of the same name („Voják“).
          <li key={index}>
            {hasFaces ? <Faces role={role} portraits={portraits} /> : null}
            <p className={styles.names}>
              <Names role={role} />
            </p>
            {role.role ? (
              <p className={styles.role}>
                <Typeset>{role.role}</Typeset>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {cast.length > firstPeople ? (
        <ShowMore
          className={styles.more}
          to={pathShowing(production, { ...shown, allPeople: !isWhole }, "obsazeni")}
          isOpen={isWhole}
          onToggle={() => setWhole(!isWhole)}
          text={texts.allPeople(cast.length)}
        />
      ) : null}
    </section>
  );
}

/** The creative team, as a list like in a printed programme. */
export function Team({ production: { team } }: { readonly production: Production }) {
  if (team.length === 0) return null;
  return (
    <section aria-labelledby="tym">
      <SectionHead id="tym" title={texts.team} />
      <dl className={styles.team}>
        {team.map((role) => (
          <div key={role.role}>
            <dt>
              <Typeset>{role.role}</Typeset>
            </dt>
            <dd>
              <Names role={role} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** „Barbora Chalupníková / Eliška Řeháčková“, „Vít Šindelka j. h.“ */
function Names({ role: { people } }: { readonly role: CastRole }) {
  return people.map(({ name, person, asGuest }, index) => (
    <span key={name} className={styles.one}>
      {person ? (
        <Link to={paths.person(person)}>
          <Typeset isHeading>{name}</Typeset>
        </Link>
      ) : (
        <Typeset isHeading>{name}</Typeset>
      )}
      {asGuest ? (
        <>
          {" "}
          <abbr className={styles.guest} title="jako host">
            {texts.asGuest}
          </abbr>
        </>
      ) : null}
      {index < people.length - 1 ? " / " : null}
    </span>
  ));
}

interface FacesProps {
  readonly role: CastRole;
  readonly portraits: Readonly<Record<string, string>>;
}

/** One portrait; alternating actors share it side by side. */
function Faces({ role, portraits }: FacesProps) {
  const faces = facesOf(role, portraits);
  if (faces.length === 0) return <span className={styles.nobody} aria-hidden="true" />;
  return (
    <span className={styles.faces} aria-hidden="true">
      {faces.map((file) => (
        <Picture
          key={file}
          className={styles.face}
          folder="person"
          file={file}
          alt=""
          ratio="portrait"
          widest={240}
          sizes="(min-width: 1024px) 230px, (min-width: 768px) 25vw, 50vw"
        />
      ))}
    </span>
  );
}

const mostFaces = 3;

function facesOf({ people }: CastRole, portraits: FacesProps["portraits"]): string[] {
  return people
    .flatMap(({ person }) => (person ? (portraits[idText(person.id)] ?? []) : []))
    .slice(0, mostFaces);
}
