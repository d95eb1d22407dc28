import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page-head.module.css";
import { Typeset } from "./typeset.tsx";

interface PageHeadProps {
  readonly title: ReactNode;
  /** A sentence in larger type. */
  readonly lead?: ReactNode;
  /** A rule separates it from a list. */
  readonly isRuled?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The heading of a page with what belongs to it. */
export function PageHead({ title, lead, isRuled = false, className, children }: PageHeadProps) {
  return (
    <div className={classNames(styles.head, isRuled && styles.ruled, className)}>
      <h1>
        <Typeset isHeading>{title}</Typeset>
      </h1>
      {lead ? (
        <p className={styles.lead}>
          <Typeset>{lead}</Typeset>
        </p>
      ) : null}
      {children}
    </div>
  );
}
