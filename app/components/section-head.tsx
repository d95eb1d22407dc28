import { Icon } from "#app/ui/icon.tsx";
import { Link, useIsOpen } from "#app/ui/link.tsx";
import styles from "./section-head.module.css";
import { Unbroken } from "#app/ui/unbroken.tsx";

interface SectionHeadProps {
  readonly title: string;
  /** Labels the section: `<section aria-labelledby={id}>`. */
  readonly id: string;
  /** Link to the whole list, of which the section shows a part. */
  readonly more?: {
    readonly text: string;
    readonly to: string;
    /** The most likely next page: prefetched when the browser is idle. */
    readonly isNext?: boolean;
  };
}

/** A rule, a heading and a link to the whole list. */
export function SectionHead({ title, id, more }: SectionHeadProps) {
  const isOpen = useIsOpen(more?.to);
  return (
    <div className={styles.head}>
      <h2 id={id}>
        <Unbroken>{title}</Unbroken>
      </h2>
      {more && isOpen ? (
        <Link className={styles.more} to={more.to} data-next={more.isNext ? "" : undefined} viewTransition>
          <Unbroken>{more.text}</Unbroken>
          <Icon name="arrow-right" />
        </Link>
      ) : null}
    </div>
  );
}
