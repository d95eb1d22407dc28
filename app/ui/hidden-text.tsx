import type { ReactNode } from "react";
import styles from "./hidden-text.module.css";

/** Text that is read aloud but not seen. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
