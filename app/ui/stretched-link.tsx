import { Link, type LinkProps } from "./link.tsx";
import styles from "./stretched-link.module.css";

/** The only link of a card (`position: relative`), announced once by screen readers; all of the card is its target. */
export function StretchedLink(props: LinkProps) {
  return <Link {...props} className={styles.link} />;
}
