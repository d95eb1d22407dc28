import type { ReactNode } from "react";
import styles from "./hidden-text.module.css";

interface HiddenTextProps {
  /** Hidden from screen readers too. */
  readonly isUnread?: true;
  readonly children: ReactNode;
}

/** Visually hidden text for screen readers. */
export function HiddenText({ isUnread, children }: HiddenTextProps) {
  return (
    <span className={styles.hidden} aria-hidden={isUnread}>
      {children}
    </span>
  );
}
