import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { useContext } from "react";
import { SmartLink } from "#app/components/smart-link.tsx";
import type { UnsentForm } from "#app/domain/unsent-form.ts";
import { paths } from "#app/domain/paths.ts";
import { resendPath } from "#app/domain/shop/resend.ts";
import { czech } from "#app/domain/typography.ts";
import { noPermission, notFoundDetails, errorPage, notFoundPage } from "#app/messages/errors-texts.ts";
import { resendAction, resendOrder } from "#app/messages/tickets-texts.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import styles from "./error-page.module.css";
import { TopMenuContext } from "./header/top-menu-context.ts";
import { RequestId, requestIdElementId } from "./request-id.ts";
import { IfOpen, Link } from "#app/ui/link.tsx";
import { SearchBox } from "./search/search-box.tsx";

const texts = czech({
  search: "Co jste hledali?",
  menu: "Nebo pokračujte sem:",
  /** For a 403: another site sent the form, or the browser sends no origin. */
  crossSiteForm:
    "Formulář nepřišel z našich stránek, proto jsme ho nezpracovali. Vraťte se prosím o stránku zpět a odešlete ho znovu.",
});

export interface ErrorDetailsProps {
  readonly error: unknown;
  readonly status: number;
}

/** The content of the error page below its heading. */
export function ErrorDetails({ error, status }: ErrorDetailsProps) {
  const number = useRequestNumber();
  const { pathname, search } = useLocation();
  return (
    <>
      <ErrorText error={error} status={status} />
      <div className={styles.ways}>
        <ButtonLink to={paths.home()}>{notFoundPage.button}</ButtonLink>
        {/* Reloads the whole document, because the client-side state may be broken. */}
        {status >= 500 && !unsentIn(error) ? <a href={pathname + search}>{errorPage.again}</a> : null}
      </div>
      {status === 404 && pathname.startsWith("/shrnuti/") ? (
        <IfOpen to={resendPath()}>
          <p>
            {resendOrder} <Link to={resendPath()}>{resendAction}</Link>
          </p>
        </IfOpen>
      ) : null}
      {status === 404 ? <NotFoundLinks /> : null}
      {number ? (
        <p className={styles.id}>
          {errorPage.requestId} <span id={requestIdElementId}>{number}</span>
        </p>
      ) : null}
    </>
  );
}

/**
 * The request id of the failure's log lines. Known only for a failure of the document itself: one after a client-side
 * navigation has no id.
 */
function useRequestNumber(): string | null {
  const sent = useContext(RequestId);
  const { key } = useLocation();
  return sent && (sent.entry === null || sent.entry === key) ? sent.id : null;
}

/** Shown with a 404: the search and the main pages. */
function NotFoundLinks() {
  const pages = useContext(TopMenuContext);
  return (
    <>
      <IfOpen to={paths.search()}>
        <div className={styles.search}>
          <p>{texts.search}</p>
          <SearchBox id="hledat-misto-toho" label={texts.search} large />
        </div>
      </IfOpen>
      <nav className={styles.menu} aria-label={texts.menu}>
        <p>{texts.menu}</p>
        <ul role="list">
          {pages.map(({ text, link, leaves }) => (
            <li key={text + link}>
              <SmartLink to={link} leaves={leaves}>
                {text}
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function ErrorText({ error, status }: ErrorDetailsProps) {
  if (isRouteErrorResponse(error) && error.statusText === noPermission.statusText) {
    return <p>{noPermission.text}</p>;
  }
  if (status === 404) {
    return (
      <>
        <p>{notFoundDetails.text}</p>
        <p>{notFoundDetails.hint}</p>
      </>
    );
  }
  return (
    <>
      <p>{errorPage.text}</p>
      {status === 403 ? <p>{texts.crossSiteForm}</p> : null}
      <UnsentFormAgain error={error} />
    </>
  );
}

/** Only `keepForm` (server/actions/handlers.ts) throws a response with JSON. */
function unsentIn(error: unknown): UnsentForm | null {
  const unsent: unknown = isRouteErrorResponse(error) ? error.data : null;
  return typeof unsent === "object" ? (unsent as UnsentForm | null) : null;
}

/** Keeps the typed values: the same form, for sending again later. */
function UnsentFormAgain({ error }: Pick<ErrorDetailsProps, "error">) {
  const unsent = unsentIn(error);
  if (!unsent) return null;
  const { message, action, fields, isOrder } = unsent;
  return (
    <form method="post" action={action} className="stack gap-3 start">
      <p role="alert">{message}</p>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button variant="secondary">{isOrder ? errorPage.backToOrder : errorPage.sendAgain}</Button>
    </form>
  );
}
