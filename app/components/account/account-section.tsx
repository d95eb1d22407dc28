import type { ReactNode } from "react";
import styles from "./account-section.module.css";

interface AccountSectionProps {
  /** Of the heading, which names the section; also where links lead. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A part of a customer's page under a heading of its own. */
export function AccountSection({ id, title, intro, children }: AccountSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
