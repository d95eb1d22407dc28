import { paths, privacySlug } from "#app/domain/paths.ts";
import { czech } from "#app/domain/typography.ts";
import { consentTexts } from "#app/messages/shell-texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { consentBarId } from "./consent-ids.ts";
import styles from "./consent-bar.module.css";
import { ConsentForm } from "./consent-form.tsx";

const texts = czech({
  title: "Cookies na našem webu",
  text: "Technické cookies drží web a košík v chodu, s vaším souhlasem použijeme i další, abychom věděli, co vás zajímá, a mohli vás zvát na představení.",
  privacy: "Zásady zpracování osobních údajů",
  settings: "Nastavit",
});

const clauseEnd = /(?<=[,.–]) /u;

/**
 * The cookie bar, shown until the visitor has chosen. It takes up its own space at the end of the page and sticks to
 * the bottom of the window, so that no content stays covered; a skip link leads there. It does not trap the focus, and
 * Esc does not close it.
 */
export function ConsentBar() {
  return (
    <section className={styles.bar} id={consentBarId} tabIndex={-1} aria-labelledby="souhlas" data-no-print>
      <h2 className={styles.title} id="souhlas">
        {texts.title}
      </h2>
      <p className={styles.text}>
        {texts.text.split(clauseEnd).flatMap((clause) => [<span key={clause}>{clause}</span>, " "])}
        <Link to={paths.info(privacySlug)}>{texts.privacy}</Link>
      </p>
      <ConsentForm className={styles.buttons}>
        <Button variant="secondary" name="choice" value="all">
          {consentTexts.acceptAll}
        </Button>
        <Button variant="secondary" name="choice" value="refuse">
          {consentTexts.refuse}
        </Button>
        <ButtonLink variant="secondary" to={paths.consentSettings()} data-consent-settings="">
          {texts.settings}
        </ButtonLink>
      </ConsentForm>
    </section>
  );
}
