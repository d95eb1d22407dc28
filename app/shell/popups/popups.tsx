import { useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ShellData } from "#app/domain/shell-data.ts";
import { paths, privacySlug } from "#app/domain/paths.ts";
import { newsletterForm } from "#app/messages/shell-texts.ts";
import { NewsletterForm } from "#app/shell/newsletter/newsletter-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { CloseButton } from "#app/ui/close-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { IntroPosters, introTitle } from "./intro-posters.tsx";
import styles from "./popups.module.css";

const newsletterTitle = "novinky-okno";

/** A page where the visitor buys, pays, or signs in to do so. */
interface RouteHandle {
  readonly isPurchase?: boolean;
}

/**
 * The popups of §4, closed: the script in the head (`app/shell/start/open-popups.ts`) opens and closes them, before
 * hydration and after it. The dialogs are not modal. One that opens while the cookie bar asks is a strip on it: its
 * title and a link. So is one on the pages of a purchase, where it takes up its own space at the end of the page and
 * covers nothing.
 */
export function Popups({ popups }: Pick<ShellData, "popups">) {
  const { pathname } = useLocation();
  const isPurchase = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isPurchase);
  return (
    <>
      {popups.intro ? (
        <dialog
          className={styles.popup}
          aria-label={introTitle(popups.intro.desktop)}
          data-popup="intro"
          data-purchase={isPurchase || undefined}
          data-no-print
        >
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
          data-purchase={isPurchase || undefined}
          data-no-print
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

/** The form that records the closing of the popup. The script in the head sends it, whatever closes the popup. */
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
