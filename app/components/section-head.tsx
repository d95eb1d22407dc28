import { Link } from "@remix-run/react";
import { Icon } from "#app/ui/icon.tsx";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  readonly title: string;
  /** Names the section: `<section aria-labelledby={id}>`. */
  readonly id: string;
  /** The whole list this section shows a part of. */
  readonly more?: {
    readonly text: string;
    readonly to: string;
    /** What most visitors of the page open next: fetched ahead when the browser is idle. */
    readonly isNext?: boolean;
  };
}

/** A rule, a tight heading and the way to the rest. */
export function SectionHead({ title, id, more }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {more ? (
        <Link className={styles.more} to={more.to} data-next={more.isNext ? "" : undefined} viewTransition>
          {more.text}
          <Icon name="arrow-right" />
        </Link>
      ) : null}
    </div>
  );
}
