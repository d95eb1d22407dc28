import { Icon } from "#app/ui/icon.tsx";
import { Link, useIsOpen } from "#app/ui/link.tsx";
import styles from "./section-head.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface SectionHeadProps {
  readonly title: string;
  /** Labels the section: `<section aria-labelledby={id}>`. */
  readonly id: string;
  /** Link to the whole list, of which the section shows a part. */
  readonly more?: {
    readonly text: string;
    readonly to: string;
    readonly isNext?: boolean;
  };
}

/** A rule, a heading and a link to the whole list. */
export function SectionHead({ title, id, more }: SectionHeadProps) {
  const isOpen = useIsOpen(more?.to);
  return (
    <div className={styles.head}>
      <h2 id={id}>
        <Typeset>{title}</Typeset>
      </h2>
      {more && isOpen ? (
        <Link className={styles.more} to={more.to} isNext={more.isNext} viewTransition>
          <Typeset>{more.text}</Typeset>
          <Icon name="arrow-right" />
        </Link>
      ) : null}
    </div>
  );
}
