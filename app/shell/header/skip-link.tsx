import { consentTexts } from "#app/messages/consent.ts";
import { consentBarId } from "../consent/consent-bar-id.ts";
import styles from "./skip-link.module.css";

interface SkipLinkProps {
  /** The cookie bar asks: it stands last, but nobody has to go through the page to answer. */
  readonly toConsent: boolean;
}

/** The first thing a keyboard meets. */
export function SkipLink({ toConsent }: SkipLinkProps) {
  return (
    <>
      <a className={styles.skip} href="#obsah">
        Přejít na obsah
      </a>
      {toConsent ? (
        <a className={styles.skip} href={`#${consentBarId}`}>
          {consentTexts.skip}
        </a>
      ) : null}
    </>
  );
}
