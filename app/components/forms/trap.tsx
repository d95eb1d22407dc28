import { trapName } from "./trap-name.ts";
import styles from "./trap.module.css";

/** Out of sight, of the tab order and of readers; where styles do not come, its label says to leave it empty. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={`past-${trapName}`}>Toto pole nechte prázdné</label>
      <input type="text" id={`past-${trapName}`} name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
