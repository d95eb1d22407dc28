import type { ReactNode } from "react";
import styles from "./account-section.module.css";
import { Typeset } from "#app/ui/typeset.tsx";

interface AccountSectionProps {
  /** Id of the heading, which labels the section; also the target of fragment links. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A section of an account page with its own heading. */
export function AccountSection({ id, title, intro, children }: AccountSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          <Typeset>{title}</Typeset>
        </h2>
        {intro ? (
          <p className="note">
            <Typeset>{intro}</Typeset>
          </p>
        ) : null}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
