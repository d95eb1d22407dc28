import { czech } from "#app/domain/typography.ts";
import { consentBarId } from "../consent/consent-ids.ts";
import styles from "./skip-link.module.css";

const texts = czech({
  skip: "Přejít na volbu cookies",
});

interface SkipLinkProps {
  /**
   * Whether the page shows the cookie bar: it is last in the document, and this link avoids tabbing through the page to
   * it.
   */
  readonly toConsent: boolean;
}

/** The skip links, first in the tab order. */
export function SkipLink({ toConsent }: SkipLinkProps) {
  return (
    <>
      <a className={styles.skip} href="#obsah">
        Přejít na obsah
      </a>
      {toConsent ? (
        <a className={styles.skip} href={`#${consentBarId}`}>
          {texts.skip}
        </a>
      ) : null}
    </>
  );
}
