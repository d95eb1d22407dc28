import styles from "./skip-link.module.css";

/** The first thing a keyboard meets. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#obsah">
      Přejít na obsah
    </a>
  );
}
