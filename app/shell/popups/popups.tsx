import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ShellData } from "#app/domain/shell.ts";
import { paths, privacySlug } from "#app/domain/paths.ts";
import { newsletterForm } from "#app/messages/newsletter.ts";
import { NewsletterForm } from "#app/shell/newsletter/newsletter-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { IntroPosters, introTitle } from "./intro-posters.tsx";
import styles from "./popups.module.css";

const newsletterTitle = "novinky-okno";

/**
 * The popups of §4, closed: the boot script (`app/shell/boot/popups.ts`) opens and closes them, before hydration and
 * after it. The dialogs are not modal. One that opens while the cookie bar asks is a strip on it: its title and a link.
 */
export function Popups({ popups }: Pick<ShellData, "popups">) {
  const { pathname } = useLocation();
  return (
    <>
      {popups.intro ? (
        <dialog className={styles.popup} aria-label={introTitle(popups.intro.desktop)} data-popup="intro">
          <Dismissal popup="intro">
            <CloseButton label="Zavřít oznámení" />
          </Dismissal>
          <IntroPosters intro={popups.intro} />
        </dialog>
      ) : null}
      {popups.newsletter ? (
        <dialog
          className={styles.popup}
          aria-labelledby={newsletterTitle}
          data-popup="newsletter"
          hidden={pathname === paths.info(privacySlug)}
        >
          <div className={styles.sheet}>
            <h2 id={newsletterTitle} className={styles.title}>
              {newsletterForm.title}
            </h2>
            <p>{newsletterForm.text}</p>
            <NewsletterForm />
            <Link to={paths.newsletter()} className={styles.more} data-dismiss>
              {newsletterForm.submit}
            </Link>
            <Dismissal popup="newsletter">
              <CloseButton />
              <p className={styles.later}>
                <Button variant="quiet">{newsletterForm.notNow}</Button>
              </p>
            </Dismissal>
          </div>
        </dialog>
      ) : null}
    </>
  );
}

interface DismissalProps {
  readonly popup: "intro" | "newsletter";
  readonly children: ReactNode;
}

/** The form that records that the popup was closed. The boot script sends it, whatever closes the popup. */
function Dismissal({ popup, children }: DismissalProps) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={paths.popups()} data-dismiss>
      <input type="hidden" name="popup" value={popup} />
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  );
}
