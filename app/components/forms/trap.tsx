import { useId } from "react";
import { trapName } from "./trap-name.ts";
import styles from "./trap.module.css";

/** Out of sight, of the tab order and of readers; where styles do not come, its label says to leave it empty. */
export function Trap() {
  // A page may have two forms with one.
  const id = useId();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>Toto pole nechte prázdné</label>
      <input type="text" id={id} name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
