import type { ReactNode } from "react";
import styles from "./fields.module.css";

/** Two short fields side by side if the column has room. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
